/** One application: what was written, how it stands, and the decision that an admin takes, with a reason that the person reads. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { TextArea } from '~/forms/fields/text-area'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { findStanding } from '~/models/accounts/audiences/standing.server'
import { DecisionSchema, decide, stepsFrom } from '~/models/partners/decision.server'
import { DECISION_FIELDS, type Step } from '~/models/partners/decision-fields'
import { findApplication } from '~/models/partners/list.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { momentText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { LABELS, STEP_NAMES } from './parts/labels'
import { partnersAt, STATE_NAMES } from './parts/list.server'
import { PAGES } from './parts/pages'

export const meta = pageMeta('Application')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const audience = partnersAt(request)
  const id = params.partnerId ?? ''
  const [standing, application] = await Promise.all([findStanding(audience, { id }), findApplication(audience, id)])
  if (!standing?.emailVerified || !application) throw notFound()

  const { firstName, lastName, email, status, createdAt, decidedAt, decisionReason } = standing
  return {
    ...{ audience, id, email, status, decisionReason },
    name: `${firstName} ${lastName}`,
    stateName: STATE_NAMES[status],
    applied: momentText(createdAt, zone),
    decided: decidedAt && momentText(decidedAt, zone),
    facts: Object.entries(application).map(([name, value]) => ({ label: LABELS[name] ?? name, value })),
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

  const headers = await flashHeaders(
    result.outcome === 'done'
      ? { kind: 'success', title: 'Done', text: 'The person was told by email. It is recorded with your name and reason.' }
      : { kind: 'problem', title: 'Nothing changed', text: overtakenText(result) },
  )
  return redirect(PAGES[audience].one(id), { status: 303, headers })
}

function overtakenText({ status, by, reason }: { status: keyof typeof STATE_NAMES; by: string | null; reason: string | null }): string {
  const decided = `The state is “${STATE_NAMES[status]}” by now.`
  return by ? `${decided} ${by} decided it${reason ? `: ${reason}` : ''}` : decided
}

export default function PartnerPage() {
  const { audience, id, name, email, status, stateName, applied, decided, decisionReason, facts, steps } = useLoaderData<typeof loader>()
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
                {decisionReason && `: ${decisionReason}`}
                <br />
                <AppLink to={paths.admin.audit(`search=${id}`)}>In the audit log</AppLink>
              </dd>
            </>
          )}
          {facts.map(({ label, value }) => (
            <Fact key={label} label={label} value={value} />
          ))}
        </dl>
      </section>
      {steps.length > 0 && <DecisionForm action={PAGES[audience].one(id)} steps={steps} />}
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

function DecisionForm({ action: to, steps }: { action: string; steps: { value: Step; label: string }[] }) {
  const form = useForm('decision', DECISION_FIELDS, useActionData<typeof action>(), {
    step: steps.length === 1 ? steps[0]?.value : undefined,
  })
  return (
    <section className="card stack">
      <h2 className="title-3">Decide</h2>
      <AppForm form={form} action={to}>
        <Select field={form.step} label="Decision" placeholder="Choose" options={steps} />
        <TextArea field={form.reason} label="Why?" hint="10 to 300 characters. It is kept with your name, and the person reads it." />
        <SubmitButton pending="Saving...">Decide</SubmitButton>
      </AppForm>
    </section>
  )
}
