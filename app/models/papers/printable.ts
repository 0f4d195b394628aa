/** Which sittings may go to paper: those with a key that waits for their end. Practice, twins, drills and readings answer at once. */
import type { SittingKind } from '~/generated/prisma/enums'

export const PRINTABLE = ['sectional_quiz', 'practice_test'] as const satisfies SittingKind[]

export function isPrintable(kind: SittingKind): boolean {
  return PRINTABLE.some((one) => one === kind)
}
