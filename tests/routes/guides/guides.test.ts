/** The guides: what their heads hold, that no figure of a test is missing, examples that answer, and the eight questions. */
import { describe, expect, test } from 'vitest'
import { GUIDE_SLUGS } from '~/content/guides/slugs'
import { blueprintOf } from '~/exam/core/blueprints'
import { openBrowser } from '../../support/browser'
import { openWalker } from '../../support/walker'

const LONG = GUIDE_SLUGS.filter((slug) => !['isee-or-ssat', 'isee-vocabulary', 'ssat-vocabulary', 'test-prep-hub'].includes(slug))
const textOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ')

describe.each(GUIDE_SLUGS)('/%s', (slug) => {
  test('is a whole page with one heading, every fact in its place, and a source for its figures', async () => {
    const { status, text: html } = await openBrowser().get(`/${slug}`)
    expect(status).toBe(200)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html).not.toMatch(/\{\{|\}\}|undefined|NaN/)
    const title = /<title>([^<]+)/.exec(html)?.[1] ?? ''
    expect(title.length).toBeGreaterThan(10)
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/${slug}"/>`)
    expect(html).toContain('id="sources"')
  })

  test('has the length of a guide', async () => {
    const { text: html } = await openBrowser().get(`/${slug}`)
    expect(textOf(html).trim().split(/\s+/).length).toBeGreaterThan(LONG.includes(slug) ? 1200 : 500)
  })
})

/** What guides and their summaries try: a question to answer, or for the two that end in a writing a prompt to plan for. */
const WITH_PROMPTS = ['isee-essay', 'ssat-essay']
const WAYS_TO_GUIDES = ['isee-or-ssat', 'test-prep-hub']
const WITH_EXAMPLES = GUIDE_SLUGS.filter((slug) => !WAYS_TO_GUIDES.includes(slug))

