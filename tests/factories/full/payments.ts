/** Of a full account: what was paid, and the seats that came of it. */
import { randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import type { Owner } from '~/models/accounts/personal-data/columns/rules'
import { createStudent } from '../accounts'

export async function payments({ id: userId, email }: Owner, name: string): Promise<void> {
  // A plan that has ended at the provider: one that renews would forbid the deletion.
  await db.userSubscription.updateMany({ where: { userId }, data: { isActive: false } })
  await db.order.create({ data: { userId, plan: '', amount: 9900, payerEmail: email, status: 'paid' } })
  await db.paymentCustomer.create({ data: { id: `cus_${randomToken()}`, userId, email, attachedAt: new Date() } })
  await db.checkout.create({ data: { userId, plan: 'premium_annual' } })
  await db.refundRequest.create({ data: { userId, amount: 9900 } })
  await db.scholarshipRequest.create({ data: { userId, exam: 'ISEE', forWhom: 'student', openKey: userId } })
  const code = name.replace('marked', 'partner')
  const partner = {
    email: `${code}@partners.example`,
    password: '',
    firstName: 'P',
    lastName: 'P',
    referralCode: code,
    referralLinkCode: code,
  }
  const { id: affiliateId } = await db.affiliatePartner.create({ data: partner })
  await db.referral.create({
    data: {
      affiliateId,
      refereeEmail: email,
      refereeUserId: userId,
      refereeName: '',
      referralCode: '',
      referralMethod: '',
      orderAmount: 9900,
    },
  })
  await db.couponCode.create({ data: { code, discountType: 'percent', discountValue: 10, uses: { create: { userId } } } })
  const buyer = await createStudent()
  const expiresAt = new Date(Date.now() + 60_000)
  // A group of its own that is over stands in the way of nothing.
  await db.groupPurchase.create({ data: { adminUserId: userId, status: 'expired', expiresAt } })
  const purchase = await db.groupPurchase.create({ data: { adminUserId: buyer.id, usedSeats: 1, expiresAt } })
  await db.groupInvitation.create({
    data: {
      ...{
        groupPurchaseId: purchase.id,
        inviterUserId: buyer.id,
        inviteeEmail: email,
        inviteeMailbox: email,
        invitationCode: code,
        acceptedByUserId: userId,
      },
      ...{ status: 'accepted', expiresAt, revokedBy: userId },
    },
  })
}
