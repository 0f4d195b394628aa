/** A student with a plan, signed in, and their boot camp. */
import { db } from '~/db.server'
import { membershipOf } from '~/models/membership/membership'
import { signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'
import { makeCamp } from './camps'

/** `camp` is its id, empty without one; `member` is the student as the models of the boot camp take one. */
export async function campingStudent(
  { tier = 'premium_annual', ...shape }: Parameters<typeof signedIn>[0] = {},
  camp?: Parameters<typeof makeCamp>[1],
) {
  const { browser, student } = await signedIn({ tier, ...shape })
  const id = camp && (await makeCamp(student.id, camp))
  const profile = await db.studentProfile.findUniqueOrThrow({ where: { userId: student.id } })
  const subscriptions = await db.userSubscription.findMany({ where: { userId: student.id } })
  const member = { id: student.id, profile, membership: membershipOf({ createdAt: student.createdAt, subscriptions }, new Date()) }
  return { walker: openWalker(browser), browser, member, userId: student.id, camp: id ?? '' }
}
