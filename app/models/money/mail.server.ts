/** What mails about payments and plans say: read when they are sent, from the order or the plan that the record names. */
import { db } from '~/db.server'
import type { Prisma } from '~/generated/prisma/client'
import { tokenOfMail, type WaitingMail } from '~/models/mail/mail.server'
import type { Letter } from '~/services/mail/layout/letter'
import { moneyText } from '~/utils/text/money'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { PAID_PLANS, planNamed, planOfTier } from './plans/plans'

const ABOUT_ORDERS = ['receipt', 'purchase-waiting'] as const
const ABOUT_PLANS = ['renewal-failing', 'plan-ended'] as const
type MoneyMail = (typeof ABOUT_ORDERS)[number] | (typeof ABOUT_PLANS)[number]

export function isMoneyMail(template: string): template is MoneyMail {
  return [...ABOUT_ORDERS, ...ABOUT_PLANS].some((name) => name === template)
}

const READER = { select: { firstName: true, profile: { select: { timeZone: true } } } } as const

/** The letter; null when what it tells of is gone, or no longer so. */
export function moneyLetter(mail: WaitingMail, template: MoneyMail, aboutId: string): Promise<Letter | null> {
  return template === 'receipt' || template === 'purchase-waiting'
    ? orderLetter(mail, template, aboutId)
    : planLetter(mail, template, aboutId)
}

async function orderLetter(
  { id, recipient }: WaitingMail,
  template: (typeof ABOUT_ORDERS)[number],
  orderId: string,
): Promise<Letter | null> {
  const order = await db.order.findUnique({ where: { id: orderId }, include: { user: READER } })
  if (!order?.paidAt) return null
  const { plan, amount, number, invoiceUrl, user, userId, paidAt } = order
  // A guest's address was typed at the provider by whoever paid: nobody is greeted by a name.
  const isWaiting = template === 'purchase-waiting'
  const payment = {
    plan: nameOf(plan),
    amount: moneyText(amount),
    on: dayText(paidAt, profileTimeZone(user ?? { profile: null })),
    number: number ?? undefined,
    invoiceUrl: invoiceUrl ?? undefined,
    isOneOfSeveral:
      userId !== null && (await db.userSubscription.count({ where: { userId, isActive: true, renewsAt: { not: null } } })) > 1,
  }
  return { template, recipient, name: user?.firstName, token: isWaiting ? tokenOfMail(template, id) : undefined, payment }
}

async function planLetter({ recipient }: WaitingMail, template: (typeof ABOUT_PLANS)[number], id: string): Promise<Letter | null> {
  const row = await db.userSubscription.findUnique({ where: { id }, include: { user: READER } })
  if (!row?.endDate) return null
  const isStillSo = template === 'renewal-failing' ? row.stripeStatus === 'past_due' : !row.isActive
  const plan = planOfTier(row.subscriptionTier)
  if (!isStillSo || !plan) return null
  const { user, endDate, stripeCustomerId: customerId } = row
  const unpaid = customerId && template === 'renewal-failing' ? await findUnpaid(customerId, plan) : null
  return {
    template,
    recipient,
    name: user.firstName,
    payment: { plan: PAID_PLANS[plan].name, until: dayText(endDate, profileTimeZone(user)), invoiceUrl: unpaid?.invoiceUrl ?? undefined },
  }
}

/** The newest payment of a plan that is still to be made. */
function findUnpaid(customerId: string, plan: string) {
  const where = { customerId, plan, status: { in: ['open', 'failed'] }, invoiceUrl: { not: null } } satisfies Prisma.OrderWhereInput
  return db.order.findFirst({ where, orderBy: { createdAt: 'desc' }, select: { invoiceUrl: true } })
}

function nameOf(plan: string): string {
  const name = planNamed(plan)
  return name ? PAID_PLANS[name].name : 'Stanine'
}
