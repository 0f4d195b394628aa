/** The page that asks before a student's own poem is deleted. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { textKey } from '~/components/writing/keeping/device'
import { SubmitButton } from '~/forms/submit-button'
import { deleteOwn, findOwn } from '~/models/poems/own.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { pagePoem } from './parts/page-poem.server'

export const meta = pageMeta('Delete your poem')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { id: poemId } = pagePoem(params.poemId)
  const own = await findOwn({ userId: student.id, poemId })
  if (!own) throw redirect(paths.learn.ownPoem(poemId))
  return { poemId, name: own.title || 'Without a title', draftKey: textKey(student.id, `poem-${poemId}`) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { id: poemId } = pagePoem(params.poemId)
  await deleteOwn({ userId: student.id, poemId })
  const headers = await flashHeaders({ kind: 'success', title: 'Poem deleted', text: 'The sheet is empty again.' })
  return redirect(paths.learn.ownPoem(poemId), { status: 303, headers })
}

export default function DeleteOwnPoem() {
  const { poemId, name, draftKey } = useLoaderData<typeof loader>()
  return (
    <PageDialog title="Delete your poem?">
      <p>“{name}” will be gone and cannot be brought back.</p>
      <form method="post" action={paths.learn.ownPoemDeletion(poemId)} className="cluster" data-forget={draftKey}>
        <SubmitButton pending="Deleting..." look="danger">
          Delete it
        </SubmitButton>
        <ButtonLink to={paths.learn.ownPoem(poemId)} look="quiet">
          Keep it
        </ButtonLink>
      </form>
      <script src="/poems.js" defer />
    </PageDialog>
  )
}
