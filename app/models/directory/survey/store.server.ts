/** Rows of the survey as they are written: by the survey's own number, so that the same file changes nothing twice. */
import { PROFILES } from '~/content/schools/profiles.server'
import { db } from '~/db.server'
import type { School } from '~/generated/prisma/client'
import type { SurveySchool } from '~/services/survey/row.server'
import { slugOf } from '~/utils/text/slug'

interface Stored {
  added: number
  changed: number
  same: number
  /** Schools that have a profile of ours: they get no row. */
  profiled: SurveySchool[]
}

interface Batch {
  schools: SurveySchool[]
  year: string
  /** When the import began. */
  at: Date
  /** See takenAddresses; what is given away is added. */
  taken: Set<string>
}

/** Writes some schools in one transaction. */
export async function storeSchools({ schools, year, at, taken }: Batch): Promise<Stored> {
  const [profiled, others] = divide(schools, hasProfile)
  return db.$transaction(async (transaction) => {
    await transaction.school.deleteMany({ where: { ncesId: { in: profiled.map(({ ncesId }) => ncesId) } } })
    const rows = await transaction.school.findMany({ where: { ncesId: { in: others.map(({ ncesId }) => ncesId) } } })
    const known = new Map(rows.map((row) => [row.ncesId, row]))
    const [old, fresh] = divide(others, ({ ncesId }) => known.has(ncesId))
    const [same, changed] = divide(old, (school) => isSame(school, known.get(school.ncesId)))

    await transaction.school.updateMany({
      where: { ncesId: { in: same.map(({ ncesId }) => ncesId) } },
      data: { surveyYear: year, seenAt: at },
    })
    // A school that moves to another state leaves its address there; all others keep theirs.
    const moved = changed.filter(({ ncesId, state }) => known.get(ncesId)?.state !== state)
    const slugs = freeSlugs([...fresh, ...moved], taken)
    const rowOf = (school: SurveySchool) => {
      const { id, slug = '' } = known.get(school.ncesId) ?? {}
      return { ...school, id, slug: slugs.get(school.ncesId) ?? slug, surveyYear: year, seenAt: at }
    }
    // Written anew under the same ids: a new survey changes nearly every school, and an update each takes twice the time of all.
    await transaction.school.deleteMany({ where: { ncesId: { in: changed.map(({ ncesId }) => ncesId) } } })
    await transaction.school.createMany({ data: [...fresh, ...changed].map(rowOf) })
    return { added: fresh.length, changed: changed.length, same: same.length, profiled }
  })
}

function isSame(school: SurveySchool, row: School | undefined): boolean {
  return Object.entries(school).every(([name, value]) => row?.[name as keyof SurveySchool] === value)
}

const NUMBERS = new Set(PROFILES.flatMap(({ ncesId }) => ncesId ?? []))
const NAMES = new Set(PROFILES.map(({ state, name }) => placeOf(state, name)))

/** By its number where the profile has it, else by its name in its state. */
function hasProfile({ ncesId, state, name }: SurveySchool): boolean {
  return NUMBERS.has(ncesId) || NAMES.has(placeOf(state, name))
}

/** "CA harvardwestlake", for "The Harvard-Westlake School" as well. */
function placeOf(state: string, name: string): string {
  const bare = name.toLowerCase().replaceAll(/^the | school$/g, '')
  return `${state} ${bare.replaceAll(/[^a-z0-9]/g, '')}`
}

/** The addresses that schools have, as "CA oak-hill-school": asked for once an import, for there are some thirty thousand. */
export async function takenAddresses(): Promise<Set<string>> {
  const rows = await db.school.findMany({ select: { state: true, slug: true } })
  return new Set([...rows, ...PROFILES].map(({ state, slug }) => `${state} ${slug}`))
}

/** A slug for each school that no other of its state has: its name, else with its city, else with its number. */
function freeSlugs(schools: SurveySchool[], taken: Set<string>): ReadonlyMap<string, string> {
  return new Map(
    schools.map((school) => {
      const slug = candidatesOf(school).find((one) => !taken.has(`${school.state} ${one}`)) ?? slugOf(school.ncesId)
      taken.add(`${school.state} ${slug}`)
      return [school.ncesId, slug]
    }),
  )
}

function candidatesOf({ name, city, ncesId }: SurveySchool): string[] {
  return [name, `${name} ${city}`, `${name} ${ncesId}`].map(slugOf)
}

function divide<T>(all: T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}
