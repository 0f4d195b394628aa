/** The plan of whoever is signed in. */
import { redirect } from '@remix-run/node'
import { requireStudent } from '~/auth/guards/guards.server'
import type { Student } from '~/auth/session.server'
import { waitsForParent } from '~/models/families/waiting'
import { findOwnPlan } from '~/models/money/own-plan.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { profileTimeZone } from '~/utils/time/time-zones'

const ASK_PARENT = {
  kind: 'problem',
  title: 'A parent has to agree first',
  text: 'Nothing was changed. The plan can be canceled, and switched or resumed when a parent has agreed.',
} as const

/** The student with the plan that the address names, or the newest; without one the way to the membership. */
export async function requirePlan(request: Request) {
  const student = await requireStudent(request)
  const of = planNameOf(request)
  const own = await findOwnPlan(student.id, of)
  if (!own) throw redirect(paths.account.subscription())
  return { student, own, of: of ?? undefined, zone: profileTimeZone(student) }
}

/** Which of several plans the address names; null for the newest. */
export function planNameOf(request: Request): string | null {
  return new URL(request.url).searchParams.get('of')
}

/** Throws the way back for a child who waits for a parent's word: what would be charged later is bought as well. */
export async function requireBuyer(student: Student): Promise<void> {
  if (waitsForParent(student)) throw redirect(paths.account.subscription(), { status: 303, headers: await flashHeaders(ASK_PARENT) })
}
