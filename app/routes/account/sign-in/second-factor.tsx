/** The second step of a sign-in: the code of the app, or a recovery code, after the right password. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { attemptOf, forgottenAttempt, passSecondStep } from '~/auth/flows/second-factor.server'
import { requireVisitorAt } from '~/auth/guards/partner-guards.server'
import { LOGIN_WORDS, MESSAGES } from '~/auth/messages'
import { AppLink } from '~/components/links/app-link'
import { useDoor } from '~/components/links/use-door'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { parseFormData, readForm, refuseForm, refuseForNow } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { CodeSchema } from '~/models/accounts/second-factor/factor.server'
import { CODE_FIELDS } from '~/models/accounts/second-factor/fields'
import { paths } from '~/paths'
import { audienceOf, DOORS, type Door } from '~/paths/doors'
import { withCookies } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { askedPage } from '~/utils/http/safe-path'
import { pageMeta } from '~/utils/text/page-meta'
import { firstPage } from './parts/first-page.server'

export const meta = pageMeta('Enter your code')

export async function loader({ request }: LoaderFunctionArgs) {
  const audience = audienceOf(request)
  await requireVisitorAt(request, audience)
  const door = DOORS[audience]
  const asked = askedPage(request, door.dashboard())
  const attempt = await attemptOf(request, audience)
  if (attempt === 'none') throw redirect(door.login(asked))
  if (attempt === 'over') throw await backToLogin(door, asked)
  return { asked }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, CodeSchema)
  if (refusal) return refusal

  const audience = audienceOf(request)
  const door = DOORS[audience]
  const asked = askedPage(request, door.dashboard())
  const result = await passSecondStep(request, audience, value.code)

  switch (result.outcome) {
    case 'signed-in':
      return redirect(await firstPage({ audience, id: result.id }, asked ?? door.dashboard()), {
        status: 303,
        headers: withCookies(result.cookies),
      })
    case 'over':
      return backToLogin(door, asked)
    case 'wrong':
      return refuseForm({ error: { code: [`${MESSAGES.codeWrong} ${triesText(result.triesLeft)}`] } })
    case 'limited':
      return refuseForNow({}, { title: 'Error', text: MESSAGES.limited }, result.retryAfter)
    case 'shut': {
      const text = result.isKnown ? MESSAGES.codeShutKnown : MESSAGES.codeShut
      return refuseForNow({}, { title: MESSAGES.codeShutTitle, text }, result.retryAfter)
    }
  }
}

export default function SecondStep() {
  const { asked } = useLoaderData<typeof loader>()
  const door = useDoor()
  const form = useForm('code', CODE_FIELDS, useActionData<typeof action>())
  return (
    <div className="wrap narrow page">
      <section className="card stack">
        <h1>Enter your code</h1>
        <p>Your password is right. Please enter the code that your authenticator app shows for Stanine.</p>
        <AppForm form={form} action={door.loginCode(asked)} words={LOGIN_WORDS}>
          <TextField
            field={form.code}
            label="Code"
            hint="Six digits, or a recovery code"
            autoComplete="one-time-code"
            inputMode="numeric"
          />
          <SubmitButton pending="Logging in...">Log in</SubmitButton>
        </AppForm>
        <details className="stack tight">
          <summary>I do not have my app</summary>
          <p>
            Enter one of your recovery codes: 16 digits that you printed or saved when you set up your second factor. If you have lost them
            too, <AppLink to={paths.public.contact()}>write to us</AppLink>.
          </p>
        </details>
        <p>
          <AppLink to={door.login(asked)}>Back to login</AppLink>
        </p>
      </section>
    </div>
  )
}

async function backToLogin(door: Door, asked: string | undefined): Promise<Response> {
  const flash = await flashHeaders({ kind: 'problem', title: MESSAGES.attemptOverTitle, text: MESSAGES.attemptOver })
  const cookies = [flash['Set-Cookie'], await forgottenAttempt()]
  return redirect(door.login(asked), { status: 303, headers: withCookies(cookies) })
}

function triesText(left: number): string {
  return left === 1 ? 'One try is left.' : `${left} tries are left.`
}
