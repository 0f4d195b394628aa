/** Which marks an address asks for; anything unknown falls back to the start of the list. */
import type { ItemMarkReason } from '~/generated/prisma/enums'
import { MARK_FIELDS, MARK_STATES } from '~/models/bank/mark-fields'
import type { MarkList } from '~/models/bank/marks.server'

export function readMarkList(request: Request): MarkList {
  const { searchParams } = new URL(request.url)
  const reasons: readonly ItemMarkReason[] = MARK_FIELDS.reason.choices
  return {
    state: MARK_STATES.find((state) => state === searchParams.get('state')) ?? 'new',
    reason: reasons.find((reason) => reason === searchParams.get('reason')) ?? null,
    after: searchParams.get('after'),
  }
}
