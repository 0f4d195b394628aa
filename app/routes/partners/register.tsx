/** The applications of tutors and of affiliates. The answer is the same for every address. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { register } from '~/auth/flows/register.server'
import { requireVisitorAt } from '~/auth/guards/partner-guards.server'
import { MESSAGES, REGISTRATION_WORDS } from '~/auth/messages'
import { AppLink } from '~/components/links/app-link'
import { useDoor } from '~/components/links/use-door'
import { keptValues, parseFormData, readForm, refuseForNow } from '~/forms/parse.server'
import { applicationSchema } from '~/models/partners/application.server'
import { DOORS, partnerAt } from '~/paths/doors'
import { pageMeta } from '~/utils/text/page-meta'
import { AffiliateForm } from './parts/affiliate-form'
import { TutorForm } from './parts/tutor-form'

export const meta: MetaFunction<typeof loader> = (args) => (args.location.pathname.startsWith('/tutor') ? TUTOR_META : AFFILIATE_META)(args)

const TUTOR_META = pageMeta(
  'Apply as a tutor',
  'Work with your ISEE and SSAT students at Stanine: apply for an account of your own, free of charge.',
)
const AFFILIATE_META = pageMeta(
  'Apply as an affiliate',
  'Refer families to Stanine and earn a commission on what they pay first: apply to become an affiliate.',
)

export async function loader({ request }: LoaderFunctionArgs) {
  const audience = partnerAt(new URL(request.url).pathname)
  await requireVisitorAt(request, audience)
  return { audience }
}

export async function action({ request }: ActionFunctionArgs) {
  const audience = partnerAt(new URL(request.url).pathname)
  const form = await readForm(request)
  const { value: application, refusal } = parseFormData(form, applicationSchema(audience))
  if (refusal) return refusal

  const result = await register(request, application)

  if (result.outcome === 'registered') {
    return redirect(DOORS[audience].checkEmail(), { status: 303, headers: { 'Set-Cookie': result.cookie } })
  }
  // Partners have no username that could be taken.
  const retryAfter = result.outcome === 'limited' ? result.retryAfter : 0
  return refuseForNow(keptValues(form), { title: MESSAGES.registrationFailedTitle, text: MESSAGES.registrationLimited }, retryAfter)
}

export default function Apply() {
  const { audience } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const door = useDoor()
  const Form = audience === 'tutor' ? TutorForm : AffiliateForm
  return (
    <div className="wrap narrow page">
      <section className="card stack">
        <h1>{audience === 'tutor' ? 'Apply as a tutor' : 'Apply as an affiliate'}</h1>
        <p>
          {audience === 'tutor'
            ? 'Tell us what you teach. We read every application, and write to you when we have decided.'
            : 'Refer families to Stanine and earn a commission. We read every application, and write to you when we have decided.'}
        </p>
        <Form answer={answer} words={REGISTRATION_WORDS} />
        <p>
          Already registered? <AppLink to={door.login()}>Log in</AppLink>
        </p>
      </section>
    </div>
  )
}
