/** Races for listings: one admin wins and the others are told, a link confirms once, and no two listings get one address. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { db } from '~/db.server'
import { applyForListing, confirmListing } from '~/models/directory/listings/application.server'
import { decideListing } from '~/models/directory/listings/decision.server'
import { deleteListing } from '~/models/directory/listings/deletion.server'
import { linkListing } from '~/models/directory/listings/own.server'
import { seenText } from '~/models/partners/steps'
import { createStudent } from '../factories/accounts'
import { createListing } from '../factories/listings'
import { createPartner } from '../factories/partners'
import { someAddress } from '../support/partner-walks'
import { mailTo, tokenMailedTo } from '../support/post-office'

/** What a page shows of an application that waits. */
const UNDECIDED = seenText({ status: 'pending', decidedAt: null })

const twenty = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, index) => work(index)))

test('twenty decisions of two admins at once about a listing: one is taken, written down and mailed, the others are told which', async () => {
  const { id, email } = await createListing({ status: 'pending' })
  const [approving, rejecting] = [await createStudent({ role: 'admin' }), await createStudent({ role: 'admin' })]
  const results = await twenty((index) => {
    const taken = index % 2 ? { actorId: rejecting.id, step: 'reject' as const } : { actorId: approving.id, step: 'approve' as const }
    return decideListing({ id, ...taken, reason: `The decision number ${index}.`, seen: UNDECIDED })
  })
  expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
  const log = await db.auditLog.findMany({ where: { target: id } })
  expect(log).toMatchObject([{ before: { status: 'pending' } }])
  const told = results.flatMap((result) => (result.outcome === 'decided' ? [result] : []))
  expect(told).toHaveLength(19)
  const decider = log[0]?.actorId === approving.id ? approving : rejecting
  for (const { by } of told) expect(by).toBe(decider.username)
  expect(await mailTo(email)).toHaveLength(1)
})

test('a listing that was rejected is approved from a page that says so, and not from one that is older', async () => {
  const { id } = await createListing({ status: 'pending' })
  const { id: actorId } = await createStudent({ role: 'admin' })
  const decision = { id, actorId, reason: 'The references were checked.' }
  expect((await decideListing({ ...decision, step: 'reject', seen: UNDECIDED })).outcome).toBe('done')
  expect(await decideListing({ ...decision, step: 'approve', seen: UNDECIDED })).toMatchObject({ outcome: 'decided', status: 'rejected' })
  const seen = seenText(await db.listing.findUniqueOrThrow({ where: { id } }))
  expect((await decideListing({ ...decision, step: 'approve', seen })).outcome).toBe('done')
})

test('listings of one name that are approved at once each get an address of their own', async () => {
  const admin = await createStudent({ role: 'admin' })
  const name = `Namesake ${process.pid}`
  const rows = await Promise.all(Array.from({ length: 4 }, () => createListing({ name, state: 'VT', status: 'pending' })))
  const results = await Promise.all(
    rows.map(({ id }) => decideListing({ id, actorId: admin.id, step: 'approve', reason: 'The references are good.', seen: UNDECIDED })),
  )
  expect(results.map(({ outcome }) => outcome)).toEqual(rows.map(() => 'done'))
  const slugs = (await db.listing.findMany({ where: { name } })).map(({ slug }) => slug)
  const base = `namesake-${process.pid}`
  expect(slugs.sort()).toEqual([base, `${base}-2`, `${base}-3`, `${base}-4`])
})

test('applications of one address that are approved at once: one of them is public, and the log says what it replaced', async () => {
  const { id: actorId } = await createStudent({ role: 'admin' })
  const email = someAddress()
  const rows = await Promise.all(Array.from({ length: 6 }, () => createListing({ email, state: 'VT', status: 'pending' })))
  const decision = { actorId, step: 'approve', reason: 'The references are good.', seen: UNDECIDED } as const
  const results = await Promise.all(rows.map(({ id }) => decideListing({ ...decision, id })))
  expect(results.map(({ outcome }) => outcome)).toEqual(rows.map(() => 'done'))
  const left = await db.listing.findMany({ where: { email } })
  expect(left).toMatchObject([{ status: 'approved' }])
  const log = await db.auditLog.findMany({ where: { target: { in: rows.map(({ id }) => id) } } })
  const replaced = log.map(({ before }) => z.object({ replaced: z.string().nullable() }).parse(before).replaced)
  const gone = rows.map(({ id }) => id).filter((id) => id !== left[0]?.id)
  expect(replaced.filter((id) => id !== null).toSorted()).toEqual(gone.toSorted())
})

test('twenty deletions of a listing at once: one is written down and mailed', async () => {
  const { id, email } = await createListing()
  const { id: actorId } = await createStudent({ role: 'admin' })
  const results = await twenty(() => deleteListing({ id, actorId, reason: 'Its owner asked for it.' }))
  expect(results.filter((done) => done !== null)).toEqual([{ outcome: 'done', isMailed: true }])
  expect(await db.auditLog.count({ where: { target: id } })).toBe(1)
  expect(await mailTo(email)).toHaveLength(1)
})

test('twenty confirmations by one link: one of them counts', async () => {
  const email = someAddress()
  await applyForListing('tutor', {
    ...{ name: 'Ines Applicant', email, state: 'ID', city: 'Boise', format: 'online', levels: ['isee-upper'] },
    ...{ headline: 'Patient help with analogies', experience: 'Eight years of tutoring.' },
    ...{ about: 'We meet twice a week and talk about every mistake that was made.', website: undefined },
  })
  const token = await tokenMailedTo(email)
  const results = await twenty(() => confirmListing(token))
  expect(results.filter((kind) => kind === 'tutor')).toHaveLength(1)
})

test('twenty links at once by two tutors of one address: one of them has the profile', async () => {
  const { id, email } = await createListing()
  const [one, other] = [await createPartner({ audience: 'tutor' }), await createPartner({ audience: 'tutor' })]
  const results = await twenty((index) => linkListing({ id: index % 2 ? one.id : other.id, email }, id))
  expect(results.filter(Boolean)).toHaveLength(1)
})