test.each(WITH_EXAMPLES)('/%s works three examples from the bank, and each is explained after its answer', async (slug) => {
  const { text: html } = await openBrowser().get(`/${slug}`)
  if (WITH_PROMPTS.includes(slug)) return expect(html.match(/aria-label="A prompt, /g)).toHaveLength(3)

  expect(html.match(/Check my answer/g)).toHaveLength(3)
  const { text: answered } = await openBrowser().get(`/${slug}?answer-1=0&answer-2=0&answer-3=0`)
  expect(answered).not.toContain('Check my answer')
  expect(answered.match(/Here is how it works\./g)).toHaveLength(3)
  // A form, its reasons, and the way to the next.
  expect(answered.match(/Next example/g)).toHaveLength(2)
  for (const number of [1, 2, 3]) expect(answered).toContain(`id="example-${number}"`)
})

test('guides without examples are only the ways to other guides', async () => {
  for (const slug of WAYS_TO_GUIDES) expect((await openBrowser().get(`/${slug}`)).text).not.toContain('Check my answer')
})

describe('an example', () => {
  test('asks without telling the answer, and explains after a choice', async () => {
    const walker = openWalker()
    await walker.goto('/isee-quantitative-reasoning')
    expect(walker.text()).not.toContain('✓')
    await openBrowser()
      .get('/isee-quantitative-reasoning?answer-1=0')
      .then(({ text: html }) => {
        expect(html).toContain('the answer')
        // The other two are still open.
        expect(html.match(/Check my answer/g)).toHaveLength(2)
      })
  })

  test('keeps what was answered before', async () => {
    const { text: html } = await openBrowser().get('/isee-quantitative-reasoning?answer-1=0&answer-2=1')
    expect(html.match(/Check my answer/g)).toHaveLength(1)
    expect(html).toContain('<input type="hidden" name="answer-1" value="0"/>')
  })

  test.each(['9', '-1', 'x', '00', '%00'])('with the answer %s is as before', async (answer) => {
    const { status, text: html } = await openBrowser().get(`/ssat-quantitative?answer-1=${answer}`)
    expect(status).toBe(200)
    expect(html.match(/Check my answer/g)).toHaveLength(3)
  })
})

test('an answer keeps how the words below are narrowed, and a search keeps the answers', async () => {
  const walker = openWalker()
  await walker.goto('/isee-vocabulary')
  walker.fill({ 'First letter': 'c', Level: 'upper' })
  await walker.press('Search')
  walker.fillNamed({ 'answer-1': '0' })
  await walker.press('Check my answer')
  const query = new URL(walker.at(), 'http://localhost:3000').searchParams
  expect([query.get('letter'), query.get('tier'), query.get('answer-1')]).toEqual(['c', 'upper', '0'])
  expect(walker.field('First letter').value).toBe('c')

  walker.fill({ 'First letter': 'd' })
  await walker.press('Search')
  expect(walker.at()).toContain('answer-1=0')
  expect(walker.count('button', 'Check my answer')).toBe(2)
  await walker.follow('Next page')
  expect(walker.count('button', 'Check my answer')).toBe(2)
})

test.each(['isee-reading-comprehension', 'ssat-reading-comprehension'])(
  'three questions of %s share one passage, which stands on the page once',
  async (slug) => {
    const { text: html } = await openBrowser().get(`/${slug}?answer-2=0`)
    expect(html.match(/class="card passage\b/g)).toHaveLength(1)
    expect(html.match(/On the passage in <a href="#example-1">Example 1<\/a>/g)).toHaveLength(2)
  },
)

test('tables come from the blueprints', async () => {
  const { text: html } = await openBrowser().get('/isee-verbal-reasoning')
  const [section] = blueprintOf('isee-upper').sections
  expect(textOf(html)).toMatch(new RegExp(`ISEE Upper\\s+${section?.questions}\\s+${section?.minutes}\\s+30\\s+${section?.unscored}`))
})

test('the table of a whole test has its experimental section and its breaks', async () => {
  const { text: html } = await openBrowser().get('/isee-ssat-comparison')
  expect(textOf(html)).toMatch(/Experimental\s+15 to 17 in 15 min\s+16 in 15 min\s+16 in 15 min/)
  expect(textOf(html)).toMatch(/Breaks\s+15 min\s+10 and 10 min\s+10 and 10 min/)
})

test('quotes are curly, and the dashes of a gap never part', async () => {
  const { text: html } = await openBrowser().get('/isee-verbal-reasoning')
  expect(textOf(html)).not.toMatch(/["']/)
  expect(textOf(html)).toContain('“Although the trail was steep, the hikers found it surprisingly -\u2060-')
})

describe('the eight questions', () => {
  const answers = { schools: 'either', grade: 'six', math: 'strong', vocabulary: 'context', analogies: 'strange', guessing: 'worries' }
  const all = { ...answers, writing: 'essay', dates: 'once' }

  test('answer with the result, its reasons, and what speaks against it', async () => {
    const { text: html } = await openBrowser().get(`/isee-or-ssat?${new URLSearchParams(all)}`)
    expect(html).toContain('The ISEE looks like the better fit.')
    expect(textOf(html)).toContain('gave 11 points to the ISEE and 0')
    expect(html).toContain('The case against it')
    expect(html).toContain('On the ISEE your child would not meet a single analogy.')
  })

  test('say what is missing and keep what was chosen', async () => {
    const { text: html } = await openBrowser().get(`/isee-or-ssat?${new URLSearchParams({ ...answers, asked: '1' })}`)
    expect(html).not.toContain('looks like the better fit.</h3>')
    const named = [...html.matchAll(/<a href="#chooser-(\w+)">Please answer question (\d)/g)].map(([, id, number]) => `${number} ${id}`)
    expect(named).toEqual(['7 writing', '8 dates'])
    expect(html).toMatch(/checked=""[^>]*value="strange"|value="strange"[^>]*checked/)
  })

  test('a school that takes only one test settles it, whatever the points say', async () => {
    const { text: html } = await openBrowser().get(`/isee-or-ssat?${new URLSearchParams({ ...all, schools: 'ssat-only' })}`)
    expect(html).toContain('The SSAT looks like the better fit.')
    expect(html).toContain('One answer settles this')
  })

  test('children who are too young for both forms have a result of their own, without what the form compares', async () => {
    const query = new URLSearchParams({ ...all, schools: 'ssat-only', grade: 'two-three' })
    const { text: html } = await openBrowser().get(`/isee-or-ssat?${query}`)
    expect(html).toContain('For grades 2 and 3 it is the ISEE Primary.')
    expect(html).toContain('one mathematics section')
    for (const untrue of ['There are two math sections', 'that settles the matter', 'points to the ISEE'])
      expect(html).not.toContain(untrue)
  })

  test('no lead is called clear while the schools are unknown', async () => {
    const { text: html } = await openBrowser().get(`/isee-or-ssat?${new URLSearchParams({ ...all, schools: 'unknown' })}`)
    expect(html).toContain('This is provisional')
    expect(html).not.toContain('The lead is clear')
  })

  test('what speaks against the result stands before the reasons', async () => {
    const { text: html } = await openBrowser().get(`/isee-or-ssat?${new URLSearchParams(all)}`)
    expect(html.indexOf('The case against it')).toBeLessThan(html.indexOf('What each answer adds'))
  })
})

describe('the summary for paper', () => {
  const withSummary = GUIDE_SLUGS.filter((slug) => slug !== 'isee-or-ssat' && slug !== 'test-prep-hub')

  test.each(withSummary)('of /%s is linked from the guide and holds its table, five mistakes and a checklist', async (slug) => {
    const { text: guide } = await openBrowser().get(`/${slug}`)
    expect(guide).toContain(`href="/${slug}?view=summary"`)
    const { status, text: html } = await openBrowser().get(`/${slug}?view=summary`)
    expect(status).toBe(200)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/${slug}"/>`)
    expect(html).toContain('<table')
    expect(textOf(html).match(/What goes wrong:/g)).toHaveLength(5)
    expect(textOf(html).match(/☐/g)?.length).toBeGreaterThanOrEqual(4)
    expect(html).not.toMatch(/\{\{|\}\}|undefined|NaN/)
    expect(textOf(html).trim().split(/\s+/).length).toBeLessThan(620)
  })

  test.each(['isee-or-ssat', 'test-prep-hub'])('is not there of /%s, which is a way to other guides', async (slug) => {
    const { text: html } = await openBrowser().get(`/${slug}?view=summary`)
    expect(textOf(html)).not.toContain('Print the one-page summary')
    expect(html).toContain('id="sources"')
  })
})
