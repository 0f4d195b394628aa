/** One request for a free seat, and the decision about it. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import type { FlashMessage } from '~/components/layout/flash-message'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { LEVEL_NAMES } from '~/exam/core/names'
import { parseFormData, readForm } from '~/forms/parse.server'
import { examLevel } from '~/models/bank/stored-level'
import { type Decided, DecisionSchema, decideRequest, stepsOf } from '~/models/scholarship/decision.server'
import { findRequest } from '~/models/scholarship/list.server'
import { listOpenPools } from '~/models/scholarship/pools.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText, momentText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { DecisionForm } from './parts/decision-form'
import { FOR_NAMES, REASON_NAMES, STATE_NAMES, STEP_NAMES } from './parts/words'

export const meta = pageMeta('Request for a free seat')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const found = await findRequest(params.requestId ?? '')
  if (!found) throw notFound()
  const { id, state, exam, forWhom, user, membership, asked, reason, poolId } = found
  const pools = state === 'asked' ? await listOpenPools() : []
  const { subscription } = membership
  return {
    ...{ id, state, userId: user.id, name: `${user.firstName} ${user.lastName}`, email: user.email },
    facts: [
      ['Fee waiver', exam],
      ['For', FOR_NAMES[forWhom]],
      ['Level', user.profile ? LEVEL_NAMES[examLevel(user.profile.level)] : 'not said yet'],
      ['Sent', momentText(found.createdAt, zone)],
      ['Requests of this account', String(asked)],
      ['Membership now', membershipNow(membership.state, subscription, zone)],
      ...(found.decidedAt ? [['Decided', momentText(found.decidedAt, zone)] as const] : []),
      ...(reason ? [['What the family reads', REASON_NAMES[reason]] as const] : []),
      ...(found.endsAt ? [['Seat until', dayText(found.endsAt, zone)] as const] : []),
    ] as [string, string][],
    poolId,
    steps: stepsOf(state).map((step) => ({ value: step, label: STEP_NAMES[step] })),
    pools: pools.map(({ id: value, left, expiresAt }) => ({ value, label: `${left} left, until ${dayText(expiresAt, zone)}` })),
  }
}

function membershipNow(state: string, subscription: { renewsAt: Date | null; endDate: Date | null } | null, zone: string): string {
  if (!subscription) return state === 'trial' ? 'the first 48 hours' : 'free'
  if (subscription.renewsAt) return `pays for a plan, which renews on ${dayText(subscription.renewsAt, zone)}`
  return subscription.endDate ? `everything open until ${dayText(subscription.endDate, zone)}` : 'everything open'
}

const TOLD: Record<Exclude<Decided, 'missing'>, FlashMessage> = {
  done: { kind: 'success', title: 'Done', text: 'The family is mailed to look. It stands in the audit log.' },
  overtaken: { kind: 'problem', title: 'Nothing changed', text: 'It was decided or taken back meanwhile. This is how it stands now.' },
  full: {
    kind: 'problem',
    title: 'No seat was given',
    text: 'That pool has no free seat any more. Please choose another, or open a new one.',
  },
  own: { kind: 'problem', title: 'This is your own request', text: 'Another admin has to decide about it.' },
  waits: {
    kind: 'problem',
    title: 'No seat was given',
    text: 'A parent has to agree to this account first, or has taken the agreement back. The request waits.',
  },
  plan: {
    kind: 'problem',
    title: 'No seat was given',
    text: 'The account pays for a plan that goes on renewing, and would pay beside the free seat. It has to cancel the plan first.',
  },
  leaving: { kind: 'problem', title: 'No seat was given', text: 'The account is to be deleted. The request goes with it.' },
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { requestId: id = '' } = params
  if (!(await findRequest(id))) throw notFound()
  const { value, refusal } = parseFormData(await readForm(request), DecisionSchema)
  if (refusal) return refusal

  const outcome = await decideRequest({ id, actorId: admin.id, ...value })
  if (outcome === 'missing') throw notFound()
  return redirect(paths.admin.scholarshipRequest(id), { status: 303, headers: await flashHeaders(TOLD[outcome]) })
}

export default function RequestPage() {
  const { id, userId, name, email, state, facts, poolId, steps, pools } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap narrow page stack loose">
      <p>
        <AppLink to={paths.admin.scholarship(`state=${state}`)}>All requests</AppLink>
      </p>
      <div className="cluster">
        <h1>{name}</h1>
        <Badge tone={state === 'granted' ? 'good' : state === 'asked' ? 'notice' : ''}>{STATE_NAMES[state]}</Badge>
      </div>
      <dl className="facts card">
        <dt>Account</dt>
        <dd>
          <AppLink to={paths.admin.user(userId)}>{email}</AppLink>
        </dd>
        {facts.map(([term, fact]) => (
          <Fact key={term} term={term} fact={fact} />
        ))}
        <dt>Record</dt>
        <dd>
          <AppLink to={paths.admin.audit(`search=${id}`)}>In the audit log</AppLink>
          {poolId && (
            <>
              , <AppLink to={paths.admin.scholarshipPool(poolId)}>its pool</AppLink>
            </>
          )}
        </dd>
      </dl>
      {steps.length > 0 && <DecisionForm id={id} steps={steps} pools={pools} answer={answer} />}
    </div>
  )
}

function Fact({ term, fact }: { term: string; fact: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </>
  )
}
