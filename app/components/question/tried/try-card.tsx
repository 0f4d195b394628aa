/** A question to try: answered by a plain GET form, and its reasons come back on the same page. Nothing is stored. */
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import type { PrintedQuestion, PrintedSolution } from '~/exam/print/item.server'
import { PassageText } from '../passage/passage'
import { Solution } from '../solution'
import { QuestionText } from '../text'
import { Picks } from './picks'

interface TryCardProps {
  /** Where the page scrolls to. */
  id: string
  /** "Example 1" */
  name: string
  level: string
  skill: string
  /** The name that the choice has in the address. */
  field: string
  question: PrintedQuestion
  /** The card above that shows the passage of this question, where several share one. */
  passageAt?: { href: string; name: string } | null
  /** With the reasons; null until somebody has answered. */
  solution: PrintedSolution | null
  /** What else the address must keep. */
  kept?: Record<string, string>
  /** Where to go on after an answer. */
  next?: ReactNode
}

export function TryCard({ id, name, level, skill, field, question, passageAt, solution, kept = {}, next }: TryCardProps) {
  return (
    <section id={id} className="card question stack" aria-label={name}>
      <p className="cluster between small">
        <span className="eyebrow">
          {name} · {level}
        </span>
        <span className="soft">{skill}</span>
      </p>
      {passageAt && (
        <p className="small">
          On the passage in <a href={passageAt.href}>{passageAt.name}</a>.
        </p>
      )}
      {solution ? (
        <>
          <p role="status">
            <strong>{solution.choice === solution.answer ? 'Right.' : 'Not quite.'}</strong> Here is how it works.
          </p>
          {solution.passage && <PassageText passage={solution.passage} />}
          <Solution solution={{ ...solution, passage: undefined }} />
          <p className="cluster">
            {next}
            <a href={`?${new URLSearchParams(kept)}#${id}`}>Try it again</a>
          </p>
        </>
      ) : (
        <form action={`#${id}`} className="stack">
          {Object.entries(kept).map(([key, value]) => (
            <input type="hidden" key={key} name={key} value={value} />
          ))}
          {question.passage && <PassageText passage={question.passage} />}
          <QuestionText question={question} />
          <Picks field={field} choices={question.choices} />
          <div>
            <Button type="submit">Check my answer</Button>
          </div>
        </form>
      )}
    </section>
  )
}
