/** A tutor’s invitations: a new code, and those that there are. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { Table } from '~/components/ui/table'
import { randomToken } from '~/crypto/tokens.server'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { InvitationSchema, invite, listInvitations, MOST_OPEN } from '~/models/tutoring/codes/invite.server'
import { INVITATION_FIELDS, MOST_USES } from '~/models/tutoring/fields'
import { listGroups } from '~/models/tutoring/groups.server'
import { paths } from '~/paths'
import { readFormId } from '~/routes/tutoring/parts/form-id'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { TutorFrame } from '../parts/tutor-frame'
import { STATES } from './parts/invitation-words'
import { NOT_OPEN } from './parts/not-open'

export const meta = pageMeta('Invitations')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const after = new URL(request.url).searchParams.get('after')
  const [{ invitations, next }, groups] = await Promise.all([listInvitations({ tutorId, after }), listGroups(tutorId)])
  return {
    formId: randomToken().slice(0, 21),
    ...{ after, next },
    groups: groups.map(({ id, name }) => ({ value: id, label: name })),
    invitations: invitations.map(({ id, label, inviteeEmail, group, usedCount, maxUses, createdAt, expiresAt, state }) => ({
      ...{ id, state, used: `${usedCount} of ${maxUses}` },
      name: label ?? inviteeEmail ?? `Of ${dayText(createdAt, DEFAULT_TIME_ZONE)}`,
      group: group?.name ?? '',
      until: dayText(expiresAt, DEFAULT_TIME_ZONE),
    })),
  }
}

const TOO_MANY = { title: 'No code was made', text: `You have ${MOST_OPEN} codes that work. Please revoke some that you no longer need.` }

const OTHER = {
  title: 'No code was made',
  text: 'This page has made another code before, which stands below. Please press again if you want this one, too.',
}

export async function action({ request }: ActionFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, InvitationSchema)
  if (refusal) return refusal

  const made = await invite({ ...value, tutorId, id: readFormId(form) })
  if (made.outcome === 'made') return redirect(paths.tutor.invitation(made.id), 303)
  if (made.outcome === 'no such group') return refuseForm({ ...keptValues(form), error: { groupId: [INVITATION_FIELDS.groupId.message] } })
  return refuseForm(keptValues(form), { 'too many': TOO_MANY, other: OTHER, closed: NOT_OPEN }[made.outcome], 409)
}

const DAYS = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
]

export default function Invitations() {
  const { formId, groups, invitations, after, next } = useLoaderData<typeof loader>()
  const form = useForm('invitation', INVITATION_FIELDS, useActionData<typeof action>())
  return (
    <TutorFrame title="Invitations">
      <section className="card stack">
        <h2 className="title-3">A new code</h2>
        <p className="small soft">
          Say it, print it, or send its link. Students read what you will see, and agree, before you see anything.
        </p>
        <AppForm form={form} action={paths.tutor.invitations()}>
          <input type="hidden" name="formId" value={formId} />
          <TextField field={form.maxUses} label="For how many students?" hint={`1 to ${MOST_USES}`} />
          <Select field={form.days} label="It works for" options={DAYS} />
          {groups.length > 0 && <Select field={form.groupId} label="Into the group" placeholder="None" options={groups} />}
          <TextField field={form.label} label="Your own name for it (optional)" autoComplete="off" />
          <TextField
            field={form.inviteeEmail}
            label="Only for the account with this email (optional)"
            hint="We send nothing to it: you hand the code on yourself. Such a code is for one student."
            autoComplete="off"
          />
          <SubmitButton pending="Making...">Make the code</SubmitButton>
        </AppForm>
      </section>
      {invitations.length > 0 && (
        <Table
          caption="Your codes, the newest first"
          columns={[{ label: 'Code' }, { label: 'State' }, { label: 'Used', isNumber: true }, { label: 'Until' }, { label: 'Group' }]}
          rows={invitations.map(({ id, name, state, used, until, group }) => ({
            key: id,
            cells: [
              <AppLink key={id} to={paths.tutor.invitation(id)}>
                {name}
              </AppLink>,
              <Badge key={state} tone={STATES[state].tone}>
                {STATES[state].text}
              </Badge>,
              used,
              until,
              group,
            ],
          }))}
        />
      )}
      {(after || next) && (
        <nav className="cluster between" aria-label="Pages">
          {after ? <AppLink to={paths.tutor.invitations()}>First page</AppLink> : <span />}
          {next ? <AppLink to={paths.tutor.invitations(next)}>Next page</AppLink> : <span />}
        </nav>
      )}
    </TutorFrame>
  )
}
