/** A checked question of adaptive practice: right or not, why, what it did to the estimate, and the ways on. */
import { AppLink } from '~/components/links/app-link'
import type { PrintedSolution } from '~/exam/print/item.server'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'
import { Checked } from './checked'

interface FeedbackProps {
  sittingId: string
  position: number
  isRight: boolean
  /** What moved, and where the skill stands now. */
  moved: string
  standing: string
  solution: PrintedSolution
  hasTwin: boolean
  isComplete: boolean
}

export function Feedback({ sittingId, position, isRight, moved, standing, solution, hasTwin, isComplete }: FeedbackProps) {
  return (
    <div className="stack">
      <Checked isRight={isRight} solution={solution} markTo={paths.learn.questionMark(sittingId, position)}>
        <p>{moved}</p>
        <p className="small soft">{standing}</p>
      </Checked>
      <form method="post" action={paths.learn.practiceQuestion(sittingId)} className="cluster room-actions">
        <input type="hidden" name="shows" value={paths.learn.practiceQuestion(sittingId)} />
        <input type="hidden" name="position" value={position} />
        {isComplete ? (
          <SubmitButton formAction={paths.learn.practiceSummary(sittingId)} pending="Loading...">
            Finish and see the summary
          </SubmitButton>
        ) : (
          <SubmitButton name="intent" value="next" pending="Loading...">
            Next question
          </SubmitButton>
        )}
        {hasTwin && (
          <SubmitButton name="intent" value="twin" look="quiet" pending="Loading...">
            {isVerbal(solution.kind) ? 'Try a twin with new words' : 'Try a twin with new numbers'}
          </SubmitButton>
        )}
      </form>
      {hasTwin && <p className="small soft">A twin is the same kind of question once more. It comes on top and counts half as much.</p>}
      {!isComplete && (
        <p className="small">
          <AppLink to={paths.learn.practiceSummary(sittingId)}>End the session</AppLink>
        </p>
      )}
    </div>
  )
}

function isVerbal(kind: PrintedSolution['kind']): boolean {
  return kind === 'synonym' || kind === 'analogy' || kind === 'sentence_completion' || kind === 'passage_question'
}
