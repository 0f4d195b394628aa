/** The first sign-in: who the account is for, and what is prepared for (docs/decisions.md 26 and 27). */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards/guards.server'
import { AppForm } from '~/forms/app-form'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { profileChoices } from '~/models/accounts/profile/choices.server'
import { PROFILE_FIELDS } from '~/models/accounts/profile/fields'
import { paths } from '~/paths'
import { saveProfileForm } from '~/routes/account/profile/parts/profile-answer.server'
import { ProfileFields } from '~/routes/account/profile/parts/profile-fields'
import { flashHeaders } from '~/utils/http/flash.server'
import { askedPage, safePath } from '~/utils/http/safe-path'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Welcome')

/** The welcome page does not show itself to somebody who has a profile, so it cannot show what was wrong either. */
const STANDS_ALREADY = {
  kind: 'problem',
  title: 'Nothing was changed',
  text: 'You already have a profile. You can change it here.',
} as const

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireStudent(request)
  const redirectTo = askedPage(request) ?? paths.learn.dashboard()
  if (student.profile) throw redirect(redirectTo)
  return { firstName: student.firstName, redirectTo, ...profileChoices() }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { form, refusal } = await saveProfileForm(request, student)
  if (refusal && student.profile) return redirect(paths.account.profile(), { status: 303, headers: await flashHeaders(STANDS_ALREADY) })
  if (refusal) return refusal

  return redirect(safePath(form.get('redirectTo'), paths.learn.dashboard()), 303)
}

export default function Welcome() {
  const { firstName, redirectTo, levels, timeZones } = useLoaderData<typeof loader>()
  const form = useForm('welcome', PROFILE_FIELDS, useActionData<typeof action>())
  return (
    <div className="wrap narrow page">
      <section className="card stack">
        <h1>Welcome, {firstName}</h1>
        <p>Four questions before you start: who uses this account, which test, which grade, and when. You can change most of it later.</p>
        <AppForm form={form} action={paths.account.welcome(redirectTo)}>
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <ProfileFields form={form} levels={levels} timeZones={timeZones} isWelcome />
          <SubmitButton pending="Saving...">Save and continue</SubmitButton>
        </AppForm>
      </section>
    </div>
  )
}
