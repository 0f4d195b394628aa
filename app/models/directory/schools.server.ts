/**
 * The directory of schools: the profiles that we wrote, which are content, and the schools of the official survey, which are rows. A list
 * shows both, the profiles first; a page is one or the other. However many schools there are, the database is asked as often.
 */
import { PROFILES, type Profile, profilesOf, SampleSchema } from '~/content/schools/profiles.server'
import type { State } from '~/content/schools/states'
import type { TestName } from '~/content/schools/tests'
import { db } from '~/db.server'
import { Prisma, type School as SchoolRow } from '~/generated/prisma/client'
import { containing, pageOf, pageQuery, type Sort } from '~/models/paging.server'

const BY_NAME: Sort = { field: 'name', direction: 'asc', isDate: false }
const SURVEY = {
  title: 'Private School Universe Survey, National Center for Education Statistics',
  url: 'https://nces.ed.gov/surveys/pss/',
}

/** A school as lists show it. */
export interface SchoolCard {
  slug: string
  name: string
  city: string
  type: string
  grades: string | null
  testsAccepted: TestName[]
  /** Made up for the demo. */
  isSample: boolean
}

/** Rows that the survey told of, and not the demo. */
export const SURVEYED = { sample: { equals: Prisma.DbNull } } as const

/** A school as its page shows it: a profile of ours, or what the survey says. */
export type School = Omit<Profile, 'contact' | Unsurveyed> &
  Partial<Pick<Profile, Unsurveyed>> & {
    contact: Partial<Profile['contact']>
    /** Of a school that we know from the survey alone. */
    surveyYear?: string
    /** Made up for the demo. */
    isSample?: boolean
  }
type Unsurveyed = 'overview' | 'grades' | 'schoolType' | 'admissions' | 'academics' | 'extracurricular' | 'tuition'

export interface SchoolCounts {
  profiles: number
  all: number
  samples: number
}

export interface SchoolList {
  state: State
  /** A part of a name or city; empty for every school. */
  search: string
  /** Only schools that are known to accept it. */
  test: TestName | null
  /** The key of the page before; null for the first page. */
  after: string | null
}

/** How many schools each state has, by its code: with a profile, and in all; samples apart from both. */
export async function countSchools(): Promise<ReadonlyMap<string, SchoolCounts>> {
  const counts = new Map<string, SchoolCounts>()
  const of = (state: string) => counts.get(state) ?? { profiles: 0, all: 0, samples: 0 }
  for (const { state } of PROFILES) {
    const { profiles, all, samples } = of(state)
    counts.set(state, { profiles: profiles + 1, all: all + 1, samples })
  }
  // An empty sample is counted by neither: `_count` of a column leaves out what has none.
  for (const { state, _count } of await db.school.groupBy({ by: ['state'], _count: { _all: true, sample: true } })) {
    const { profiles, all } = of(state)
    counts.set(state, { profiles, all: all + _count._all - _count.sample, samples: _count.sample })
  }
  return counts
}

/** The ends of the addresses of all schools of a state, samples excepted. */
export async function schoolSlugs(state: State): Promise<string[]> {
  const where = { state: state.code, ...SURVEYED }
  const rows = await db.school.findMany({ where, orderBy: { slug: 'asc' }, select: { slug: true } })
  return [...profilesOf(state), ...rows].map(({ slug }) => slug)
}

const LISTED = { id: true, slug: true, name: true, city: true, type: true, grades: true } as const

/**
 * A page of a state's schools: on the first one the profiles and samples that fit, and on each as many schools of the survey as a page
 * holds. The survey does not ask which tests a school takes: with a test, its schools are among those of which nobody knows.
 */
export async function listSchools({ state, search, test, after }: SchoolList) {
  const [{ rows, next, count }, samples] = await Promise.all([listRows({ state, search, after }), listSamples(state, search)])
  const written = profilesOf(state)
    .filter((profile) => isNamed(profile, search))
    .map(({ slug, name, location, type, grades, testsAccepted }): SchoolCard => {
      return { slug, name, city: location.city, type, grades: grades ?? null, testsAccepted, isSample: false }
    })
  const first = [...written, ...samples]
  const surveyed = rows.map(({ id: _, ...row }): SchoolCard => ({ ...row, testsAccepted: [], isSample: false }))
  const unknown = test ? first.filter(({ testsAccepted }) => testsAccepted.length === 0) : []
  const fitting = test ? first.filter(({ testsAccepted }) => testsAccepted.includes(test)) : first
  return {
    profiles: after ? [] : fitting,
    schools: test ? [...(after ? [] : unknown), ...surveyed] : surveyed,
    /** With a test: of how many schools nobody knows, on all pages. */
    unknown: test ? unknown.length + count : 0,
    next,
  }
}

async function listRows({ state, search, after }: Omit<SchoolList, 'test'>) {
  const { behind, order } = pageQuery(BY_NAME, { after })
  const where = { state: state.code, ...SURVEYED, ...isNamedIn(search) }
  const [found, count] = await Promise.all([
    db.school.findMany({ where: { AND: [where, behind] }, ...order, select: LISTED }),
    db.school.count({ where }),
  ])
  return { ...pageOf(found, BY_NAME), count }
}

/** They are few, and stand among the profiles. */
async function listSamples(state: State, search: string): Promise<SchoolCard[]> {
  const where = { state: state.code, NOT: SURVEYED, ...isNamedIn(search) }
  const rows = await db.school.findMany({ where, orderBy: { name: 'asc' }, select: { ...LISTED, sample: true } })
  return rows.map(({ id: _, sample, ...row }) => ({ ...row, testsAccepted: SampleSchema.parse(sample).testsAccepted, isSample: true }))
}

function isNamedIn(search: string) {
  const has = containing(search)
  return search ? { OR: [{ name: has }, { city: has }] } : {}
}

function isNamed({ name, location }: Profile, search: string): boolean {
  const typed = search.toLowerCase()
  return name.toLowerCase().includes(typed) || location.city.toLowerCase().includes(typed)
}

/** The school of a state by its slug; null when the state has none. */
export async function findSchool(state: State, slug: string): Promise<School | null> {
  const profile = profilesOf(state).find((one) => one.slug === slug)
  if (profile) return profile
  const row = await db.school.findUnique({ where: { state_slug: { state: state.code, slug } } })
  if (!row?.sample) return row && fromSurvey(row)
  return { ...SampleSchema.parse(row.sample), isSample: true, sources: [] }
}

function fromSurvey(row: SchoolRow): School {
  const { state, slug, ncesId, name, type, address, city, zip, phone, grades, enrollment, studentTeacherRatio, surveyYear } = row
  const source = { ...SURVEY, year: surveyYear }
  return {
    ...{ state, slug, ncesId, name, type, surveyYear },
    location: { address, city, state, zip },
    contact: { phone: phone ?? undefined },
    grades: grades ?? undefined,
    enrollment: enrollment ?? undefined,
    studentTeacherRatio: studentTeacherRatio ?? undefined,
    schoolType: type,
    religiousAffiliation: row.religiousAffiliation ?? undefined,
    ...{ accreditations: [], facilities: [], testsAccepted: [] },
    sources: (['overview', 'location', 'contact'] as const).map((block) => ({ ...source, block })),
  }
}
