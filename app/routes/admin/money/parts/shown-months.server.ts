/** The months as the page shows them: sentences, bars and the figures behind them. */
import { counted } from '~/exam/families/kit/wording'
import type { Month } from '~/models/money/admin/months.server'
import { moneyText } from '~/utils/text/money'
import { monthNames } from '~/utils/time/month-names'

/** `newestFirst` as the model lists them; the charts run from the left to the right. */
export function shownMonths(newestFirst: readonly Month[]) {
  const months = newestFirst.toReversed().map((month) => ({ ...month, ...monthNames(month.month) }))
  const sum = (key: 'revenue' | 'refunded' | 'began' | 'ended' | 'failing') => months.reduce((total, month) => total + month[key], 0)
  const best = months.reduce((one, other) => (other.revenue > one.revenue ? other : one), months[0] ?? NO_MONTH)
  return {
    months: months.map(({ month, ...rest }) => ({ key: month, ...rest })),
    sentences: {
      money:
        sum('revenue') === 0
          ? 'Nothing came in.'
          : `${moneyText(sum('revenue'))} came in, the most in ${best.inFull}: ${moneyText(best.revenue)}. ${moneyText(sum('refunded'))} went back.`,
      plans: `${counted(sum('began'), 'plan')} began and ${sum('ended')} ended.`,
      failing: `${counted(sum('failing'), 'payment')} failed and ${sum('failing') === 1 ? 'is' : 'are'} not paid yet.`,
    },
  }
}

const NO_MONTH = { revenue: 0, inFull: '' }
