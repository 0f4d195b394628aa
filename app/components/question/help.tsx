/** What helps while a section runs, for the bar's help. */
import { AppLink } from '~/components/links/app-link'
import { LETTERS } from '~/exam/core/item/item'

/** The ISEE has four. */
const SSAT_CHOICES = 5

interface QuestionHelpProps {
  choiceCount: number
  hasPassage: boolean
  hasHighlighter: boolean
  /** A section of a whole test is closed for good when it ends. */
  isOfTest: boolean
  /** Own and standard time of a section of a whole test, where they differ. */
  ownTime: string | null
  /** Null where there is no clock. */
  pauses: { left: number; inAll: number } | null
  /** Where a section or test opened by mistake can be left; null when it cannot be. While the page stands, the style sheet takes it away. */
  leaveTo: string | null
}

export function QuestionHelp({ choiceCount, hasPassage, hasHighlighter, isOfTest, ownTime, pauses, leaveTo }: QuestionHelpProps) {
  return (
    <>
      <li>Press the cross beside a choice to strike it out. A flag marks a question to come back to.</li>
      {hasPassage && hasHighlighter && (
        <li>
          Highlight turns each sentence of the passage into something to press.
          {choiceCount === SSAT_CHOICES && ' The paper SSAT has no highlighter.'}
        </li>
      )}
      <li>Your answers are saved as you go. You can continue from any device.</li>
      {ownTime && <li>{ownTime}</li>}
      {isOfTest && <li>When the section ends it is closed for good, and the test goes on.</li>}
      {pauses && (
        <li>
          Pausing stops the clock.{' '}
          {pauses.left === 0 ? 'You have used all your pauses.' : `${pauses.left} of ${pauses.inAll} pauses are left.`} The real test has
          none.
        </li>
      )}
      {leaveTo && (isOfTest ? <LeaveTest to={leaveTo} /> : <LeaveSection to={leaveTo} />)}
      <li className="with-scripts with-keys">
        Keys: A to {LETTERS[choiceCount - 1]} choose an answer; S and then a letter strikes one out; F flags; the arrows go forward and
        back.
      </li>
    </>
  )
}

/** The way out of a section or a writing. */
export function LeaveSection({ to }: { to: string }) {
  return (
    <li className="leaving">
      <AppLink to={to}>Opened by mistake?</AppLink> You can leave within a minute of the start.
    </li>
  )
}

/** The way out of a whole test, in the help of its first step. */
export function LeaveTest({ to }: { to: string }) {
  return (
    <li className="leaving">
      <AppLink to={to}>Started by mistake?</AppLink> You can give the test back within a minute of its start, while nothing is answered.
    </li>
  )
}
