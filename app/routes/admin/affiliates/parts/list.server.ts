/** Which part of the affiliates, months and payments an address asks for. */
import { DateTime } from 'luxon'
import type { BalanceList, MonthList, PaymentList } from '~/models/commissions/reports/house.server'
import { typed } from '~/utils/text/typed.server'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'

export function readBalanceList(request: Request): BalanceList {
  const { searchParams } = new URL(request.url)
  return { search: typed(searchParams.get('search')), after: searchParams.get('after') }
}

/** The running month and the eleven before it: "2026-11". */
export function recentMonths(now = new Date()): string[] {
  const newest = DateTime.fromJSDate(now, { zone: DEFAULT_TIME_ZONE })
  return Array.from({ length: 12 }, (_, back) => newest.minus({ months: back }).toFormat('yyyy-MM'))
}

export function readMonthList(request: Request): MonthList {
  const { searchParams } = new URL(request.url)
  const months = recentMonths()
  const asked = searchParams.get('month')
  return { month: months.find((month) => month === asked) ?? months[0] ?? '', after: searchParams.get('after') }
}

export const PAYMENT_STATES = ['pending', 'payable', 'paid', 'cancelled'] as const

export function readPaymentList(request: Request): PaymentList {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('state')
  return { status: PAYMENT_STATES.find((state) => state === asked) ?? 'pending', after: searchParams.get('after') }
}
