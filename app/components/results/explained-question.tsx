/** One question of a result with its solution, folded until it is asked for. On paper stand those that were missed, whatever the list on the screen shows. */
import { Solution } from '~/components/question/solution'
import type { PrintedSolution } from '~/exam/print/item.server'
import type { SeenQuestion } from '~/exam/scoring/look'
import { OUTCOME_VERDICTS } from './outcome-names'

export interface ExplainedQuestionData extends SeenQuestion {
  position: number
  skill: string
  isSlow: boolean
  solution: PrintedSolution
  /** The sentences of its passage that the student highlighted. */
  highlighted?: number[]
  /** Left out for whoever only looks. */
  markTo?: string
}

interface ExplainedQuestionProps {
  question: ExplainedQuestionData
  /** Left out of the list by its filter. */
  isFilteredOut?: boolean
  /** Unfolded from the start. */
  isOpen?: boolean
  /** What the student did to a flagged one. */
  flaggedAs?: string
}

export function ExplainedQuestion({ question, isFilteredOut = false, isOpen = false, flaggedAs = '⚑ flagged' }: ExplainedQuestionProps) {
  const { position, skill, outcome, seconds, isSlow, flagged, solution, highlighted, markTo } = question
  const where = isFilteredOut ? 'on-paper' : outcome === 'right' ? 'on-screen' : ''
  return (
    <details className={`card worked ${where}`.trim()} id={`question-${position}`} open={isOpen}>
      <summary>
        <h3 className="title-3">Question {position}</h3>
        <span className="soft skill">{skill}</span>
        <span className={`verdict ${outcome}`}>{OUTCOME_VERDICTS[outcome]}</span>
        {flagged && <span className="soft small on-screen">{flaggedAs}</span>}
        {seconds > 0 && (
          <span className="soft small">
            {Math.round(seconds)} s{isSlow && ', slow'}
          </span>
        )}
      </summary>
      <Solution solution={solution} highlighted={highlighted} markTo={markTo} />
    </details>
  )
}
