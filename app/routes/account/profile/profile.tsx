/** The account: who it is, what is prepared for, and the plan. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards.server'
import { WhoMaySee } from '~/components/data/who-may-see'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { AppForm } from '~/forms/app-form'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { profileChoices } from '~/models/accounts/profile/choices.server'
import { PROFILE_FIELDS } from '~/models/accounts/profile/fields'
import { examLevel } from '~/models/bank/stored-level'
import { whoMaySee } from '~/models/families/children.server'
import { trialText } from '~/models/membership/membership'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { saveProfileForm } from './parts/profile-answer.server'
import { ProfileFields } from './parts/profile-fields'

export const meta = pageMeta('Your profile')

const PLAN_NAMES = {
  free: 'Free Starter',
  premium_monthly: 'Monthly Flex',
  premium_3month: 'Quarterly Success',
  premium_annual: 'Annual Excellence',
  scholarship_member: 'Scholarship',
} as const

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireStudent(request)
  const { firstName, lastName, preferredName, username, email, profile, hasConsent, membership } = student
  const values = profile
    ? {
        ...profile,
        childName: preferredName ?? '',
        parentEmail: profile.parentEmail ?? '',
        level: examLevel(profile.level),
        gradeApplied: String(profile.gradeApplied),
        timePercent: String(profile.timePercent),
        testDate: profile.testDate ? new Date(profile.testDate).toISOString().slice(0, 10) : '',
      }
    : {}
  return {
    person: { name: `${firstName} ${lastName}`, username, email },
    values,
    waitsForParent: profile?.holder === 'child' && !hasConsent ? profile.parentEmail : null,
    plan: { name: PLAN_NAMES[membership.tier], trial: membership.state === 'trial' ? trialText(membership.trialLeft) : null },
    seenBy: (await whoMaySee(student.id)).map(({ since, ...who }) => ({ ...who, since: dayText(since, profileTimeZone(student)) })),
    ...profileChoices(),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { refusal } = await saveProfileForm(request, student.id)
  if (refusal) return refusal

  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'Your profile is up to date.' })
  return redirect(paths.account.profile(), { status: 303, headers })
}

export default function Profile() {
  const { person, values, waitsForParent, plan, seenBy, levels, timeZones } = useLoaderData<typeof loader>()
  const form = useForm('profile', PROFILE_FIELDS, useActionData<typeof action>(), values)
  return (
    <div className="wrap narrow page stack">
      <h1>Your profile</h1>
      {waitsForParent && (
        <Banner tone="amber" title="Waiting for a parent">
          <p>
            We have emailed {waitsForParent}. Practice works now; essays, the AI tutor and links with a tutor open when a parent agrees. The
            link in our email waits 14 days for an answer; after that, save this page and we will write again.
          </p>
        </Banner>
      )}
      <section className="card stack tight">
        <h2>Account</h2>
        <dl className="facts">
          <dt>Name</dt>
          <dd>{person.name}</dd>
          <dt>Username</dt>
          <dd>{person.username}</dd>
          <dt>Email</dt>
          <dd>{person.email}</dd>
        </dl>
        <p>
          <a href={paths.account.forgotPassword()}>Change your password</a>
        </p>
      </section>
      <section className="card stack">
        <h2>What you prepare for</h2>
        <AppForm form={form} action={paths.account.profile()}>
          <ProfileFields form={form} levels={levels} timeZones={timeZones} isUnfolded />
          <SubmitButton pending="Saving...">Save</SubmitButton>
        </AppForm>
      </section>
      <WhoMaySee people={seenBy} />
      <section className="card stack tight" id="your-data">
        <h2>Your data</h2>
        <p>
          <a href={paths.account.dataExport()}>Download everything we keep about you</a>
        </p>
        <p>
          <a href={paths.account.deletion()}>Delete your account</a>
        </p>
      </section>
      <section className="card stack tight" id="subscription">
        <h2>Your plan</h2>
        <p>
          {plan.name}
          {plan.trial && `, with everything unlimited for another ${plan.trial}`}
        </p>
        <p>
          <ButtonLink to={paths.public.plans()} look="quiet">
            View Premium Plans
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}
