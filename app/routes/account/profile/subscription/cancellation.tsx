/** Ending a plan with the time that was paid for. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { setOwnRenewal } from '~/models/money/own-plan.server'
import { PAID_PLANS } from '~/models/money/plans/plans'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { answerPlan } from './parts/answer.server'
import { requirePlan } from './parts/own.server'

export const meta = pageMeta('Cancel the plan')

export async function loader({ request }: LoaderFunctionArgs) {
  const { own, zone } = await requirePlan(request)
  return { name: PAID_PLANS[own.plan].name, until: dayText(own.renewsAt ?? own.endDate, zone), isEnding: !own.renewsAt && !own.isFailing }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  await readForm(request)
  const outcome = await setOwnRenewal(student.id, false)
  return answerPlan(outcome, { title: 'The plan will not renew', text: 'Everything stays open to the end of the time you paid for.' })
}

export default function Cancellation() {
  const { name, until, isEnding } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return (
    <PageDialog title={isEnding ? `${name} ends on ${until}` : `Cancel ${name}?`}>
      <Problem problem={problem} />
      {isEnding ? (
        <p>It is canceled already. Everything stays open until then.</p>
      ) : (
        <>
          <p>
            Everything stays open until {until}, and nothing more is charged. After that your account goes on as a free one, with all your
            results and mistakes. You can resume the plan until then.
          </p>
          <form method="post" action={paths.account.planCancellation()}>
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
