/** Where a sign-in leads. */
import type { AccountName } from '~/models/accounts/audiences/rows.server'
import { greetOnce } from '~/models/accounts/audiences/standing.server'
import { paths } from '~/paths'

/** The page that was asked for; whoever was approved is greeted at the first sign-in after that. */
export async function firstPage({ audience, id }: AccountName, asked: string): Promise<string> {
  return audience !== 'student' && (await greetOnce(audience, id)) ? paths.tutor.success() : asked
}
