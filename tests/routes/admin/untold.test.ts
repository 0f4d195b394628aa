/** What admins read when somebody has had so much mail that nothing more is sent: that the person was not told. */
import { beforeAll, expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Audience } from '~/generated/prisma/enums'
import { queueMail } from '~/models/mail/mail.server'
import { createStudent } from '../../factories/accounts'
import { createListing } from '../../factories/listings'
import { createPartner } from '../../factories/partners'
import { signedIn } from '../../support/browser'
import { decideAs, PARTNERS } from '../../support/partner-walks'
import { openWalker, type Walker } from '../../support/walker'

let admin: Walker

beforeAll(async () => {
  admin = openWalker((await signedIn({ role: 'admin' })).browser)
})

/** As many notices as one address gets in a day. */
async function fillMailbox(recipient: string, audience: Audience = 'student'): Promise<void> {
  for (let mails = 0; mails < 20; mails++) {
    await db.$transaction((transaction) => queueMail(transaction, { kind: 'notice', template: 'existing-account', recipient, audience }))
  }
}

test.each(PARTNERS)('a decision about a %s', async (audience) => {
  const { email } = await createPartner({ audience, status: 'pending', lastName: 'Walker' })
  await fillMailbox(email, audience)
  await decideAs(admin, audience, email, { state: 'pending', step: 'approve', reason: 'References were checked.' })
  expect(admin.text()).toContain('The person was not told: this address had too much email from us today. It is recorded')
})

test('a decision about a listing', async () => {
  const { id, email } = await createListing({ status: 'pending' })
  await fillMailbox(email)
  await admin.goto(`/admin/listings/${id}`)
  admin.fill({ Decision: 'approve', 'Why?': 'References were checked.' })
  await admin.press('Decide')
  expect(admin.text()).toContain('The person was not told')
})

test('the reset of a second factor', async () => {
  const { email } = await createStudent({ hasSecondFactor: true })
  await fillMailbox(email)
  await admin.goto(`/admin/second-factor?email=${encodeURIComponent(email)}&audience=student`)
  admin.fill({ 'Why?': 'The phone was lost, identity checked.' })
  await admin.press('Reset it')
  expect(admin.text()).toContain('Its owner was not told')
})
