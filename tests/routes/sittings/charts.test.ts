/** The scale and the strip on the pages that carry them: the result of a section, and the dashboard. */
import { expect, test } from 'vitest'
import type { Level, Subject } from '~/exam/core/levels'
import { sitQuiz } from '../../factories/sittings'
import { signedIn } from '../../support/browser'

const DAY = 86_400_000

/** A student who has sat so many quizzes of a section, each half right and half wrong. */
async function withResults(level: Level, subject: Subject, count: number) {
  const { student, browser } = await signedIn({ profile: { level, gradeApplied: 9 } })
  const ids: string[] = []
  for (let number = 1; number <= count; number++) {
    const at = new Date(Date.now() - (count + 1 - number) * DAY)
    const choose: Parameters<typeof sitQuiz>[0]['choose'] = ({ answer, choices }, position) => (answer + (position % 2)) % choices.length
    ids.push(await sitQuiz({ userId: student.id, level, subject, number, at, choose }))
  }
  return { browser, newest: ids.at(-1) }
}

const titlesOf = (page: string) => [...page.matchAll(/<title>([^<]*)<\/title>/g)].slice(1).map(([, title]) => title)

test('a result shows its scale with the earlier ones, its strip, and a table behind each', async () => {
  const { browser, newest } = await withResults('isee-upper', 'verbal_reasoning', 3)
  const { text } = await browser.get(`/premium/sittings/${newest}/result`)
  expect(titlesOf(text)).toEqual([
    'Verbal Reasoning: About stanine 3, likely between 2 and 5. Before that, the newest first: 3, 3.',
    '20 questions in order: 10 right, 10 wrong, 0 not answered. You took 25 seconds a question; you had 30.',
  ])
  expect(text.match(/class="scale-dot"/g)).toHaveLength(2 + 1) // two results, and the legend's
  expect(text.match(/<caption[^>]*>[^<]*/g)?.map((caption) => caption.replace(/.*>/, ''))).toEqual([
    'Verbal Reasoning, estimates',
    'Every question',
    'By topic',
  ])
})

test('the dashboard shows where each section stands, and the way to those that were not sat', async () => {
  const { browser } = await withResults('ssat-upper', 'quantitative', 2)
  const { text } = await browser.get('/dashboard')
  expect(titlesOf(text)).toEqual(['Quantitative: About 634, likely between 606 and 662. Before that, the newest first: 634.'])
  for (const subject of ['verbal', 'reading_comprehension']) expect(text).toContain(`/premium/sectional-quiz/${subject}/1?level=ssat-upper`)
})

test('where no scale is published, the page says right answers and why', async () => {
  const { browser, newest } = await withResults('ssat-elementary', 'quantitative', 1)
  for (const page of ['/dashboard', `/premium/sittings/${newest}/result`]) {
    const { text } = await browser.get(page)
    expect(text).toContain(page === '/dashboard' ? '10 of 20 right, 50%' : '10 of 20 right (50%)')
    expect(text).toContain('No conversion to scaled scores is published')
    expect(text).not.toContain('scale-here')
  }
})

test.each([
  ['a new student is told how to come to a place', undefined, true],
  ['an account without a level is not', null, false],
])('%s', async (_, profile, isTold) => {
  const { browser } = await signedIn({ profile })
  const { text } = await browser.get('/dashboard')
  expect(text.includes('Take one to see where you stand')).toBe(isTold)
  expect(titlesOf(text)).toEqual([])
})
