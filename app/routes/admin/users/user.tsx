/** One account: who it is, its plan, its second factor, and the devices where it is signed in, which an admin may end. */
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
import { HOLDER_NAMES } from '~/models/accounts/profile/fields'
import { END_SESSIONS_FIELDS } from '~/models/admins/fields'
import { EndSessionsSchema, endUserSessions, findUser } from '~/models/admins/users.server'
import { paths } from '~/paths'
import { membershipText } from '~/routes/account/profile/parts/membership-section'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { deviceWords } from '~/utils/text/device-words.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText, momentText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'

export const meta = pageMeta('User')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const user = await findUser(params.userId ?? '')
  if (!user) throw notFound()

  const { id, username, email, firstName, lastName, role, profile, secondFactor, deletion, sessions, membership, createdAt } = user
  return {
    ...{ id, username, email, role },
    name: `${firstName} ${lastName}`,
    since: dayText(createdAt, zone),
    holder: profile ? HOLDER_NAMES[profile.holder] : null,
    parentEmail: profile?.parentEmail ?? null,
    factorSince: secondFactor ? dayText(secondFactor.createdAt, zone) : null,
    deletedOn: deletion ? momentText(deletion.dueAt, zone) : null,
    membership: membershipText(membership, zone),
    devices: sessions.map((session) => ({
      id: session.id,
      label: `${deviceWords(session.userAgent)}, last used ${momentText(session.lastSeenAt, zone)}`,
    })),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, EndSessionsSchema)
  if (refusal) return refusal

  const { userId = '' } = params
  const ended = await endUserSessions({ actorId: admin.id, userId, sessionId: value.session, reason: value.reason })

  const headers = await flashHeaders(
    ended > 0
      ? { kind: 'success', title: 'Logged out', text: 'It is recorded with your name and reason.' }
      : { kind: 'problem', title: 'Nothing changed', text: 'That device was logged out already.' },
  )
  return redirect(paths.admin.user(userId), { status: 303, headers })
}

export default function User() {
  const user = useLoaderData<typeof loader>()
  const { id, name, username, email, role, since, holder, parentEmail, factorSince, deletedOn, membership } = user
  return (
    <div className="wrap page stack loose">
      <p>
        <AppLink to={paths.admin.users()}>All users</AppLink>
      </p>
      <div className="cluster">
        <h1>{name}</h1>
        {role === 'admin' && <Badge tone="notice">Admin</Badge>}
      </div>
      <section className="card stack">
        <dl className="facts">
          <dt>Username</dt>
          <dd>{username}</dd>
          <dt>Email</dt>
          <dd>{email}</dd>
          <dt>Registered</dt>
          <dd>{since}</dd>
          <dt>Used by</dt>
          <dd>
            {holder ?? 'Not said yet'}
            {parentEmail && `; parent: ${parentEmail}`}
            <br />
            <AppLink to={paths.admin.accountHolder(email)}>Change</AppLink>
          </dd>
          <dt>Membership</dt>
          <dd>
            {membership.plan}. {membership.text}
            <br />
            <AppLink to={paths.admin.membership(id)}>Plans and payments</AppLink>
          </dd>
          <dt>Second factor</dt>
          <dd>
            {factorSince ? `On since ${factorSince}` : 'Off'}
            {factorSince && (
              <>
                <br />
                <AppLink to={paths.admin.secondFactorReset(email)}>Reset it</AppLink>
              </>
            )}
          </dd>
          {deletedOn && (
            <>
              <dt>To be deleted</dt>
              <dd>{deletedOn}</dd>
            </>
          )}
          <dt>What admins did</dt>
          <dd>
            <AppLink to={paths.admin.audit(`search=${id}`)}>In the audit log</AppLink>
          </dd>
        </dl>
      </section>
      <Devices id={id} devices={user.devices} />
    </div>
  )
}

function Devices({ id, devices }: { id: string; devices: { id: string; label: string }[] }) {
  const form = useForm('sessions', END_SESSIONS_FIELDS, useActionData<typeof action>())
  return (
    <section className="card stack">
      <h2 className="title-3">{devices.length === 1 ? 'One device is logged in' : `${devices.length} devices are logged in`}</h2>
      {devices.length > 0 && (
        <AppForm form={form} action={paths.admin.user(id)}>
          <Select
            field={form.session}
            label="Device"
            placeholder="All of them"
            options={devices.map((device) => ({ value: device.id, label: device.label }))}
          />
          <TextArea field={form.reason} label="Why?" hint="10 to 300 characters. It is kept with your name." />
          <SubmitButton pending="Saving..." look="danger">
            Log devices out
          </SubmitButton>
        </AppForm>
      )}
    </section>
  )
}
