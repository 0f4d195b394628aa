/** Every minute: sections whose time ran out are ended and scored, also when no one comes back to them. */
import { endOverdueSections } from '~/models/sittings/end.server'
import { log } from '~/utils/log.server'

export async function endSections(): Promise<void> {
  const ended = await endOverdueSections()
  if (ended > 0) log.info({ ended }, 'sections ended at their deadline')
}
