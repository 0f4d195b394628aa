/** The plan of whoever is signed in. */
import { redirect } from '@remix-run/node'
import { requireStudent } from '~/auth/guards/guards.server'
import { findOwnPlan } from '~/models/money/own-plan.server'
import { paths } from '~/paths'
import { profileTimeZone } from '~/utils/time/time-zones'

/** The student with the plan; without one the way to the membership. */
export async function requirePlan(request: Request) {
  const student = await requireStudent(request)
  const own = await findOwnPlan(student.id)
  if (!own) throw redirect(paths.account.subscription())
  return { student, own, zone: profileTimeZone(student) }
}
