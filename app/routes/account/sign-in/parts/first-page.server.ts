/** Where a sign-in leads. */
import type { AccountName } from '~/models/accounts/audiences/rows.server'
import { greetOnce } from '~/models/accounts/audiences/standing.server'
import { hasProfile } from '~/models/accounts/profile/person.server'
import { isAdminOnly } from '~/models/admins/admin.server'
import { paths } from '~/paths'

/**
 * The page that was asked for; whoever was approved is greeted at the first sign-in after that. A student who has not said yet what is
 * prepared for comes to the welcome page first, which leads on. An admin who prepares for nothing has no use for that or for the dashboard,
 * and comes to the desk.
 */
export async function firstPage({ audience, id }: AccountName, asked: string): Promise<string> {
  if (audience !== 'student') return (await greetOnce(audience, id)) ? paths.tutor.success() : asked
  if (await hasProfile(id)) return asked
  const isDashboard = asked === paths.learn.dashboard()
  if (await isAdminOnly(id)) return isDashboard ? paths.admin.home() : asked
  return paths.account.welcome(isDashboard ? undefined : asked)
}
