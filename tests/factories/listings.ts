/** Profiles of consultants and tutors for tests and the demo, in any state of review. */
import { db } from '~/db.server'
import type { Prisma } from '~/generated/prisma/client'
import { slugOf } from '~/utils/text/slug'

let counter = 0

type Shape = Partial<Prisma.ListingUncheckedCreateInput>

/** A confirmed profile of a tutor in California; approved unless told. */
export async function createListing(shape: Shape = {}) {
  counter += 1
  const mark = `${process.pid}-${Date.now().toString(36)}-${counter}`
  const { name = `Lena ${mark}`, status = 'approved' } = shape
  const isDecided = status !== 'pending'
  return db.listing.create({
    data: {
      ...{ kind: 'tutor', name, email: `listed-${mark}@example.com`, state: 'CA', city: 'Pasadena', format: 'both' },
      ...{ headline: 'Verbal and reading for quiet readers', levels: ['isee-middle', 'isee-upper'] },
      experience: 'Ten years at a middle school, then on my own.',
      about: 'We begin with what your child reads for pleasure.\nThen come the passages of the test.',
      ...{ status, confirmedAt: new Date(), slug: isDecided ? slugOf(name) : null, decidedAt: isDecided ? new Date() : null },
      ...shape,
    },
  })
}
