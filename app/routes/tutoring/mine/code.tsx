/** The field for a tutor’s code. Whatever is wrong with a code, the answer is the same. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { tutorCodeCookie } from '~/auth/cookies.server'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm, refuseForNow } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { CodeSchema } from '~/models/tutoring/codes/join.server'
import { CODE_FIELDS } from '~/models/tutoring/fields'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { CODE_DEAD, CODES_LIMITED } from './parts/code-words'
import { tryCode } from './parts/tutor-code.server'

export const meta = pageMeta('A tutor’s code')

export { retryHeaders as headers } from '~/utils/http/retry-headers'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireProfile(request)
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, CodeSchema)
  if (refusal) return refusal

  const offer = await tryCode(request, student.id, value.code)
  if (!offer) return refuseForm({ ...keptValues(form), error: { code: [CODE_DEAD] } })
  if ('retryAfter' in offer) return refuseForNow(keptValues(form), CODES_LIMITED, offer.retryAfter)
  const headers = { 'Set-Cookie': await tutorCodeCookie.serialize(value.code) }
  return redirect(paths.learn.tutorAgreement(), { status: 303, headers })
}

export default function Code() {
  const form = useForm('tutor-code', CODE_FIELDS, useActionData<typeof action>())
  return (
    <div className="wrap narrow page stack loose">
      <p>
        <AppLink to={paths.learn.myTutors()}>My tutors</AppLink>
      </p>
      <section className="card stack">
        <h1>Enter a tutor’s code</h1>
        <p>Your tutor gives you a code of 14 letters and digits. On the next page you read who it is and what this tutor will see.</p>
        <AppForm form={form} action={paths.learn.tutorCode()}>
          <TextField
            field={form.code}
            label="Code"
            hint="Four, five, and five, with or without the hyphens. Large and small letters are the same."
            autoComplete="off"
          />
          <SubmitButton pending="Looking...">Go on</SubmitButton>
        </AppForm>
      </section>
    </div>
  )
}
