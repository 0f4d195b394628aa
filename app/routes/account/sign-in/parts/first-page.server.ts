/** Where a sign-in leads. */
import type { AccountName } from '~/models/accounts/audiences/rows.server'
import { greetOnce } from '~/models/accounts/audiences/standing.server'
import { isAdminOnly } from '~/models/admins/admin.server'
import { paths } from '~/paths'

/**
 * The page that was asked for; whoever was approved is greeted at the first sign-in after that. An admin who prepares for nothing has no use
 * for the dashboard, which would ask for an exam first, and comes to the desk.
 */
export async function firstPage({ audience, id }: AccountName, asked: string): Promise<string> {
  if (audience !== 'student') return (await greetOnce(audience, id)) ? paths.tutor.success() : asked
  return asked === paths.learn.dashboard() && (await isAdminOnly(id)) ? paths.admin.home() : asked
}
