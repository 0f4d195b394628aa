/** Every minute: sections whose time ran out are ended and scored, and whole tests go on, also when no one comes back to them. */
import { keepVerdict } from '~/models/pacing/verdict.server'
import { endOverdueSections } from '~/models/sittings/end.server'
import { advanceTests } from '~/models/tests/advance.server'
import { log } from '~/utils/log.server'

export async function endSections(): Promise<void> {
  const ended = await endOverdueSections(new Date(), keepVerdict)
  const advanced = await advanceTests()
  if (ended > 0) log.info({ ended }, 'sections ended at their deadline')
  if (advanced > 0) log.info({ advanced }, 'whole tests went on at their time')
}
