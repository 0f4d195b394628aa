/** What was understood of the answers from paper, and the two ways to save them. */
import { AppLink } from '~/components/links/app-link'
import { counted } from '~/exam/families/kit/wording'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'

interface UnderstoodProps {
  sittingId: string
  /** Of which printing these are the answers. */
  printing: string
  by: 'string' | 'table'
  isOfTest: boolean
  hasClock: boolean
  /** As it is read again. */
  line: string
  answers: readonly { position: number; letter: string | null; isSaid: boolean }[]
}

export function Understood({ sittingId, printing, by, isOfTest, hasClock, line, answers }: UnderstoodProps) {
  const answered = answers.filter(({ letter }) => letter !== null).length
  const missing = answers.filter(({ isSaid }) => !isSaid).map(({ position }) => position)
  const back = paths.learn.onPaperAnswers(sittingId, by === 'table' ? by : undefined)
  return (
    <div className="stack">
      <h1 className="title-2">Is this what you marked?</h1>
      <p>
        {counted(answered, 'answer')} and {counted(answers.length - answered, 'blank')}. Compare them with your sheet.
        {missing.length > 0 && ` You wrote nothing for ${missing.join(', ')}, so ${missing.length === 1 ? 'it stays' : 'they stay'} blank.`}
      </p>
      <section className="card stack" aria-label="What we understood">
        <ul className="answer-list">
          {answers.map(({ position, letter }) => (
            <li key={position}>
              <span className="soft">{position}</span> <strong>{letter ?? '–'}</strong>
              {letter === null && <span className="hidden"> blank</span>}
            </li>
          ))}
        </ul>
      </section>
      <form method="post" action={paths.learn.onPaperAnswers(sittingId)} className="cluster">
        <input type="hidden" name="answers" value={line} />
        <input type="hidden" name="printing" value={printing} />
        <input type="hidden" name="by" value={by} />
        <SubmitButton name="intent" value="finish" pending="Saving...">
          {isOfTest ? 'Save and finish the section' : 'Save and see my score'}
        </SubmitButton>
        <SubmitButton name="intent" value="continue" look="quiet" pending="Saving...">
          Save and go on on the screen
        </SubmitButton>
      </form>
      <p className="small soft">
        They are saved once, and cannot be typed in again.{' '}
        {hasClock && 'If you go on on the screen, the clock runs with the time that was left.'}
      </p>
      <p>
        <AppLink to={`${back}${by === 'table' ? '&' : '?'}change=${encodeURIComponent(line)}`}>Change something</AppLink>
      </p>
    </div>
  )
}
