/** The two ways in which answers come back from paper: typed as a line, or ticked in a table. */
import { AppForm } from '~/forms/app-form'
import { TextArea } from '~/forms/fields/text-area'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { ANSWER_FIELDS } from '~/models/papers/fields'
import { paths } from '~/paths'

interface AnswersProps {
  sittingId: string
  positions: readonly number[]
  letters: readonly string[]
  /** A line that was typed before. */
  typed: string
  answer: FormAnswer | undefined
}

export function AnswerLine({ sittingId, positions, letters, typed, answer }: AnswersProps) {
  const form = useForm('paper', ANSWER_FIELDS, answer, { answers: typed })
  const [first = 1, second = first + 1] = positions
  return (
    <div className="stack">
      <h1 className="title-2">Your answers from paper</h1>
      <p>
        Type each number with its letter, and a dash for a blank: <strong>{`${first}A ${second}-`}</strong>. What you leave out stays blank.
      </p>
      <AppForm
        form={form}
        action={paths.learn.onPaperAnswers(sittingId)}
        className="card stack"
        words={{ check: { title: 'We could not read all of that' } }}
      >
        <input type="hidden" name="intent" value="read" />
        <TextArea
          field={form.answers}
          label="Answers"
          hint={`${positions.length === 1 ? 'Question' : 'Questions'} ${rangesOf(positions)}, letters ${letters[0]} to ${letters.at(-1)}.`}
        />
        <div className="cluster">
          <SubmitButton pending="Loading...">Read my answers</SubmitButton>
          <SubmitButton name="switch" value="table" look="quiet" pending="Loading..." formNoValidate>
            Tick them in a table instead
          </SubmitButton>
        </div>
      </AppForm>
    </div>
  )
}

/** "8 to 12, 15, 17 to 20" */
function rangesOf(positions: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const position of positions) {
    const last = ranges.at(-1)
    if (last && last[1] === position - 1) last[1] = position
    else ranges.push([position, position])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ')
}

export function AnswerTable({ sittingId, positions, letters, typed, answer }: AnswersProps) {
  const ticked = new Set(typed.split(' '))
  const problem = answer?.result?.error?.answers?.[0]
  return (
    <div className="stack">
      <h1 className="title-2">Your answers from paper</h1>
      <p>Tick one letter in each row. A row without a tick stays blank.</p>
      {problem && (
        <p role="alert" className="error">
          Nothing is ticked yet. Tick at least one answer.
        </p>
      )}
      <form method="post" action={paths.learn.onPaperAnswers(sittingId, 'table')} className="card stack">
        <input type="hidden" name="intent" value="read" />
        <input type="hidden" name="by" value="table" />
        <table className="table answer-table">
          <caption className="hidden">Your answers</caption>
          <thead>
            <tr>
              <th scope="col">Question</th>
              {letters.map((letter) => (
                <th scope="col" key={letter}>
                  {letter}
                </th>
              ))}
              <th scope="col">Blank</th>
            </tr>
          </thead>
          <tbody>
            {positions.map((position) => (
              <tr key={position}>
                <th scope="row">{position}</th>
                {[...letters, '-'].map((letter) => (
                  <td key={letter}>
                    <label>
                      <input
                        type="radio"
                        name={`q${position}`}
                        value={letter}
                        aria-label={`Question ${position}: ${letter === '-' ? 'blank' : letter}`}
                        defaultChecked={ticked.has(`${position}${letter}`)}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="cluster">
          <SubmitButton pending="Loading...">Read my answers</SubmitButton>
          <SubmitButton name="switch" value="string" look="quiet" pending="Loading...">
            Type them as a line instead
          </SubmitButton>
        </div>
      </form>
    </div>
  )
}
