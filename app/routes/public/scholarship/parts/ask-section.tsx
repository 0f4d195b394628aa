/** The form that asks for a free seat, or what has to happen before. */
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { optionsOf } from '~/forms/options'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { ASKER_NAMES, ASKERS, MOST_REQUESTS, REQUEST_FIELDS } from '~/models/scholarship/fields'
import { paths } from '~/paths'

export type View = 'visitor' | 'open' | 'welcome' | 'parent' | 'plan' | 'limit' | 'form' | 'form-child'

export function AskSection({ view, answer }: { view: View; answer: FormAnswer | undefined }) {
  if (view === 'form' || view === 'form-child') return <AskForm isParent={view === 'form-child'} answer={answer} />
  if (view === 'open') return <Problem problem={answer?.problem} />
  return (
    <section className="card stack">
      <h2 className="title-3">Ask for a seat</h2>
      <Problem problem={answer?.problem} />
      <First view={view} />
    </section>
  )
}

const TEST_NAMES = { ISEE: 'We have a fee waiver for the ISEE', SSAT: 'We have a fee waiver for the SSAT' }

function AskForm({ isParent, answer }: { isParent: boolean; answer: FormAnswer | undefined }) {
  const form = useForm('seat', REQUEST_FIELDS, answer, { forWhom: isParent ? 'child' : 'student' })
  return (
    <section className="card stack">
      <h2 className="title-3">Ask for a seat</h2>
      <AppForm form={form} action={paths.public.scholarship()}>
        <RadioCards field={form.exam} legend="Your fee waiver" options={optionsOf(['ISEE', 'SSAT'] as const, TEST_NAMES)} />
        <RadioCards field={form.forWhom} legend="Who the seat is for" options={optionsOf(ASKERS, ASKER_NAMES)} />
        <p className="small soft">Each child has an account of their own. For another child, please ask from that account.</p>
        <SubmitButton pending="Sending...">Ask for a free seat</SubmitButton>
      </AppForm>
    </section>
  )
}

/** What comes first. */
function First({ view }: { view: Exclude<View, 'open' | 'form' | 'form-child'> }) {
  switch (view) {
    case 'visitor':
      return (
        <>
          <p>Log in first, or make a free account for the student. The seat goes to that account.</p>
          <p className="cluster">
            <ButtonLink to={paths.account.login(paths.public.scholarship())}>Log in</ButtonLink>
            <AppLink to={paths.account.register(paths.public.scholarship())}>Create an account</AppLink>
          </p>
        </>
      )
    case 'welcome':
      return (
        <p>
          Tell us first who the account is for: <AppLink to={paths.account.welcome(paths.public.scholarship())}>it takes a minute</AppLink>.
        </p>
      )
    case 'parent':
      return <p>A parent has to agree first. We have mailed your parent a link; as soon as they say yes, you can ask here.</p>
    case 'plan':
      return (
        <p>
          Your plan still renews. <AppLink to={paths.account.planCancellation()}>Cancel it</AppLink> first, so that you do not pay for what
          would be free; then ask here. It stays open until the end of the time you paid for.
        </p>
      )
    case 'limit':
      return (
        <p>
          You have asked {MOST_REQUESTS} times in this year, and that is as often as this form can be sent. If something changed, please{' '}
          <AppLink to={paths.public.contact()}>write to us</AppLink>.
        </p>
      )
  }
}
