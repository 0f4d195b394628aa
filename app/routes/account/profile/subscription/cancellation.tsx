/** Ending a plan with the time that was paid for. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { cancelOwnPlan } from '~/models/money/own-plan.server'
import { PAID_PLANS } from '~/models/money/plans/plans'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { answerPlan } from './parts/answer.server'
import { planNameOf, requirePlan } from './parts/own.server'

export const meta = pageMeta('Cancel the plan')

export async function loader({ request }: LoaderFunctionArgs) {
  const { own, of, zone } = await requirePlan(request)
  const { renewsAt, endDate, isFailing } = own
  return { name: PAID_PLANS[own.plan].name, of, until: dayText(renewsAt ?? endDate, zone), isFailing, isEnding: !renewsAt && !isFailing }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  await readForm(request)
  const { outcome, isOver } = await cancelOwnPlan(student.id, planNameOf(request))
  return answerPlan(outcome, isOver ? OVER : ENDING)
}

const ENDING = { title: 'The plan will not renew', text: 'Everything stays open to the end of the time you paid for.' }
const OVER = { title: 'The plan has ended', text: 'Nothing more is charged. Your results and mistakes stay.' }

export default function Cancellation() {
  const { name, of, until, isFailing, isEnding } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return (
    <PageDialog title={isEnding ? `${name} ends on ${until}` : `Cancel ${name}?`}>
      <Problem problem={problem} />
      {isEnding ? (
        <p>It is canceled already. Everything stays open until then.</p>
      ) : (
        <>
          {isFailing ? (
            <p>
              The last renewal was not paid, so the plan ends at once, and nothing more is charged. Your account goes on as a free one, with
              all your results and mistakes.
            </p>
          ) : (
            <p>
              Everything stays open until {until}, and nothing more is charged. After that your account goes on as a free one, with all your
              results and mistakes. You can resume the plan until then.
            </p>
          )}
          <form method="post" action={paths.account.planCancellation(of)}>
            <SubmitButton pending="Canceling..." look="danger">
              Cancel the plan
            </SubmitButton>
          </form>
        </>
      )}
      <p>
        <AppLink to={paths.account.subscription()}>{isEnding ? 'Your membership' : 'Keep the plan'}</AppLink>
      </p>
    </PageDialog>
  )
}
