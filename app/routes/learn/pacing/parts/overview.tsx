/** All questions of a drill before its end: what is without an answer, when to guess, and the way back. */
import { QuestionDots, type QuestionState } from '~/components/question/dots'
import { Button } from '~/components/ui/button'
import { PageFields } from './question-form'

interface OverviewProps {
  address: string
  visit: number
  states: QuestionState[]
  guessing: string
}

export function Overview({ address, visit, states, guessing }: OverviewProps) {
  const blank = states.filter(({ isAnswered }) => !isAnswered).map(({ position }) => position)
  const [first] = blank
  return (
    <form method="post" action={address} className="stack" autoComplete="off" data-drill="">
      <PageFields address={address} visit={visit} position={0} />
      <section className="card stack">
        <h2 className="title-3">{blankText(blank)}</h2>
        {blank.length > 0 && <p>{guessing}</p>}
        <QuestionDots states={states} here={0} />
        <div className="cluster">
          {first !== undefined && (
            <Button type="submit" name="goto" value={first}>
              Go back to question {first}
            </Button>
          )}
          <Button type="submit" name="intent" value="finish" look={first === undefined ? 'solid' : 'quiet'}>
            Finish the drill
          </Button>
        </div>
      </section>
    </form>
  )
}

function blankText(blank: number[]): string {
  if (blank.length === 0) return 'All ten are answered.'
  if (blank.length === 1) return `Question ${blank[0]} is not answered.`
  return `${blank.length} questions are not answered: ${blank.join(', ')}.`
}
