/** When to guess: on the SSAT from the student's own strike-outs; where nothing is taken off, that every blank is a point given away. */
import { Table } from '~/components/ui/table'
import type { Guessing } from '~/exam/scoring/whole/guessing'

interface GuessingCardProps {
  /** Null where a wrong answer costs nothing. */
  own: Guessing | null
  /** Questions with a hint, which say nothing about guessing. */
  hinted: number
  /** Questions left blank where a wrong answer costs nothing. */
  blanks: number
  choices: number
}

export function GuessingCard({ own, hinted, blanks, choices }: GuessingCardProps) {
  if (!own && blanks === 0) return null
  return (
    <section className="card stack tight" aria-labelledby="guessing">
      <h2 id="guessing" className="title-3">
        Guess or skip?
      </h2>
      {own ? <OwnRule own={own} hinted={hinted} /> : <p>{blanksText(blanks, choices)}</p>}
    </section>
  )
}

function blanksText(blanks: number, choices: number): string {
  const gain = Math.round(blanks / choices)
  const bring = gain === 0 ? '' : ` By chance alone, answering them would have brought about ${gain} more.`
  return `${blanks === 1 ? 'One question was' : `${blanks} questions were`} left blank. A wrong answer costs nothing on this test, so answer every question.${bring}`
}

function OwnRule({
  own: { rates, lostToSkips, skips, lostToGuesses, wrongCost, keysStruck, rule },
  hinted,
}: {
  own: Guessing
  hinted: number
}) {
  return (
    <>
      <p>
        <strong>Your rule:</strong> {rule}
      </p>
      <ul>
        <li>
          Bad skips:{' '}
          {skips === 0 ? 'none' : `${skips} blank with a choice struck out, about ${points(lostToSkips)} given away by the arithmetic`}.
        </li>
        <li>
          {lostToGuesses === 0
            ? 'Guessing never cost you more than it brought'
            : `Bad guesses: ${points(lostToGuesses)} lost where fewer than one in five was right`}
          . All wrong answers together cost {points(wrongCost)}.
        </li>
        <li>
          {keysStruck === 0
            ? 'You never struck out the right answer.'
            : `You struck out the right answer ${keysStruck === 1 ? 'once' : `${keysStruck} times`}.`}
        </li>
      </ul>
      <Table
        caption="By choices struck out"
        columns={[
          { label: 'Struck' },
          ...['Answered', 'Right', 'Hit rate', 'Points', 'Left blank'].map((label) => ({ label, isNumber: true })),
        ]}
        rows={rates.map(({ struck, answered, right, blank, quarters }) => ({
          key: String(struck),
          cells: [String(struck), answered, right, hitRate(right, answered), signed(quarters / 4), blank],
        }))}
      />
      <p className="small soft">
        One right in five is enough: a wrong answer costs a quarter point. Fewer than 30 answers are a small sample.
        {hinted > 0 && ` ${hinted === 1 ? 'The question that had a hint is' : `${hinted} questions that had a hint are`} left out here.`}
      </p>
    </>
  )
}

function hitRate(right: number, answered: number): string {
  if (answered === 0) return 'none'
  return `${Math.round((right / answered) * 100)}%${answered < 30 ? ', small sample' : ''}`
}

function points(value: number): string {
  const text = String(Math.round(value * 100) / 100)
  return `${text} ${text === '1' ? 'point' : 'points'}`
}

function signed(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : `${value}`
}
