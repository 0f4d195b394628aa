/** How an affiliate is paid, and what it gives to the families that it refers. The page has asked for password and code before. */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { queueMail } from '~/models/mail/mail.server'
import { PAYOUT_FIELDS, SPLIT_FIELDS } from './fields'

export const PayoutSchema = formSchema(PAYOUT_FIELDS, { isStrict: true })
export const SplitSchema = formSchema(SPLIT_FIELDS, { isStrict: true })

type Payout = Pick<ReturnType<(typeof PayoutSchema)['parse']>, 'method' | 'paypalEmail' | 'payee' | 'address'>

/** Saves where the money goes, and mails the account that it was changed. Payments that are prepared go where they were to go. */
export async function savePayout(id: string, { method, paypalEmail = '', payee = '', address = '' }: Payout): Promise<void> {
  const payoutDetails = method === 'paypal' ? { paypalEmail } : { payee, address }
  await db.$transaction(async (transaction) => {
    const { email } = await transaction.affiliatePartner.update({
      where: { id },
      data: { payoutMethod: method, payoutDetails },
      select: { email: true },
    })
    const about = { audience: 'affiliate', recipient: email } as const
    await queueMail(transaction, { kind: 'notice', template: 'payout-details-changed', ...about })
  })
}

/** Saves what families get of the commission, in per cent of their order; false where that is more than the commission. */
export async function saveSplit(id: string, splitCommissionRate: number): Promise<boolean> {
  const { count } = await db.affiliatePartner.updateMany({
    where: { id, status: 'approved', commissionRate: { gte: splitCommissionRate } },
    data: { splitCommissionRate },
  })
  return count === 1
}
