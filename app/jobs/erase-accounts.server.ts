/** Every five minutes: accounts whose days of grace are over are deleted for good. */
import { eraseDueAccounts } from '~/models/accounts/personal-data/erase.server'
import { log } from '~/utils/log.server'

export async function eraseAccounts(): Promise<void> {
  const { erased, held } = await eraseDueAccounts()
  if (erased > 0) log.info({ erased }, 'accounts deleted after their days of grace')
  if (held.length > 0) log.warn({ held }, 'accounts wait to be deleted: something still depends on them')
}
