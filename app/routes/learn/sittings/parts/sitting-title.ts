/** What a sitting is called on its pages. */
import type { Subject } from '~/exam/core/levels'
import { SUBJECT_NAMES } from '~/exam/core/names'
import type { SittingKind } from '~/generated/prisma/enums'

export function sittingTitle({ kind, subject }: { kind: SittingKind; subject: Subject }): string {
  return kind === 'twins' ? 'Practice with new numbers' : SUBJECT_NAMES[subject]
}
