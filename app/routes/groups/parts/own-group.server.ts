/** Whoever asks for a page of a group: its admin, with the group; everybody else gets 404. */
import { requireProfile } from '~/auth/guards/guards.server'
import { waitsForParent } from '~/models/families/waiting'
import { findGroup } from '~/models/groups/people/own.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { dayText } from '~/utils/time/time-text'

/** The signed-in account's group of the address, with its days in words. Throws 404 for any other. */
export async function requireGroup(request: Request, groupId: string | undefined) {
  const student = await requireProfile(request)
  const group = await findGroup({ groupPurchaseId: groupId ?? '', userId: student.id })
  if (!group) throw notFound()
  const { timeZone } = student.profile
  const day = (date: Date) => dayText(date, timeZone)
  return { student, group, day, ends: day(group.expiresAt), mayInvite: group.isOpen && !waitsForParent(student) }
}

/** Headers that say that the group takes nobody any more. */
export function overHeaders() {
  const text = 'This group takes nobody any more: it has ended, or was closed.'
  return flashHeaders({ kind: 'problem', title: 'Nothing was changed', text })
}
