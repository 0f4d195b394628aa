/** Every hour: groups whose time is over end, and members of those that end soon are told. */
import { endGroups } from '~/models/groups/ends.server'
import { log } from '~/utils/log.server'

export async function endSeats(): Promise<void> {
  const { ended, told } = await endGroups()
  if (ended > 0 || told > 0) log.info({ ended, told }, 'groups that end')
}
