/** The directory of schools as somebody without scripts walks through it. */
import { describe, expect, test } from 'vitest'
import { PROFILES } from '~/content/schools/profiles.server'
import { STATES, stateOf } from '~/content/schools/states'
import { createSampleSchool } from '../../../prisma/sample-schools'
import { createRegionWithNotice, createSurveySchool, letters } from '../../factories/directory'
import { openBrowser } from '../../support/browser'
import { openWalker } from '../../support/walker'

async function at(path: string) {
  const walker = openWalker()
  await walker.goto(path)
  return walker
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

describe('all states', () => {
  test('are there, each with a link to its page, and in the map as well', async () => {
    const walker = await at('/schools')
    expect(walker.text()).toContain('51 of 51 states')
    for (const { slug, name } of STATES) {
      expect(walker.text()).toContain(name)
      expect(walker.html().split(`href="/schools/${slug}"`).length - 1, name).toBeGreaterThanOrEqual(2)
    }
  })

  test.each([
    ['ca', ['California', 'North Carolina', 'South Carolina']],
    ['DC', ['District of Columbia']],
    [' new ', ['New Hampshire', 'New Jersey', 'New Mexico', 'New York']],
  ])('are narrowed by %s', async (search, names) => {
    const walker = await at('/schools')
    walker.fill({ State: search })
    await walker.press('Search')
    expect(walker.text()).toContain(`${names.length} of 51 states`)
    expect(STATES.filter(({ name, code }) => walker.count('a', `${name} ${code}`)).map(({ name }) => name)).toEqual(names)
    expect(walker.field('State').value).toBe(search.trim())
  })

  test('none fits what no state has in its name', async () => {
    const walker = await at('/schools?search=%3Cb%3Eatlantis')
    expect(walker.text()).toContain('No state has that in its name or code.')
    expect(walker.html()).not.toContain('<b>atlantis')
    await walker.follow('Show all of them')
    expect(walker.text()).toContain('51 of 51 states')
  })
})

describe.each(STATES)('$name', ({ name, code, slug }) => {
  test('has a page', async () => {
    const walker = await at(`/schools/${slug}`)
    expect([walker.status(), walker.at(), walker.count('h1', `Private schools in ${name}`)]).toEqual([200, `/schools/${slug}`, 1])
    expect(canonicalOf(walker.html())).toBe(`http://localhost:3000/schools/${slug}`)
  })

  const aliases = [code, code.toLowerCase(), name, name.toUpperCase(), name.toLowerCase().replaceAll(' ', '-'), name.replaceAll(' ', '')]
  test.each(aliases.filter((alias) => alias !== slug))('is found as %s, and the address becomes its own', async (alias) => {
    const { status, location } = await openBrowser().get(`/schools/${encodeURIComponent(alias)}?search=x`)
    expect([status, location]).toEqual([301, `/schools/${slug}?search=x`])
  })
})

describe('an address that names nothing', () => {
  test('says which state is not recognized', async () => {
    const walker = await at('/schools/atlantis')
    expect([walker.status(), walker.count('h1', 'Invalid State')]).toEqual([404, 1])
    expect(walker.text()).toContain('The state "atlantis" is not recognized. Please use a valid US state name or code.')
    await walker.follow('Back to the directory')
    expect(walker.at()).toBe('/schools')
  })

  test('says which state code of a school is not recognized', async () => {
    const walker = await at('/schools/zz/buckley')
    expect([walker.status(), walker.count('h1', 'Invalid State Code')]).toEqual([404, 1])
    expect(walker.text()).toContain('The state code "zz" is not recognized. Please use a valid US state code.')
    await walker.follow('Back to the directory')
    expect(walker.at()).toBe('/schools')
  })

  test.each(['/schools/california/no-such-school', '/schools/newyork/buckley', '/schools/california/buckle/admissions'])(
    '%s says that more schools are added',
    async (path) => {
      const walker = await at(path)
      expect([walker.status(), walker.count('h1', 'School Not Found')]).toEqual([404, 1])
      expect(walker.text()).toContain("School information not found. We're actively adding more schools to our database.")
      await walker.follow('Suggest a school')
      expect(walker.at()).toBe('/contact')
    },
  )

  test('is shown as text and cut short', async () => {
    const walker = await at(`/schools/${encodeURIComponent(`<img src=x onerror=alert(1)>${'x'.repeat(500)}`)}`)
    expect(walker.text()).toMatch(/The state "<img src=x onerror=alert\(1\)>x{32}" is not recognized/)
    expect(walker.html()).not.toContain('<img')
  })

  test.each(['/schools/README.md', '/schools/california.md', '/schools/california/buckley.MD', '/schools/california/buckley/notes.md'])(
    '%s is not found, and leads back to the schools',
    async (path) => {
      const walker = await at(path)
      expect([walker.status(), walker.count('h1', 'Page Not Found'), walker.count('a', 'Return to Schools')]).toEqual([404, 1, 1])
    },
  )

  test('is a tab that no school has', async () => {
    expect((await at('/schools/california/buckley/gossip')).status()).toBe(404)
    expect((await at('/schools/california/buckley/overview')).status()).toBe(404)
  })
})

describe('the schools of a state', () => {
  test('are found by a part of the name or the city, and by test', async () => {
    const walker = await at('/schools/california')
    walker.fill({ 'School or city': 'sherman' })
    await walker.press('Search')
    expect(walker.count('a', 'The Buckley School')).toBe(1)
    expect(walker.text()).not.toContain('Marlborough')

    walker.fill({ 'School or city': '', Test: 'SSAT' })
    await walker.press('Search')
    const accepted = PROFILES.filter(({ state, testsAccepted }) => state === 'CA' && testsAccepted.includes('SSAT'))
    const unknown = PROFILES.filter(({ state, testsAccepted }) => state === 'CA' && testsAccepted.length === 0)
    const refused = PROFILES.filter(
      ({ state, testsAccepted }) => state === 'CA' && testsAccepted.length > 0 && !testsAccepted.includes('SSAT'),
    )
    expect(walker.text()).toMatch(/We do not know which test \(\d+\)/)
    expect(walker.text()).not.toContain('No school fits')
    for (const { name } of [...accepted, ...unknown]) expect(walker.count('a', name), name).toBe(1)
    for (const { name } of refused) expect(walker.count('a', name), name).toBe(0)
  })

  test('can be none at all, which the page says and asks for one', async () => {
    const walker = await at('/schools/wy?search=')
    const text = "No schools found in this state yet. We're actively adding more schools to our database."
    expect(walker.text()).toContain(text)
    await walker.follow('Suggest a school')
    expect(walker.at()).toBe('/contact')
  })

  test('can be none that fit, which leads back to all of them', async () => {
    const walker = await at('/schools/california')
    walker.fill({ 'School or city': 'No <i>such</i> school' })
    await walker.press('Search')
    expect(walker.count('h2', 'No school fits')).toBe(1)
    expect(walker.html()).not.toContain('<i>such')
    await walker.follow('Show all schools')
    expect(walker.count('a', 'The Buckley School')).toBe(1)
  })

  test('go on from page to page', async () => {
    const mark = letters()
    for (let index = 0; index < 27; index++) await createSurveySchool({ state: 'UT', name: `${mark} ${String(index).padStart(2, '0')}` })
    const walker = await at(`/schools/ut?search=${mark}`)
    expect(walker.count('a', `${mark} 00`)).toBe(1)
    await walker.follow('Next page')
    expect([walker.count('a', `${mark} 00`), walker.count('a', `${mark} 26`)]).toEqual([0, 1])
    await walker.follow('First page')
    expect(walker.count('a', `${mark} 00`)).toBe(1)
  })

  test('whatever stands in an address, a page is shown', async () => {
    for (const query of ['search=%25', 'test=ACT', 'after=x', 'after=bm9uZQ', `search=${'x'.repeat(3000)}`])
      expect((await at(`/schools/california?${query}`)).status(), query).toBe(200)
  })

  test('what comes from files and admins is shown as text', async () => {
    const { slug } = await createSurveySchool({ state: 'NV', name: '<b>Bold</b> Academy', city: '"><script>1</script>', phone: '<u>1</u>' })
    for (const path of ['/schools/nv', `/schools/nv/${slug}`]) {
      const { text } = await openBrowser().get(path)
      expect(text).toContain('&lt;b&gt;Bold&lt;/b&gt; Academy')
      for (const tag of ['<b>Bold', '<script>1', '<u>1']) expect(text).not.toContain(tag)
    }
  })

  test('come after what the regions announce', async () => {
    const { mark } = await createRegionWithNotice({ states: ['NM'] })
    const walker = await at('/schools/nm')
    expect(walker.count('h3', `School fair ${mark}`)).toBe(1)
    expect(walker.text()).toContain('January 16, 2027')
    expect(walker.text()).toContain('Thirty schools in one hall.')
  })
})

describe('a school', () => {
  test('has five tabs, each with an address, and one canonical address', async () => {
    const walker = await at('/schools/california/buckley')
    for (const [tab, path, heading] of [
      ['Admissions', '/admissions', 'Requirements'],
      ['Academics', '/academics', 'College placement'],
      ['Activities', '/activities', 'Activities'],
      ['Tuition & Fees', '/tuition', 'Financial aid'],
      ['Overview', '', 'Accreditations'],
    ] as const) {
      await walker.follow(tab)
      expect(walker.at()).toBe(`/schools/california/buckley${path}`)
      expect(walker.count('h3', heading)).toBe(1)
      expect(canonicalOf(walker.html())).toBe('http://localhost:3000/schools/california/buckley')
    }
    await walker.follow('Schools in California')
    expect(walker.at()).toBe('/schools/california')
  })

  test.each([
    ['/schools/CA/buckley', '/schools/california/buckley'],
    ['/schools/California/Buckley/Tuition', '/schools/california/buckley/tuition'],
  ])('%s leads to %s', async (path, to) => {
    const { status, location } = await openBrowser().get(path)
    expect([status, location]).toEqual([301, to])
  })

  test('has boxes for contact, preparation and advice beside it', async () => {
    const walker = await at('/schools/california/buckley')
    for (const title of ['Contact', 'Test Preparation', 'Admissions Consulting']) expect(walker.count('h2', title)).toBe(1)
    await walker.follow('Contact us')
    expect(walker.at()).toBe('/contact')
  })

  test('tells search engines where it stands and what it is', async () => {
    const { text } = await openBrowser().get('/schools/california/buckley')
    const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    )
    expect(data.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'School'])
    expect(data[1]).toMatchObject({ name: 'The Buckley School', address: { addressLocality: 'Sherman Oaks', addressRegion: 'CA' } })
  })

  test('says of a deadline that is over when it last was', async () => {
    const walker = await at('/schools/california/archer/admissions')
    expect(walker.text()).toContain('Flexible Tuition application: Last known: December 11, 2023. Ask the school for this year’s.')
    expect(walker.text()).toContain('Older figure')
  })

  test('whose test nobody read is asked for it, and is on no list of that test', async () => {
    const walker = await at('/schools/newyork/masters-school')
    expect(walker.text().split('Ask the school').length).toBeGreaterThan(4)
    expect(walker.text()).not.toMatch(/not looked up|general knowledge|This school takes/)
    expect(walker.text()).toContain('Ask the school whether it takes the ISEE, the SSAT or neither.')
  })

  test('that only the survey knows says so, and asks families to ask', async () => {
    const { slug, name } = await createSurveySchool()
    const walker = await at(`/schools/vt/${slug}`)
    expect(walker.count('h1', name)).toBe(1)
    expect(walker.text()).toContain('federal survey of private schools for 2021-22')
    expect(walker.text().split('Ask the school').length).toBeGreaterThan(8)
  })
})

test('a sample is labeled, in the list and on its page, and is nothing to search engines', async () => {
  const { slug, name } = await createSampleSchool({ state: 'DE' })
  const walker = await at('/schools/de')
  expect(walker.text()).toContain('Sample')
  await walker.follow(name)
  expect(walker.at()).toBe(`/schools/de/${slug}`)
  expect(walker.text()).toContain('made up for the demo')
  expect(walker.text()).not.toContain('Where this was published')
  expect(walker.html()).not.toContain('"@type":"School"')
})

describe.each(PROFILES)('the page of $name', ({ state, slug, name, sources, tuition, contact }) => {
  test('says everything and where it was published', async () => {
    const walker = await at(`/schools/${stateOf(state).slug}/${slug}`)
    expect([walker.status(), walker.count('h1', name)]).toEqual([200, 1])
    for (const { url } of sources) expect(walker.html()).toContain(`href="${url.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}"`)
    for (const text of [tuition.range, contact.phone].flatMap((one) => one ?? []))
      expect(walker.text()).toContain(text.replaceAll(/\s+/g, ' '))
  })
})
