/** The page that asks before a student's own poem is deleted. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { textKey } from '~/components/writing/keeping/device'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { deleteOwn, findOwn, SeenSchema, seenOf } from '~/models/poems/own.server'
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
  return {
    poemId,
    name: own.title || 'Without a title',
    body: own.body,
    seen: seenOf(own),
    draftKey: textKey(student.id, `poem-${poemId}`),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { id: poemId } = pagePoem(params.poemId)
  const form = await readForm(request)
  const outcome = await deleteOwn({ userId: student.id, poemId, seen: SeenSchema.parse(form.get('seen')) })
  if (outcome === 'elsewhere') return data({ problem: SAVED_ELSEWHERE }, 409)
  const headers = await flashHeaders({ kind: 'success', title: 'Poem deleted', text: 'The sheet is empty again.' })
  return redirect(paths.learn.ownPoem(poemId), { status: 303, headers })
}

const SAVED_ELSEWHERE = {
  title: 'Another window has saved this poem',
  text: 'Nothing was deleted. The newer poem stands below: please look at it first.',
}

export default function DeleteOwnPoem() {
  const { poemId, name, body, seen, draftKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <PageDialog title="Delete your poem?">
      <Problem problem={answer?.problem} />
      <p>“{name}” will be gone and cannot be brought back.</p>
      {answer && <p className="written">{body}</p>}
      <form method="post" action={paths.learn.ownPoemDeletion(poemId)} className="cluster" data-forget={draftKey}>
        <input type="hidden" name="seen" value={seen} />
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
