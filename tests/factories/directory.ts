/** Regions with what they announce, and schools of the survey. */
import { randomBytes } from 'node:crypto'
import { db } from '~/db.server'
import type { Prisma } from '~/generated/prisma/client'

/** Letters that nobody has used. */
export function letters(count = 8): string {
  return [...randomBytes(count)].map((byte) => String.fromCharCode(65 + (byte % 26))).join('')
}

interface RegionShape {
  states: string[]
  timezone?: string
  active?: boolean
}

/** A region with one announcement that is shown without end. */
export async function createRegionWithNotice({ states, timezone = 'America/New_York', active }: RegionShape) {
  const mark = letters()
  const region = await db.region.create({
    data: {
      ...{ name: `Region ${mark}`, code: mark, timezone, active },
      states: { create: states.map((state) => ({ state })) },
      content: {
        create: {
          contentType: 'event',
          content: {
            title: `School fair ${mark}`,
            text: 'Thirty schools in one hall.',
            link: 'https://example.org/fair',
            date: '2027-01-16',
          },
        },
      },
    },
    include: { content: true },
  })
  return { id: region.id, mark, contentId: region.content[0]?.id ?? '' }
}

/** A school that only the survey knows. */
export async function createSurveySchool(shape: Partial<Prisma.SchoolCreateInput> = {}) {
  const mark = letters().toLowerCase()
  return db.school.create({
    data: {
      ...{
        ncesId: letters(),
        state: 'VT',
        slug: `${mark}-academy`,
        name: `Academy ${mark}`,
        address: '1 Main St',
        city: 'Barre',
        zip: '05641',
      },
      ...{ type: 'Nonsectarian secondary school, coeducational', grades: '9–12', surveyYear: '2021-22', seenAt: new Date() },
      ...shape,
    },
  })
}
