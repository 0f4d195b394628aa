/** An affiliate's own lists as CSV files: coupons, families by day, and the ledger. Money is in cents. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { owedFor } from '~/models/commissions/ledger.server'
import { listEntries, listReferrals } from '~/models/commissions/reports/own.server'
import { listCoupons } from '~/models/coupons/list.server'
import type { Page } from '~/models/paging.server'
import { paths } from '~/paths'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { csvFile } from '~/utils/text/csv.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireApproved(request, 'affiliate')
  const list = LISTS[new URL(request.url).pathname.replace(/\.data$/, '')]
  if (!list) throw notFound()
  return csvFile(list.name, list.header, await allRows((page) => list.read(id, page)))
}

interface List {
  name: string
  header: string[]
  read: (affiliateId: string, page: Page) => Promise<{ cells: string[][]; next: string | null }>
}

const LISTS: Record<string, List> = {
  [paths.affiliate.couponsExport()]: {
    name: 'coupons',
    header: [
      'Code',
      'Discount',
      'Percent or cents',
      'Commission, percent',
      'Uses',
      'Uses at most',
      'From (UTC)',
      'To (UTC)',
      'Description',
    ],
    async read(affiliateId, page) {
      const { coupons, next } = await listCoupons({ affiliateId, state: null, search: '', ...page })
      const cells = coupons.map((one) => [
        ...[one.code, one.discountType, one.discountValue, one.commissionPercent, one.usedCount, one.maxUses],
        ...[one.validFrom, one.validTo, one.description],
      ])
      return { cells: cells.map((row) => row.map(textOf)), next }
    },
  },
  [paths.affiliate.referralsExport()]: {
    name: 'referrals',
    header: [
      'Since (UTC)',
      'How',
      'Code',
      'Coupon',
      'First payment (UTC)',
      'State',
      'Order (cents)',
      'Commission, percent',
      'Yours (cents)',
    ],
    async read(affiliateId, page) {
      const { rows, next } = await listReferrals(affiliateId, page)
      const cells = rows.map((one) => [
        ...[one.createdAt, one.referralMethod, one.referralCode, one.couponCodeUsed, one.convertedAt],
        ...(one.convertedAt ? [one.status, one.orderAmount, one.commissionPercent, one.status === 'cancelled' ? 0 : owedFor(one)] : []),
      ])
      return { cells: cells.map((row) => row.map(textOf)), next }
    },
  },
  [paths.affiliate.earningsExport()]: {
    name: 'earnings',
    header: ['When (UTC)', 'Step', 'Waiting (cents)', 'Payable (cents)', 'Paid (cents)'],
    async read(affiliateId, page) {
      const { rows, next } = await listEntries(affiliateId, page)
      return { cells: rows.map((one) => [one.createdAt, one.step, one.pending, one.payable, one.paid].map(textOf)), next }
    },
  },
}

const EXPORT_PAGE = 500

async function allRows(read: (page: Page) => Promise<{ cells: string[][]; next: string | null }>): Promise<string[][]> {
  const all: string[][] = []
  let after: string | null = null
  do {
    const { cells, next } = await read({ after, size: EXPORT_PAGE })
    all.push(...cells)
    after = next
  } while (after)
  return all
}

function textOf(value: string | number | Date | null | undefined): string {
  return value instanceof Date ? value.toISOString() : String(value ?? '')
}
