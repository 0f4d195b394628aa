/** Lists and pages of schools: profiles of ours and schools of the survey together. */
import { describe, expect, test } from 'vitest'
import { PROFILES, profilesOf } from '~/content/schools/profiles.server'
import { STATES, stateOf } from '~/content/schools/states'
import { db } from '~/db.server'
import { PAGE_SIZE } from '~/models/paging.server'
import { createSampleSchool } from '../../../prisma/sample-schools'
import { createSurveySchool, letters } from '../../../tests/factories/directory'
import { countSchools, findSchool, listSchools, schoolSlugs } from './schools.server'

const CALIFORNIA = stateOf('CA')
const all = (state = CALIFORNIA) => ({ state, search: '', test: null, after: null })

test('a state’s profiles come first, and the schools of the survey after them', async () => {
  const { slug } = await createSurveySchool({ state: 'CA', name: 'Aaa First of All' })
  const { profiles, schools } = await listSchools(all())
  expect(profiles.map((school) => school.slug)).toEqual(profilesOf(CALIFORNIA).map((profile) => profile.slug))
  expect(schools.map((school) => school.slug)).toContain(slug)
})

test.each(['BUCKLEY', 'sherman oaks', 'ucKl'])(
  'a search for %s finds a profile by a part of its name or city in any case',
  async (search) => {
    expect((await listSchools({ ...all(), search })).profiles.map(({ slug }) => slug)).toContain('buckley')
  },
)

test('a search finds schools of the survey by name or city, and takes signs of patterns as they are written', async () => {
  const mark = letters()
  const named = await createSurveySchool({ name: `The 100%_${mark} School` })
  const placed = await createSurveySchool({ city: `Port ${mark}` })
  const find = async (search: string) => (await listSchools({ ...all(stateOf('VT')), search })).schools.map(({ slug }) => slug).toSorted()
  expect(await find(mark.toLowerCase())).toEqual([named.slug, placed.slug].toSorted())
  expect(await find(`100%_${mark}`)).toEqual([named.slug])
  expect(await find(`_${mark}%`)).toEqual([])
  expect(await find('\\')).toEqual([])
})

test('a filter by test shows schools that are known to take it first, and then those of which nobody knows', async () => {
  const { slug: own, name } = await createSurveySchool({ state: 'CA', name: `Unknown ${letters()}` })
  const found = await listSchools({ ...all(), search: name, test: 'ISEE' })
  expect([found.profiles, found.schools.map(({ slug }) => slug), found.unknown]).toEqual([[], [own], 1])
  const { profiles, schools } = await listSchools({ ...all(), test: 'ISEE' })
  expect(schools.every(({ testsAccepted }) => testsAccepted.length === 0)).toBe(true)
  expect(profiles.length).toBeGreaterThan(0)
  expect(profiles.every(({ testsAccepted }) => testsAccepted.includes('ISEE'))).toBe(true)
})

test('the pages of a state hold every school once, and the profiles only on the first', async () => {
  const mark = letters()
  const count = 2 * PAGE_SIZE + 3
  await Promise.all(Array.from({ length: count }, (_, index) => createSurveySchool({ state: 'CA', name: `${mark} ${index % 5}` })))
  const slugs: string[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof listSchools>> = await listSchools({ ...all(), search: after ? mark : mark, after })
    expect(page.profiles).toEqual([])
    slugs.push(...page.schools.map(({ slug }) => slug))
    after = page.next
  } while (after)
  expect([slugs.length, new Set(slugs).size]).toEqual([count, count])
  const key = (await listSchools({ ...all(), search: mark })).next
  expect((await listSchools({ ...all(), after: key })).profiles).toEqual([])
})

test('states are counted with profiles and all', async () => {
  const before = (await countSchools()).get('CA')
  expect(before?.profiles).toBe(profilesOf(CALIFORNIA).length)
  await createSurveySchool({ state: 'CA' })
  expect((await countSchools()).get('CA')).toEqual({ ...before, all: (before?.all ?? 0) + 1 })
})

describe.each(PROFILES)('$name', ({ state, slug, name }) => {
  test('has a page under its own state and under no other', async () => {
    expect(await findSchool(stateOf(state), slug)).toMatchObject({ name })
    const others = STATES.filter(({ code }) => code !== state && !profilesOf({ code }).some((profile) => profile.slug === slug))
    for (const other of others.slice(0, 3)) expect(await findSchool(other, slug)).toBeNull()
  })
})

test('a row with the slug of a profile does not take its place', async () => {
  await db.school.deleteMany({ where: { state: 'CA', slug: 'archer' } })
  const { id } = await createSurveySchool({ state: 'CA', slug: 'archer', name: 'Another Archer' })
  expect(await findSchool(CALIFORNIA, 'archer')).toMatchObject({ name: 'The Archer School for Girls' })
  await db.school.delete({ where: { id } })
})

test('a school of the survey tells what the survey does and when, and nothing else', async () => {
  const row = await createSurveySchool({ enrollment: '212', phone: '(802) 555-0123' })
  const school = await findSchool(stateOf('VT'), row.slug)
  expect(school).toMatchObject({ name: row.name, enrollment: '212', surveyYear: '2021-22', contact: { phone: '(802) 555-0123' } })
  expect(school).toMatchObject({ accreditations: [], facilities: [], testsAccepted: [] })
  expect([school?.overview, school?.admissions, school?.tuition, school?.studentTeacherRatio]).toEqual(Array(4).fill(undefined))
  expect(school?.sources.every(({ year, url }) => year === '2021-22' && url.includes('nces.ed.gov'))).toBe(true)
})

test('a sample of the demo stands among the profiles, is found by its test, told apart, and counted apart', async () => {
  const state = stateOf('DE')
  const before = (await countSchools()).get('DE')
  const { slug, name } = await createSampleSchool({ state: 'DE' })
  const { profiles, schools } = await listSchools({ ...all(state), search: name })
  expect(profiles).toEqual([expect.objectContaining({ slug, isSample: true })])
  expect(schools).toEqual([])
  expect((await listSchools({ ...all(state), search: name, test: 'ISEE' })).profiles).toHaveLength(1)
  expect((await listSchools({ ...all(state), search: name, test: 'SSAT' })).profiles).toEqual([])
  expect(await findSchool(state, slug)).toMatchObject({ isSample: true, sources: [], tuition: { range: '$40,000 to $45,000 a year' } })
  expect((await countSchools()).get('DE')).toEqual({ profiles: 0, all: before?.all ?? 0, samples: 1 })
  expect(await schoolSlugs(state)).not.toContain(slug)
})
