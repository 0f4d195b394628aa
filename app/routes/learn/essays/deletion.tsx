/** The page that asks before an essay is deleted. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { deleteEssay } from '~/models/essays/essays.server'
import { findWriting } from '~/models/writing/writing.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { wordCount } from '~/utils/text/words'

export const meta = pageMeta('Delete your essay')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { essayId = '' } = params
  const essay = await findWriting({ userId: student.id, essayId })
  if (!essay?.isWorkshop) throw notFound()
  const back = essay.isOver ? paths.learn.essay(essayId) : paths.learn.writing(essayId)
  return { essayId, length: wordCount(essay.body), isFirst: essay.draftOfId === null, back }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  await readForm(request)
  if (!(await deleteEssay({ userId: student.id, essayId: params.essayId ?? '' }))) throw notFound()
  const headers = await flashHeaders({ kind: 'success', title: 'Essay deleted', text: 'Nothing of it is kept.' })
  return redirect(paths.learn.essayWorkshop(), { status: 303, headers })
}

export default function DeleteEssay() {
  const { essayId, length, isFirst, back } = useLoaderData<typeof loader>()
  return (
    <PageDialog title={isFirst ? 'Delete this essay?' : 'Delete this draft?'}>
      <p>
        {length}, with everything that was said about {isFirst ? 'it and with its later drafts' : 'it'}. It cannot be brought back, and what
        it used this week stays used.
      </p>
      <form method="post" action={paths.learn.essayDeletion(essayId)} className="cluster">
        <SubmitButton pending="Deleting..." look="danger">
          Delete it
        </SubmitButton>
        <ButtonLink to={back} look="quiet">
          Keep it
        </ButtonLink>
      </form>
    </PageDialog>
  )
}
