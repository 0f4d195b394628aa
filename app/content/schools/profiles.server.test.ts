/** The profiles that we wrote: whole, told apart, and each figure with its source. */
import { describe, expect, test } from 'vitest'
import { type Block, PROFILES, profilesOf } from './profiles.server'
import { STATES, stateOf } from './states'

/** decisions.md, 20. */
const PROMISED = { CA: 10, MA: 3, NY: 3, CT: 1, FL: 2, MD: 1, VA: 1, DC: 1 }
const NAMED = ['archer', 'buckley', 'castilleja', 'crystalsprings', 'flintridgeprep', 'harvardwestlake', 'marlborough', 'nuevaschool']

test('each state has the profiles that it was promised, and each has one address', () => {
  const counts = STATES.map((state) => [state.code, profilesOf(state).length] as const).filter(([, count]) => count > 0)
  expect(Object.fromEntries(counts)).toEqual(PROMISED)
  expect(new Set(PROFILES.map(({ state, slug }) => `${state} ${slug}`)).size).toBe(PROFILES.length)
  const slugs = profilesOf(stateOf('CA')).map(({ slug }) => slug)
  expect(slugs.toSorted()).toEqual([...NAMED, 'polytechnic', 'stanfordohs'].toSorted())
})

test('no two profiles share a sentence', () => {
  const seen = new Map<string, string>()
  for (const { name, overview, admissions, academics, extracurricular } of PROFILES) {
    const text = [overview, admissions.process, academics?.description, extracurricular?.description].join(' ')
    for (const sentence of text.split(/(?<=[.?]) /).filter((one) => one.length > 30)) {
      expect(seen.get(sentence), `“${sentence}” in ${name}`).toBeUndefined()
      seen.set(sentence, name)
    }
  }
})

describe.each(PROFILES)('$name', (profile) => {
  const { name, state, location, overview, admissions, academics, extracurricular, tuition, sources } = profile
  const isSourced = (block: Block) => sources.some((source) => source.block === block)

  test('is told of in full', () => {
    expect(location.state).toMatch(new RegExp(`^(?:${state}|${stateOf(state).name})$`))
    for (const [text, least] of [
      [overview, 70],
      [admissions.process, 50],
      [academics?.description, 50],
      [extracurricular?.description, 35],
    ] as const)
      if (text) expect(text.split(/\s+/).length, text).toBeGreaterThanOrEqual(least)
    expect(admissions.requirements.length).toBeGreaterThan(1)
  })

  test('has a source for every block of facts', () => {
    expect(isSourced('overview'), `${name}: overview`).toBe(true)
    if (admissions.acceptanceRate || admissions.deadlines.some(({ date }) => date)) expect(isSourced('admissions')).toBe(true)
    if (tuition.range || tuition.financialAid) expect(isSourced('tuition')).toBe(true)
    if (academics) expect(isSourced('academics')).toBe(true)
    if (extracurricular) expect(isSourced('extracurricular')).toBe(true)
    if (profile.facilities.length > 0) expect(isSourced('facilities')).toBe(true)
    if (profile.contact.phone || profile.contact.email) expect(isSourced('contact')).toBe(true)
    if (location.address) expect(isSourced('location')).toBe(true)
  })

  test('tells facts that somebody read, and nothing of how we wrote it', () => {
    const all = JSON.stringify(profile)
    expect(all).not.toMatch(/general knowledge|not read|not looked up|\bwe (?:read|found|came across)\b|"title":"School website"/i)
    if (profile.testsAccepted.length > 0) expect(isSourced('admissions')).toBe(true)
  })

  test('calls nothing the best', () => {
    const all = JSON.stringify(profile)
    expect(all).not.toMatch(/world-class|top-ranked|prestigious|premier|\bbest\b|unparalleled|second to none/i)
  })
})
