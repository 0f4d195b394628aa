/** Why a mistake happened, as far as anybody is told: what the choice merely suggests is a suspicion (docs/decisions/028). */
import type { WrongAnswerType } from '~/exam/core/levels'
import type { ReasonFrom } from '~/generated/prisma/enums'

/** Null where nobody has said why and it has not come up often enough. */
export function toldReason({ wrongAnswerType, reasonFrom }: { wrongAnswerType: WrongAnswerType | null; reasonFrom: ReasonFrom }) {
  return reasonFrom === 'choice' ? null : wrongAnswerType
}
