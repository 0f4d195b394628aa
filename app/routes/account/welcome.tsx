/** The first sign-in: who the account is for, and what is prepared for (docs/decisions.md 26 and 27). */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards.server'
import { FormErrors } from '~/components/form/form-errors'
import { Problem } from '~/components/form/problem'
import { ProfileFields, type ProfileValues } from '~/components/form/profile-fields'
import { SubmitButton } from '~/components/form/submit-button'
import type { RouteHandle } from '~/components/layout/document'
import { profileChoices } from '~/models/profile-choices.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/flash.server'
import { pageMeta } from '~/utils/page-meta'
import { safePath } from '~/utils/safe-path'
import { saveProfileForm } from './profile-answer.server'

export const handle: RouteHandle = { hydrate: false }

export const meta = pageMeta('Welcome')

/** The welcome page does not show itself to somebody who has a profile, so it cannot show what was wrong either. */
const STANDS_ALREADY = {
  kind: 'problem',
  title: 'Nothing was changed',
  text: 'You have a profile already. Please change it here.',
} as const

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireStudent(request)
  const redirectTo = safePath(new URL(request.url).searchParams.get('redirectTo'), paths.dashboard())
  if (student.profile) throw redirect(redirectTo)
  return { firstName: student.firstName, redirectTo, ...profileChoices() }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { form, refusal } = await saveProfileForm(request, student.id)
  if (refusal && student.profile) return redirect(paths.profile(), { status: 303, headers: await flashHeaders(STANDS_ALREADY) })
  if (refusal) return refusal

  return redirect(safePath(form.get('redirectTo'), paths.dashboard()), 303)
}

export default function Welcome() {
  const { firstName, redirectTo, levels, timeZones } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const result = answer?.result
  const errors = result?.error ?? {}
  return (
    <div className="wrap narrow page">
      <section className="card stack">
        <h1>Welcome, {firstName}</h1>
        <p>Three things to know before the first question. You can change the rest of it later in your profile.</p>
        <Problem problem={answer?.problem} />
        <form method="post" action={paths.welcome()} className="form" noValidate>
          <FormErrors form={{ id: 'welcome', allErrors: errors }} />
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <ProfileFields
            id="welcome"
            levels={levels}
            timeZones={timeZones}
            values={(result?.initialValue ?? {}) as ProfileValues}
            errors={errors}
          />
          <SubmitButton pending="Saving...">Save and go on</SubmitButton>
        </form>
      </section>
    </div>
  )
}
