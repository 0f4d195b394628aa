/** The three parts of a session in their order, each with what it came to and the way to begin it. */
import { AppLink } from '~/components/links/app-link'
import { Solution } from '~/components/question/solution'
import { BESIDE } from '~/components/results/start-card'
import { Badge } from '~/components/ui/badge'
import { Button, ButtonLink } from '~/components/ui/button'
import type { PrintedSolution } from '~/exam/print/item.server'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'

interface Part {
  isDone: boolean
  isOpen: boolean
  answered: number
  count: number
  right: number
  /** Where it goes on, or what it came to. */
  to: string | null
}

interface SessionPartsProps {
  address: string
  isOpen: boolean
  isMember: boolean
  lesson: { title: string; promise: string; to: string } | null
  example: PrintedSolution | null
  isOpeningDone: boolean
  drill: Part
  check: Part & { minutes: number }
  /** Another timed section is open, and both may run. */
  offersBoth: boolean
}

export function SessionParts(props: SessionPartsProps) {
  const { isOpen, isMember } = props
  return (
    <>
      {!isOpen && (
        <p>
          {isMember ? 'This session is not open now. What you have done of it is here to read.' : 'This needs a plan or the trial. '}
          {!isMember && <AppLink to={paths.public.pricing()}>Plans and prices</AppLink>}
        </p>
      )}
      <Opening {...props} />
      <Drill {...props} />
      <Check {...props} />
    </>
  )
}

function Heading({ id, number, name, isDone }: { id: string; number: number; name: string; isDone: boolean }) {
  return (
    <h2 id={id} className="title-3 cluster">
      {number}. {name}
      {isDone && <Badge tone="good">Done</Badge>}
    </h2>
  )
}

function Opening({ address, isOpen, lesson, example, isOpeningDone }: SessionPartsProps) {
  if (lesson) {
    return (
      <section className="card stack tight" aria-labelledby="lesson">
        <Heading id="lesson" number={1} name="Lesson" isDone={isOpeningDone} />
        <p>
          <strong>{lesson.title}.</strong> {lesson.promise}
        </p>
        <p className="small soft">Watch it to its end, then answer its two questions. Come back here afterward.</p>
        <p>
          <ButtonLink to={lesson.to} look={isOpeningDone || !isOpen ? 'quiet' : 'solid'}>
            {isOpeningDone ? 'Watch it again' : 'Watch the lesson'}
          </ButtonLink>
        </p>
      </section>
    )
  }
  return (
    <section className="card stack" aria-labelledby="example">
      <Heading id="example" number={1} name="Worked example" isDone={isOpeningDone} />
      {example ? <Solution solution={example} /> : <p className="soft">It opens with the session.</p>}
      {isOpen && !isOpeningDone && (
        <form method="post" action={address}>
          <Button type="submit" name="intent" value="example">
            I have read it
          </Button>
        </form>
      )}
    </section>
  )
}

function Drill({ address, isOpen, drill }: SessionPartsProps) {
  const { isDone, answered, count, right, to } = drill
  return (
    <section className="card stack tight" aria-labelledby="drill">
      <Heading id="drill" number={2} name="Drill" isDone={isDone} />
      <p>
        {answered > 0
          ? `${answered} of ${count} answered, ${right} right.`
          : `${count} questions without a clock. Each answer is explained at once, and hints open one at a time.`}
      </p>
      <div className="cluster">
        {isOpen && (!isDone || drill.isOpen) && (
          <form method="post" action={address}>
            <SubmitButton pending="Loading..." name="intent" value="drill">
              {answered > 0 ? 'Go on with the drill' : 'Begin the drill'}
            </SubmitButton>
          </form>
        )}
        {to && !drill.isOpen && <AppLink to={to}>What the drill came to</AppLink>}
        {to && drill.isOpen && !isOpen && <AppLink to={to}>Go on with the open drill</AppLink>}
      </div>
    </section>
  )
}

function Check({ address, isOpen, drill, check, offersBoth }: SessionPartsProps) {
  const { isDone, answered, count, right, to, minutes } = check
  const isEnded = to !== null && !check.isOpen
  return (
    <section className="card stack tight" aria-labelledby="check">
      <Heading id="check" number={3} name="Check" isDone={isDone} />
      <p>
        {isEnded
          ? `${right} of ${count} right.${isDone ? '' : ` Only ${answered} ${answered === 1 ? 'was' : 'were'} answered, so it does not count yet.`}`
          : `${count} questions in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, at the pace of the real test. The explanations come at the end.`}
      </p>
      {!drill.isDone && isOpen && <p className="small soft">It opens after the drill.</p>}
      <div className="cluster">
        {isOpen && drill.isDone && !isDone && (
          <form method="post" action={address}>
            {offersBoth && <input type="hidden" name={BESIDE.name} value={BESIDE.value} />}
            <SubmitButton pending="Loading..." name="intent" value="check">
              {check.isOpen
                ? 'Go on with the check'
                : offersBoth
                  ? 'Start it beside the other'
                  : isEnded
                    ? 'Take the check again'
                    : 'Start the check'}
            </SubmitButton>
          </form>
        )}
        {isEnded && to && <AppLink to={to}>The check, explained</AppLink>}
        {check.isOpen && to && !isOpen && <AppLink to={to}>Go on with the open check</AppLink>}
      </div>
    </section>
  )
}
