/** A canceled plan that shall renew after all. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { resumeOwnPlan } from '~/models/money/own-plan.server'
import { PAID_PLANS } from '~/models/money/plans/plans'
import { paths } from '~/paths'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { answerPlan } from './parts/answer.server'
import { planNameOf, requireBuyer, requirePlan } from './parts/own.server'

export const meta = pageMeta('Resume the plan')

export async function loader({ request }: LoaderFunctionArgs) {
  const { student, own, of, zone } = await requirePlan(request)
  await requireBuyer(student)
  // The card comes first: the membership says so.
  if (own.isFailing) throw redirect(paths.account.subscription())
  const { name, amount, renewal } = PAID_PLANS[own.plan]
  return { name, of, amount: moneyText(amount), renewal, on: dayText(own.renewsAt ?? own.endDate, zone), isRenewing: own.renewsAt !== null }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  await requireBuyer(student)
  await readForm(request)
  const outcome = await resumeOwnPlan(student.id, planNameOf(request))
  return answerPlan(outcome, { title: 'The plan will renew', text: 'Nothing is charged before then, and you can cancel it at any time.' })
}

export default function Resumption() {
  const { name, of, amount, renewal, on, isRenewing } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return (
    <PageDialog title={isRenewing ? `${name} renews on ${on}` : `Resume ${name}?`}>
      <Problem problem={problem} />
      {isRenewing ? (
        <p>There is nothing to resume.</p>
      ) : (
        <>
          <p>
            Nothing is charged today. On {on} it renews for {amount}, and {renewal} from then on, until you cancel.
          </p>
          <form method="post" action={paths.account.planResumption(of)}>
            <SubmitButton pending="Resuming...">Resume the plan</SubmitButton>
          </form>
        </>
      )}
      <p>
        <AppLink to={paths.account.subscription()}>Your membership</AppLink>
      </p>
    </PageDialog>
  )
}
