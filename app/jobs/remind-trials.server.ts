/** Every hour: whose 48 hours of everything end within a day. */
import { remindOfTrialEnds } from '~/models/membership/trial-end.server'
import { log } from '~/utils/log.server'

export async function remindTrials(): Promise<void> {
  const reminded = await remindOfTrialEnds()
  if (reminded > 0) log.info({ reminded }, 'told that their trial ends')
}
