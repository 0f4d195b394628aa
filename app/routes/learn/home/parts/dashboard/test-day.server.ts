/** The days until the student's test, in words. */
import { paths } from '~/paths'
import { daysUntil } from '~/utils/time/periods.server'
import { dayText } from '~/utils/time/time-text'

export function testDay(testDate: Date | null, timeZone: string, now = new Date()) {
  const toProfile = (label: string) => ({ to: paths.account.profile(), label })
  if (!testDate) return { text: 'No date yet.', link: toProfile('Add your test date') }

  const days = daysUntil(testDate, timeZone, now)
  // The date has no hour; read in any other zone it could be the day before.
  const on = dayText(testDate, 'UTC')
  if (days < 0) return { text: `It was on ${on}.`, link: { to: paths.learn.planAfterTest(), label: 'Say how to go on' } }
  if (days === 0) return { text: 'It is today. Good luck!', link: null }
  return { text: days === 1 ? `1 day to go: it is tomorrow, ${on}.` : `${days} days to go, until ${on}.`, link: null }
}
