/** Every hour: what was kept for its time and no longer. */
import { eraseExpired } from '~/models/accounts/personal-data/retention.server'
import { log } from '~/utils/log.server'

export async function eraseOld(): Promise<void> {
  const counts = await eraseExpired()
  if (Object.keys(counts).length > 0) log.info({ counts }, 'erased what was over')
}
