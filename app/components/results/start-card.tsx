/** The end of a cover: the way back in, or the button that starts, which asks first when another section is open. */
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { SubmitButton } from '~/forms/submit-button'
import { RunningList } from './running-list'

export interface OpenWork {
  /** This very quiz or writing, when the student is in it; `leave` leads to the way out of a mistake, and is null after its minute. */
  own: { to: string; time: string; leave: string | null } | null
  /** Other timed sections that are open. */
  others: { to: string; name: string; time: string }[]
}

interface StartCardProps {
  open: OpenWork
  /** Where the form goes. */
  action: string
  /** "Start the quiz" */
  label: string
}

/** What the form sends when the student wants a second section beside the first. */
export const BESIDE = { name: 'beside', value: 'others' }

export function StartCard({ open: { own, others }, action, label }: StartCardProps) {
  if (own) {
    return (
      <Banner tone="notice" title={`You are in it: ${own.time}.`} action={<ButtonLink to={own.to}>Continue</ButtonLink>}>
        {own.leave && (
          <p className="small">
            <AppLink to={own.leave}>Opened by mistake?</AppLink>
          </p>
        )}
      </Banner>
    )
  }
  if (others.length === 0) {
    return (
      <form method="post" action={action}>
        <SubmitButton pending="Loading...">{label}</SubmitButton>
      </form>
    )
  }
  return (
    <div className="stack tight">
      <p>
        <strong>{others.length === 1 ? 'Another section is open.' : 'Other sections are open.'}</strong> Do you want to continue with{' '}
        {others.length === 1 ? 'it' : 'one of them'} first? The real test has one section at a time.
      </p>
      <RunningList works={others} />
      <form method="post" action={action}>
        <SubmitButton look="quiet" pending="Loading..." {...BESIDE}>
          {label} as well
        </SubmitButton>
      </form>
    </div>
  )
}
