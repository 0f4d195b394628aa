/** Asks before work is taken back: it goes from the lists of all who have not done it yet. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { findGiven, withdrawGiven } from '~/models/assignments/given.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { TutorFrame } from '../parts/tutor-frame'

export const meta = pageMeta('Withdraw an assignment')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const given = await findGiven({ tutorId, batchId: params.batchId ?? '' })
  if (!given) throw notFound()
  const names = given.rows.filter(({ completedAt, withdrawnAt }) => !completedAt && !withdrawnAt).map(({ name }) => name)
  return { batchId: given.batchId, title: given.title, names }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  await readForm(request)
  const at = { tutorId, batchId: params.batchId ?? '' }
  if (!(await findGiven(at))) throw notFound()

  const count = await withdrawGiven(at)
  const headers = await flashHeaders(
    count > 0
      ? { kind: 'success', title: 'Withdrawn', text: 'It no longer stands on their lists. What they began stays theirs.' }
      : { kind: 'problem', title: 'Nothing was withdrawn', text: 'Everybody has done it, or it was withdrawn before.' },
  )
  return redirect(paths.tutor.assignment(at.batchId), { status: 303, headers })
}

export default function Withdrawal() {
  const { batchId, title, names } = useLoaderData<typeof loader>()
  return (
    <TutorFrame title="Withdraw this assignment?">
      <section className="card stack">
        <p>
          <strong>{title}</strong>
        </p>
        {names.length > 0 ? (
          <>
            <p>It goes from the list of {names.join(', ')}. What is done stays done, and what was begun stays with the student.</p>
            <form method="post" action={paths.tutor.assignmentWithdrawal(batchId)}>
              <SubmitButton pending="Withdrawing...">Withdraw it</SubmitButton>
            </form>
          </>
        ) : (
          <p>There is nothing to withdraw: nobody has it on the list anymore.</p>
        )}
        <p>
          <AppLink to={paths.tutor.assignment(batchId)}>Keep it as it is</AppLink>
        </p>
      </section>
    </TutorFrame>
  )
}
