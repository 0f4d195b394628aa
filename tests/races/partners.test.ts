/** Races for decisions about tutors and affiliates: one admin wins, the others are told; and of competing confirmations one makes the account. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import type { PartnerStatus } from '~/generated/prisma/enums'
import { registerAccount } from '~/models/accounts/account.server'
import { accountsOf } from '~/models/accounts/audiences/rows.server'
import { findStanding, type Partner } from '~/models/accounts/audiences/standing.server'
import { verifyEmail } from '~/models/accounts/confirmation.server'
import { keepAccount, scheduleDeletion } from '~/models/accounts/personal-data/deletion.server'
import { eraseAccount } from '~/models/accounts/personal-data/erase.server'
import { spendCode } from '~/models/accounts/second-factor/factor.server'
import { beginSetUp, confirmSetUp, waitingSecret } from '~/models/accounts/second-factor/set-up.server'
import { decide } from '~/models/partners/decision.server'
import { seenText } from '~/models/partners/steps'
import { createStudent } from '../factories/accounts'
import { codeOf } from '../factories/authenticator'
import { createPartner } from '../factories/partners'
import { signedInPartner } from '../support/browser'
import { DASHBOARD, PARTNERS, someAddress } from '../support/partner-walks'
import { mailTo, tokenMailedTo } from '../support/post-office'

const twenty = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, index) => work(index)))

test.each(PARTNERS)(
  'twenty decisions at once about a %s: one is taken, written down and mailed, the others are told which',
  async (audience) => {
    const { id, email } = await createPartner({ audience, status: 'pending' })
    const admin = await createStudent({ role: 'admin' })
    const seen = await seenNow(audience, id)
    const results = await twenty((index) =>
      decide({ audience, id, actorId: admin.id, step: index % 2 ? 'reject' : 'approve', reason: `The decision number ${index}.`, seen }),
    )
    expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
    const log = await db.auditLog.findMany({ where: { target: id } })
    expect(log).toMatchObject([{ before: { status: 'pending' } }])
    const told = results.flatMap((result) => (result.outcome === 'decided' ? [result] : []))
    expect(told).toHaveLength(19)
    for (const { by, status } of told) expect([by, log[0]?.action]).toEqual([admin.username, `${STEP_TO[status]} ${audience}`])
    expect(await mailTo(email)).toHaveLength(1)
  },
)

const STEP_TO: Partial<Record<PartnerStatus, string>> = { approved: 'approve', rejected: 'reject' }

/** What a page would show now. */
async function seenNow(audience: Partner, id: string): Promise<string> {
  const standing = await findStanding(audience, { id })
  if (!standing) throw new Error('There is no such partner')
  return seenText(standing)
}

test.each(PARTNERS)('a %s who was rejected is approved from a page that says so, and not from one that is older', async (audience) => {
  const { id } = await createPartner({ audience, status: 'pending' })
  const { id: actorId } = await createStudent({ role: 'admin' })
  const older = await seenNow(audience, id)
  const decision = { audience, id, actorId, reason: 'The references were checked.' }
  expect((await decide({ ...decision, step: 'reject', seen: older })).outcome).toBe('done')
  expect(await decide({ ...decision, step: 'approve', seen: older })).toMatchObject({ outcome: 'decided', status: 'rejected' })
  for (const seen of ['', 'rejected', 'rejected undecided', 'rejected some day', 'pending \0']) {
    expect(await decide({ ...decision, step: 'approve', seen })).toMatchObject({ outcome: 'decided', status: 'rejected' })
  }
  expect((await decide({ ...decision, step: 'approve', seen: await seenNow(audience, id) })).outcome).toBe('done')
})

test.each(PARTNERS)('suspending a %s who asks for pages all the while: every later page is shut', async (audience) => {
  const { partner, browser } = await signedInPartner({ audience })
  const admin = await createStudent({ role: 'admin' })
  const seen = await seenNow(audience, partner.id)
  const decision = { audience, id: partner.id, actorId: admin.id, step: 'suspend', reason: 'A family has complained.', seen } as const
  const [outcome] = await Promise.all([decide(decision), ...Array.from({ length: 10 }, () => browser.get(DASHBOARD[audience]))])
  expect(outcome.outcome).toBe('done')
  expect((await browser.get(DASHBOARD[audience])).location).toMatch(`/${audience}/login`)
})

test.each(PARTNERS)('a %s who keeps the account while it is being deleted: one of the two happens', async (audience) => {
  for (let turn = 0; turn < 5; turn++) {
    const { id, email } = await createPartner({ audience })
    const account = { audience, id } as const
    await scheduleDeletion({ account, askedBy: 'account', recipient: email }, new Date(0))
    const [erased, kept] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => eraseAccount(account, new Date()))),
      Promise.all(Array.from({ length: 5 }, () => keepAccount({ account, askedBy: 'account' }))),
    ])
    const ends = [erased.filter((end) => end === 'erased').length, kept.filter(Boolean).length]
    expect([
      [1, 0],
      [0, 1],
    ]).toContainEqual(ends)
    expect(await accountsOf(db, audience).count({ where: { id } })).toBe(ends[1])
  }
})

test.each(PARTNERS)('twenty second steps of a %s with one code at once: one is taken', async (audience) => {
  const { id } = await createPartner({ audience })
  const owner = { audience, id } as const
  await beginSetUp({ owner, sessionId: 'x' })
  const secret = (await waitingSecret({ owner, sessionId: 'x' })) ?? ''
  const results = await twenty(() => confirmSetUp({ owner, sessionId: 'x', code: codeOf(secret) }))
  expect(results.filter(({ outcome }) => outcome === 'on')).toHaveLength(1)
  const code = codeOf(secret, Date.now() + 30_000)
  expect((await twenty(() => spendCode({ owner, code }))).filter(Boolean)).toHaveLength(1)
})

test.each(PARTNERS)('twenty confirmations of one application of a %s: one makes the account', async (audience) => {
  const email = someAddress()
  await registerAccount({ audience, email, password: 'pencil-and-paper', firstName: 'Tess', lastName: 'Walker', details: {} })
  const token = await tokenMailedTo(email)
  const results = await twenty(() => verifyEmail({ token, audience }))
  expect(results.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(1)
})
