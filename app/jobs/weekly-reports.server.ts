/** Every hour: the reports of the week that ended, zone by zone as Monday morning comes. */
import { makeWeeklyReports } from '~/models/reports/weekly.server'
import { log } from '~/utils/log.server'

export async function weeklyReports(): Promise<void> {
  const { made, mailed } = await makeWeeklyReports()
  if (made > 0) log.info({ made, mailed }, 'made weekly reports')
}
