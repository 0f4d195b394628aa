/** Between the steps of a whole test: a break with its clock, a step of practice still to begin, and the moment when time is up. */
import { AppLink } from '~/components/links/app-link'
import { Countdown } from '~/components/question/countdown'
import { RoomBar } from '~/components/room/bar'
import { RoomDialog } from '~/components/room/dialog'
import { PageDialog } from '~/components/ui/page-dialog'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'

interface Between {
  sittingId: string
  title: string
  /** For the bar of a phone. */
  shortTitle: string
  /** Of the step that the form is about: it reaches no other. */
  stepId: string
}

export interface BreakView extends Between {
  is: 'break'
  /** "Reading Comprehension, 35 minutes" */
  next: string
  canEndEarly: boolean
  secondsAllowed: number
  secondsLeft: number
  endsAt: string
}

const nothing = () => undefined

export function BreakPage({ sittingId, title, shortTitle, stepId, next, canEndEarly, ...clock }: BreakView) {
  return (
    <div className="room">
      <div className="wrap">
        <RoomBar
          title={title}
          shortTitle={shortTitle}
          clock={<Countdown {...clock} warnings={NONE} onOver={nothing} />}
          help={<li>When the break is over, the next section begins by itself, and its clock runs.</li>}
        />
      </div>
      <PageDialog title="Break">
        <p>
          Everything you did is saved, and you cannot go back to it. The break {clock.endsAt}. Next: <strong>{next}</strong>. It starts by
          itself, so come back in time.
        </p>
        {canEndEarly ? (
          <form method="post" action={paths.learn.test(sittingId)}>
            <input type="hidden" name="step" value={stepId} />
            <SubmitButton pending="Loading...">End the break and begin</SubmitButton>
          </form>
        ) : (
          <p className="soft">In the paper room everybody waits until the break is over.</p>
        )}
      </PageDialog>
    </div>
  )
}

const NONE: readonly number[] = []

interface WaitingView extends Between {
  is: 'waiting'
  nextName: string
  next: string
}

export function WaitingPage({ sittingId, title, shortTitle, stepId, nextName, next }: WaitingView) {
  return (
    <RoomDialog bar={{ title, shortTitle }} help={<li>This is practice: no clock runs until you begin.</li>} title="The section is closed">
      <p>
        Everything in it is saved. Next: <strong>{next}</strong>. No clock runs until you begin.
      </p>
      <form method="post" action={paths.learn.test(sittingId)} className="cluster">
        <input type="hidden" name="step" value={stepId} />
        <SubmitButton pending="Loading...">Begin {nextName}</SubmitButton>
      </form>
      <p>
        <AppLink to={paths.learn.dashboard()}>Go to the dashboard</AppLink>
      </p>
    </RoomDialog>
  )
}

interface ClosedView extends Between {
  is: 'closed'
  stepName: string
}

export function ClosedPage({ sittingId, title, shortTitle, stepId, stepName }: ClosedView) {
  return (
    <RoomDialog bar={{ title, shortTitle }} help={<li>The test goes on by itself in a moment.</li>} title="Time is up">
      <p>Time for {stepName} is over. Everything you saved counts. The test goes on by itself.</p>
      <form method="post" action={paths.learn.test(sittingId)} className="cluster">
        <input type="hidden" name="step" value={stepId} />
        <input type="hidden" name="because" value="time" />
        <SubmitButton pending="Loading..." name="intent" value="end">
          Continue
        </SubmitButton>
      </form>
    </RoomDialog>
  )
}
