/** One application: what was written, how it stands, and the decision that an admin takes, with a reason that the person reads. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { parseFormData, readForm } from '~/forms/parse.server'
import { findStanding } from '~/models/accounts/audiences/standing.server'
import { nameOf } from '~/models/admins/admin-names.server'
import { DecisionSchema, decide } from '~/models/partners/decision.server'
import { accountState, findApplication } from '~/models/partners/list.server'
import { seenText, stepsFrom } from '~/models/partners/steps'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText, momentText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { DecisionForm } from '../parts/decision-form'
import { decisionMessage, STATE_NAMES } from '../parts/decisions.server'
import { LABELS, STEP_NAMES } from './parts/labels'
import { partnersAt } from './parts/list.server'
import { PAGES } from './parts/pages'

export const meta = pageMeta('Application')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const audience = partnersAt(request)
  const id = params.partnerId ?? ''
  const [standing, application, account] = await Promise.all([
    findStanding(audience, { id }),
    findApplication(audience, id),
    accountState({ audience, id }),
  ])
  if (!standing?.emailVerified || !application) throw notFound()

  const { firstName, lastName, email, status, createdAt, decidedAt, decidedBy, decisionReason } = standing
  return {
    ...{ audience, id, email, status, decisionReason },
    name: `${firstName} ${lastName}`,
    stateName: STATE_NAMES[status],
    applied: momentText(createdAt, zone),
    decided: decidedAt && momentText(decidedAt, zone),
    decider: await nameOf(decidedBy),
    facts: Object.entries(application).map(([name, value]) => ({ label: LABELS[name] ?? name, value })),
    factorSince: account.factorSince && dayText(account.factorSince, zone),
    deletedOn: account.deletedOn && dayText(account.deletedOn, zone),
    seen: seenText({ status, decidedAt }),
    steps: stepsFrom(status).map((step) => ({ value: step, label: STEP_NAMES[step] })),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const audience = partnersAt(request)
  const { value: decision, refusal } = parseFormData(await readForm(request), DecisionSchema)
  if (refusal) return refusal

  const { partnerId: id = '' } = params
  const result = await decide({ audience, id, actorId: admin.id, ...decision })
  if (result.outcome === 'missing') throw notFound()

  const headers = await flashHeaders(decisionMessage(result))
  return redirect(PAGES[audience].one(id), { status: 303, headers })
}

export default function PartnerPage() {
  const partner = useLoaderData<typeof loader>()
  const { audience, id, name, email, status, stateName, applied, decided, decider, decisionReason, facts, steps, seen } = partner
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap page stack loose">
      <p>
        <AppLink to={PAGES[audience].list()}>All {PAGES[audience].name.toLowerCase()}</AppLink>
      </p>
      <div className="cluster">
        <h1>{name}</h1>
        <Badge tone={status === 'approved' ? 'good' : status === 'pending' ? 'notice' : 'bad'}>{stateName}</Badge>
      </div>
      <section className="card stack">
        <dl className="facts">
          <dt>Email</dt>
          <dd>{email}</dd>
          <dt>Applied</dt>
          <dd>{applied}</dd>
          {decided && (
            <>
              <dt>Decided</dt>
              <dd>
                {decided}
                {decider && ` by ${decider}`}
                {decisionReason && `: ${decisionReason}`}
                <br />
                <AppLink to={paths.admin.audit(`search=${id}`)}>In the audit log</AppLink>
              </dd>
            </>
          )}
          <dt>Second factor</dt>
          <dd>
            {partner.factorSince ? `On since ${partner.factorSince}` : 'Off'}
            {partner.factorSince && (
              <>
                <br />
                <AppLink to={paths.admin.secondFactorReset(email, audience)}>Reset it</AppLink>
              </>
            )}
          </dd>
          {partner.deletedOn && <Fact label="To be deleted" value={partner.deletedOn} />}
          {facts.map(({ label, value }) => (
            <Fact key={label} label={label} value={value} />
          ))}
        </dl>
      </section>
      {steps.length > 0 && <DecisionForm action={PAGES[audience].one(id)} steps={steps} seen={seen} answer={answer} />}
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  )
}
