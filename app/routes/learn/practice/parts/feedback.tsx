/** A checked question of adaptive practice: right or not, why, what it did to the estimate, and the ways on. */
import { ButtonLink } from '~/components/ui/button'
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
      <Checked isRight={isRight} solution={solution}>
        <p>{moved}</p>
        <p className="small soft">{standing}</p>
      </Checked>
      <div className="cluster">
        {isComplete ? (
          <form method="post" action={paths.learn.practiceSummary(sittingId)}>
            <SubmitButton pending="Loading...">Finish and see the summary</SubmitButton>
          </form>
        ) : (
          <WayOn sittingId={sittingId} position={position} intent="next" label="Next question" />
        )}
        {hasTwin && (
          <WayOn
            sittingId={sittingId}
            position={position}
            intent="twin"
            label={`Try a twin with new ${isVerbal(solution.kind) ? 'words' : 'numbers'}`}
            isQuiet
          />
        )}
        {!isComplete && (
          <ButtonLink to={paths.learn.practiceSummary(sittingId)} look="quiet">
            End the session
          </ButtonLink>
        )}
      </div>
      {hasTwin && <p className="small soft">A twin comes on top of the ten questions. It moves the estimate half as far.</p>}
    </div>
  )
}

interface WayOnProps {
  sittingId: string
  position: number
  intent: 'next' | 'twin'
  label: string
  isQuiet?: boolean
}

function WayOn({ sittingId, position, intent, label, isQuiet }: WayOnProps) {
  return (
    <form method="post" action={paths.learn.practiceQuestion(sittingId)}>
      <input type="hidden" name="shows" value={paths.learn.practiceQuestion(sittingId)} />
      <input type="hidden" name="position" value={position} />
      <SubmitButton name="intent" value={intent} look={isQuiet ? 'quiet' : 'solid'} pending="Loading...">
        {label}
      </SubmitButton>
    </form>
  )
}

function isVerbal(kind: PrintedSolution['kind']): boolean {
  return kind === 'synonym' || kind === 'analogy' || kind === 'sentence_completion'
}
