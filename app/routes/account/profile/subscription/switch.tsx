/** Another plan instead: what it costs now and when it renews, before anything is confirmed. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireStudent } from '~/auth/guards/guards.server'
import { countTry, forgetTries } from '~/auth/limits.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { previewOwnSwitch, switchOwnPlan } from '~/models/money/own-plan.server'
import { PAID_PLANS, PLAN_NAMES, planNamed } from '~/models/money/plans/plans'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { answerPlan } from './parts/answer.server'
import { planNameOf, requireBuyer, requirePlan } from './parts/own.server'

export const meta = pageMeta('Switch the plan')

/** The second that the preview counted with, by which the switch costs the same, and the mark of what it showed. */
const SwitchSchema = z.object({
  plan: z.enum(PLAN_NAMES),
  at: z.coerce.number().int().min(0).max(4_000_000_000),
  shown: z.string().max(64).default(''),
})

const UNANSWERED = {
  kind: 'problem',
  title: 'Our payment provider is not responding',
  text: 'We cannot tell yet whether the plan was switched. Please look again in a minute: nothing is charged twice.',
} as const
const CHANGED = {
  kind: 'problem',
  title: 'Please look at the price again',
  text: 'The plan or what it costs has changed since the page was opened. Nothing was charged.',
} as const
const BUSY = {
  kind: 'problem',
  title: 'The plan is being switched',
  text: 'Another tab or click has begun it. Please look again in a moment: it is charged once.',
} as const
const UNCLEAR = { title: 'Nothing was changed', text: 'Please choose one of the plans.' }

export async function loader({ request }: LoaderFunctionArgs) {
  const { student, own, of, zone } = await requirePlan(request)
  await requireBuyer(student)
  // The card comes first: the membership says so.
  if (own.isFailing) throw redirect(paths.account.subscription())
  const to = planNamed(new URL(request.url).searchParams.get('plan'))
  const names = { from: PAID_PLANS[own.plan].name, of }
  if (!to || to === own.plan) {
    const others = PLAN_NAMES.filter((plan) => plan !== own.plan).map((plan) => ({ plan, ...wordsOf(plan) }))
    return data({ view: 'choose' as const, ...names, others }, to === null && new URL(request.url).searchParams.has('plan') ? 400 : 200)
  }

  const at = Math.floor(Date.now() / 1000)
  const preview = await previewOwnSwitch(own, to, new Date(at * 1000))
  if (preview === 'none') throw redirect(paths.account.subscription())
  if (preview === 'unanswered') return data({ view: 'unanswered' as const, ...names, to }, 502)
  const { due, credit, left, renewsAt, shown } = preview
  const amounts = { due: moneyText(due), credit: moneyText(credit), left: left > 0 ? moneyText(left) : null }
  return data({ view: 'preview' as const, ...names, to, at, shown, ...wordsOf(to), ...amounts, renews: dayText(renewsAt, zone) })
}

function wordsOf(plan: (typeof PLAN_NAMES)[number]) {
  const { name, amount, renewal } = PAID_PLANS[plan]
  return { name, amount: moneyText(amount), renewal }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  await requireBuyer(student)
  const { value, refusal } = parseFormData(await readForm(request), SwitchSchema)
  if (refusal) return data({ problem: UNCLEAR }, 400)
  const { plan: to, at, shown } = value
  if ((await countTry('plan switch', student.id)) !== null) return toMembership(BUSY)

  const name = planNameOf(request)
  const outcome = await switchOwnPlan({ userId: student.id, name, to, at: new Date(at * 1000), shown })
  await forgetTries('plan switch', student.id)
  // What it costs now, or that there is no plan to switch.
  if (outcome === 'changed')
    return redirect(paths.account.planSwitch(to, name ?? undefined), { status: 303, headers: await flashHeaders(CHANGED) })
  // This page would ask the provider again, and whoever waits has waited for it.
  if (outcome === 'unanswered') return toMembership(UNANSWERED)
  return answerPlan(outcome, { title: 'The plan is switched', text: `You have ${PAID_PLANS[to].name} from now on.` })
}

async function toMembership(word: Parameters<typeof flashHeaders>[0]) {
  return redirect(paths.account.subscription(), { status: 303, headers: await flashHeaders(word) })
}

export default function Switch() {
  const page = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  if (page.view === 'choose') return <Choose {...page} problem={problem} />
  const again = paths.account.planSwitch(page.to, page.of)
  if (page.view === 'unanswered') {
    return (
      <PageDialog title="We cannot show the price right now">
        <p>Our payment provider is not responding. Nothing was changed. Please try again in a minute.</p>
        <ButtonLink to={again}>Try again</ButtonLink>
      </PageDialog>
    )
  }
  const { from, to, at, shown, name, amount, renewal, due, credit, left, renews } = page
  return (
    <PageDialog title={`Switch to ${name}?`}>
      <Problem problem={problem} />
      <p>
        {name} costs {amount} and renews {renewal}. What you have not used of {from} is credited, to the second.
      </p>
      <dl className="facts">
        <dt>Credit</dt>
        <dd>{credit}</dd>
        <dt>You pay now</dt>
        <dd>
          <strong>{due}</strong>
        </dd>
        {left && (
          <>
            <dt>Left over</dt>
            <dd>{left}, kept for your next invoices</dd>
          </>
        )}
        <dt>Renews</dt>
        <dd>{renews}</dd>
      </dl>
      <form method="post" action={again}>
        <input type="hidden" name="plan" value={to} />
        <input type="hidden" name="at" value={at} />
        <input type="hidden" name="shown" value={shown} />
        <SubmitButton pending="Switching...">Switch now</SubmitButton>
      </form>
      <p>
        <AppLink to={paths.account.subscription()}>Keep {from}</AppLink>
      </p>
    </PageDialog>
  )
}

interface ChooseProps {
  from: string
  of?: string
  others: { plan: string; name: string; amount: string; renewal: string }[]
  problem?: { title: string; text: string }
}

function Choose({ from, of, others, problem }: ChooseProps) {
  return (
    <PageDialog title="Switch the plan">
      <Problem problem={problem} />
      <p>You have {from}. The next page says what a switch costs, before you confirm it.</p>
      <ul className="stack tight">
        {others.map(({ plan, name, amount, renewal }) => (
          <li key={plan}>
            <AppLink to={paths.account.planSwitch(plan, of)}>{name}</AppLink>, {amount}, renews {renewal}
          </li>
        ))}
      </ul>
      <p>
        <AppLink to={paths.account.subscription()}>Keep {from}</AppLink>
      </p>
    </PageDialog>
  )
}
