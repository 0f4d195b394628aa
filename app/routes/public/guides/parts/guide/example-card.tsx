/** A worked example: a question of the bank, answered by a plain GET form; its reasons come back on the same page. */
import { MathText } from '~/components/question/math-text'
import { PassageText } from '~/components/question/passage/passage'
import { Solution } from '~/components/question/solution'
import { QuestionText } from '~/components/question/text'
import { Button } from '~/components/ui/button'
import { LETTERS } from '~/exam/core/item/item'
import type { ExampleQuestion } from './page.server'

/** Every guide has so many. */
const EXAMPLES = 3

interface ExampleCardProps {
  example: ExampleQuestion
  answers: Record<string, number>
}

export function ExampleCard({ example, answers }: ExampleCardProps) {
  const { number, level, solution } = example
  const id = `example-${number}`
  return (
    <section id={id} className="card question stack" aria-label={`Example ${number}`}>
      <p className="cluster between small">
        <span className="eyebrow">
          Example {number} · {level}
        </span>
        <span className="soft">{example.question.skill}</span>
      </p>
      {solution ? (
        <>
          <p role="status">
            <strong>{solution.choice === solution.answer ? 'Right.' : 'Not quite.'}</strong> Here is how it works.
          </p>
          <Solution solution={solution} />
          <p className="cluster">
            {number < EXAMPLES && (
              <a href={`#example-${number + 1}`} className="button quiet">
                Next example
              </a>
            )}
            <a href={`?${others(example, answers)}#${id}`}>Try it again</a>
          </p>
        </>
      ) : (
        <Unanswered example={example} answers={answers} id={id} />
      )}
    </section>
  )
}

function Unanswered({ example, answers, id }: ExampleCardProps & { id: string }) {
  const { field, question } = example
  return (
    <form action={`#${id}`} className="stack">
      {[...others(example, answers)].map(([name, value]) => (
        <input type="hidden" key={name} name={name} value={value} />
      ))}
      {question.passage && <PassageText passage={question.passage} />}
      <QuestionText question={question} />
      <fieldset>
        <legend className="hidden">Your answer</legend>
        <ul className="choices">
          {question.choices.map((html, index) => (
            <li className="choice" key={LETTERS[index]}>
              <input type="radio" name={field} value={index} id={`${field}-${index}`} className="choice-pick" required />
              <label className="choice-card" htmlFor={`${field}-${index}`}>
                <span className="choice-key">{LETTERS[index]}</span>
                <MathText html={html} className="choice-text" />
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div>
        <Button type="submit">Check my answer</Button>
      </div>
    </form>
  )
}

/** The answers to the other examples, which the address must keep. */
function others({ field }: ExampleQuestion, answers: Record<string, number>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(answers)
      .filter(([name]) => name !== field)
      .map(([name, value]) => [name, String(value)]),
  )
}
