/** The account: who it is, what is prepared for, and the membership. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards/guards.server'
import { WaitingForParent } from '~/components/data/waiting-for-parent'
import { WhoMaySee } from '~/components/data/who-may-see'
import { Avatar } from '~/components/layout/avatar'
import { AppForm } from '~/forms/app-form'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { profileChoices } from '~/models/accounts/profile/choices.server'
import { accommodationsOf, PROFILE_FIELDS } from '~/models/accounts/profile/fields'
import { examLevel } from '~/models/bank/stored-level'
import { whoMaySee } from '~/models/families/children.server'
import { waitingFor } from '~/models/families/waiting.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { ProfilePage } from '../parts/frame'
import { MembershipSection, membershipText } from './parts/membership-section'
import { readPaidMembership } from './parts/paid-membership.server'
import { saveProfileForm } from './parts/profile-answer.server'
import { ProfileFields } from './parts/profile-fields'

export const meta = pageMeta('Your profile')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireStudent(request)
  const { firstName, lastName, preferredName, avatarUrl, username, email, profile, membership } = student
  const values = profile
    ? {
        ...profile,
        parentEmail: profile.parentEmail ?? '',
        level: examLevel(profile.level),
        gradeApplied: String(profile.gradeApplied),
        timePercent: String(profile.timePercent),
        ...Object.fromEntries(accommodationsOf(profile.accommodations).map((one) => [one, 'yes'])),
        testDate: profile.testDate ? new Date(profile.testDate).toISOString().slice(0, 10) : '',
      }
    : {}
  const asked = await waitingFor(student)
  return {
    person: { firstName, lastName, preferredName, avatarUrl, username, email },
    values,
    askedParent: asked && { parentEmail: asked.parentEmail, saidNoOn: asked.saidNoAt && dayText(asked.saidNoAt, profileTimeZone(student)) },
    seenBy: (await whoMaySee(student.id)).map(({ since, ...who }) => ({ ...who, since: dayText(since, profileTimeZone(student)) })),
    membership: membershipText(membership, profileTimeZone(student)),
    paid: await readPaidMembership(student),
    ...profileChoices(profile?.timeZone),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { refusal } = await saveProfileForm(request, student)
  if (refusal) return refusal

  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'Your profile is up to date.' })
  return redirect(paths.account.profile(), { status: 303, headers })
}

export default function Profile() {
  const { person, values, askedParent, membership, paid, seenBy, levels, timeZones } = useLoaderData<typeof loader>()
  const form = useForm('profile', PROFILE_FIELDS, useActionData<typeof action>(), values)
  return (
    <ProfilePage title="Your profile">
      {askedParent && (
        <WaitingForParent {...askedParent}>
          The link in our email waits 14 days for an answer, and ends with a new password. After that, save this page and we will write
          again.
        </WaitingForParent>
      )}
      <section className="card stack">
        <h2 className="title-3">You</h2>
        <dl className="facts">
          <dt>Name</dt>
          <dd className="cluster">
            <Avatar person={person} /> {person.firstName} {person.lastName}
          </dd>
          <dt>Preferred name</dt>
          <dd>
            {person.preferredName ?? 'None'}
            <br />
            <a href={paths.account.name()}>Change name and picture</a>
          </dd>
          <dt>Username</dt>
          <dd>{person.username}</dd>
          <dt>Email</dt>
          <dd>
            {person.email}
            <br />
            <a href={paths.account.email()}>Change email</a>
          </dd>
        </dl>
      </section>
      <section className="card stack">
        <h2 className="title-3">Your test</h2>
        <AppForm form={form} action={paths.account.profile()}>
          <ProfileFields form={form} levels={levels} timeZones={timeZones} />
          <SubmitButton pending="Saving...">Save</SubmitButton>
        </AppForm>
      </section>
      <WhoMaySee people={seenBy} />
      <MembershipSection {...membership} mayBuy={!askedParent} paid={paid} />
    </ProfilePage>
  )
}
