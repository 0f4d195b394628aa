/** A tutor or an affiliate with a row in every table that may hold something of them, and a marker in every text of those rows. */
import { db } from '~/db.server'
import type { Owner } from '~/models/accounts/personal-data/columns/rules'
import { createStudent } from '../accounts'
import { createListing } from '../listings'
import { createPartner } from '../partners'
import { markRows, moveTo, shareTalk, signInRows, tutoringRows } from './account'
import { workRows } from './work'

let counter = 0

/** Makes the account, which has moved from `formerEmail` since. `markers` are by model and column. */
export async function fullPartner(audience: 'tutor' | 'affiliate') {
  const name = `marked${audience}${process.pid}n${++counter}`
  const formerEmail = `former.${name}@example.com`
  const { id } = await createPartner({ audience, email: formerEmail })
  await db.contactMessage.create({ data: { name: '', email: formerEmail, message: '' } })
  const former: Owner = { audience, id, email: formerEmail, username: '' }
  const student = await createStudent()
  if (audience === 'tutor') await tutoring(id, student, name)
  else await referrals(id, student, name)
  const owner = { ...former, email: `${name}@example.com` }
  await moveTo(owner)
  await signInRows(owner, name)
  return { owner, formerEmail, student, markers: await markRows(owner, name) }
}

interface Student {
  id: string
  email: string
}

async function tutoring(tutorId: string, student: Student, name: string): Promise<void> {
  await tutoringRows({ tutorId, studentId: student.id, name, email: `${name}.invited@example.com` })
  await shareTalk(student.id)
  await createListing({ tutorId, status: 'suspended' })
  await workRows({ tutorId, studentId: student.id, name })
}

/** Nothing is owed: that would forbid the deletion. */
async function referrals(affiliateId: string, student: Student, name: string): Promise<void> {
  const referee = { refereeEmail: student.email, refereeUserId: student.id, refereeName: 'Ada' }
  await db.referral.create({
    data: { affiliateId, ...referee, referralCode: '', referralMethod: '', orderAmount: 9900, commissionAmount: 3465, status: 'cancelled' },
  })
  await db.commissionEntry.create({ data: { affiliateId, step: 'earned', pending: 3465 } })
  await db.referralClick.create({ data: { affiliateId, day: new Date('2026-11-20'), clicks: 3 } })
  const seats = { adminUserId: student.id, usedSeats: 0, expiresAt: new Date() }
  await db.scholarshipPool.create({
    data: { source: 'commission', attempt: name, affiliate: { connect: { id: affiliateId } }, purchase: { create: seats } },
  })
  await db.couponCode.create({ data: { affiliateId, code: name, discountType: '', discountValue: 10 } })
}
