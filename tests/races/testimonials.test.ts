/** Races about testimonials: of all admins who decide from one page one wins, and an older page decides nothing. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { seenText } from '~/models/partners/steps'
import { reviewTestimonial } from '~/models/site/testimonials.server'
import { createStudent } from '../factories/accounts'

const UNDECIDED = seenText({ status: 'pending', decidedAt: null })

async function said(): Promise<string> {
  return (await db.testimonial.create({ data: { name: 'Ada', role: 'Parent', content: 'She was glad of every page.' } })).id
}

test('twenty decisions of two admins at once about a testimonial: one is taken and written down', async () => {
  const [id, one, other] = [await said(), await createStudent({ role: 'admin' }), await createStudent({ role: 'admin' })]
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? reviewTestimonial({ id, actorId: one.id, step: 'approve', seen: UNDECIDED })
        : reviewTestimonial({ id, actorId: other.id, step: 'reject', seen: UNDECIDED }),
    ),
  )
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await db.auditLog.findMany({ where: { target: id } })).toMatchObject([{ before: { status: 'pending' } }])
})

test('a decision is turned from a page that shows it, and not from one that is older', async () => {
  const [id, { id: actorId }] = [await said(), await createStudent({ role: 'admin' })]
  expect(await reviewTestimonial({ id, actorId, step: 'approve', seen: UNDECIDED })).toBe(true)
  for (const seen of [UNDECIDED, '', 'approved', 'approved undecided', 'suspended undecided']) {
    expect(await reviewTestimonial({ id, actorId, step: 'reject', seen }), seen).toBe(false)
  }
  const { status, reviewedAt } = await db.testimonial.findUniqueOrThrow({ where: { id } })
  expect(await reviewTestimonial({ id, actorId, step: 'reject', seen: seenText({ status, decidedAt: reviewedAt }) })).toBe(true)
})
