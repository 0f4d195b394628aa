/** The page that asks before a talk is deleted. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { SubmitButton } from '~/forms/submit-button'
import { deleteTalk, findTalk } from '~/models/tutor-ai/talks.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Delete a talk')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const talk = await findTalk({ userId: student.id, id: params.talkId ?? '' })
  if (!talk) throw notFound()
  return { id: talk.id, title: talk.title }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  await deleteTalk({ userId: student.id, id: params.talkId ?? '' })
  const headers = await flashHeaders({ kind: 'success', title: 'Talk deleted', text: 'Everything that was said in it is gone.' })
  return redirect(paths.learn.talks(), { status: 303, headers })
}

export default function DeleteTalk() {
  const { id, title } = useLoaderData<typeof loader>()
  return (
    <PageDialog title="Delete this talk?">
      <p>“{title}” will be gone and cannot be brought back. A session that it used stays used.</p>
      <form method="post" action={paths.learn.talkDeletion(id)} className="cluster">
        <SubmitButton pending="Deleting..." look="danger">
          Delete it
        </SubmitButton>
        <ButtonLink to={paths.learn.talk(id)} look="quiet">
          Keep it
        </ButtonLink>
      </form>
    </PageDialog>
  )
}
