/** What is left of a feature as pages say it, with the moment when it starts over in the student's own time. */
import type { Feature } from '~/generated/prisma/enums'
import { waitsForParent } from '~/models/families/waiting'
import { allowanceOf } from '~/models/membership/allowance.server'
import { resetTime } from '~/utils/time/time-text'

type Student = Parameters<typeof allowanceOf>[0] & Parameters<typeof waitsForParent>[0] & { profile: { timeZone: string } }

export async function shownAllowance(student: Student, feature: Feature) {
  const allowance = await allowanceOf(student, feature)
  return { ...allowance, resets: resetTime(allowance.resetsAt, student.profile.timeZone), mayBuy: !waitsForParent(student) }
}
