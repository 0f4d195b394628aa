/** The report of a whole test by HTTP: its numbers and their working, what is apart, and what nobody sees before the end. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { sourceOf } from '~/exam/core/item/name'
import { choiceCount } from '~/exam/core/levels'
import { returnsIn } from '~/exam/forms/tests/test.server'
import { SCORE_MODEL } from '~/exam/scoring/whole/subject-score'
import { workOf } from '~/models/families/children.server'
import { storeEstimates } from '~/models/tests/report/estimates.server'
import { shownWork } from '~/routes/family/parts/work.server'
import { createStudent } from '../../factories/accounts'
import { itemsOf, sitQuiz } from '../../factories/sittings'
import { startWholeTest } from '../../factories/whole-tests/begun'
import { blank, right, sitWholeTest, wrong } from '../../factories/whole-tests/over'
import { signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

type Sat = Omit<Parameters<typeof sitWholeTest>[0], 'userId'>

async function withReport(sat: Sat, profile: object = {}) {
  const { student, browser } = await signedIn({ profile: { level: sat.level, gradeApplied: 9, ...profile } })
  const sittingId = await sitWholeTest({ userId: student.id, ...sat })
  const walker = openWalker(browser)
  const path = `/premium/tests/${sittingId}/report`
  await walker.goto(path)
  return { student, walker, sittingId, path }
}

/** Of an even place right, of an odd one wrong. */
const half = (...[item, { position }]: Parameters<NonNullable<Sat['answer']>>) => (position % 2 === 0 ? right(item) : wrong(item))

describe('the report of an ISEE', () => {
  test('counts what counts, and shows the rest apart', async () => {
    const { walker } = await withReport({ level: 'isee-upper', answer: (item, { isScored }) => (isScored ? right(item) : wrong(item)) })
    expect(walker.status()).toBe(200)
    expect(walker.count('h1', 'Practice test 1')).toBe(1)
    for (const questions of [35, 32, 30, 42]) expect(walker.text()).toContain(`${questions} of ${questions}, 100%`)
    expect(walker.text()).toContain('Did not count')
    expect(walker.html()).toContain('VR, question 40, ')
    expect(walker.text()).toContain('There is no total')
  })

  test('every number leads to its working on the page', async () => {
    const { walker } = await withReport({ level: 'isee-upper', answer: half })
    const anchors = [...walker.html().matchAll(/href="#([a-z_]+-(?:raw|percent|scaled|percentile|stanine))"/g)].map(([, id]) => id)
    expect(anchors).toHaveLength(20)
    for (const id of anchors) expect(walker.html()).toContain(`<li id="${id}">`)
    expect(walker.text()).toMatch(/ours is a guess: that the middle applicant to grade 9 gets 66% right/)
    expect(walker.text()).toMatch(/One more right answer would make it 18 of 35/)
  })

  test('says at Middle that a stanine is rough, and why', async () => {
    const { walker } = await withReport({ level: 'isee-middle', answer: half })
    expect(walker.text()).toMatch(/roughly \d or \d/)
    expect(walker.text()).toContain('Rough, because what applicants to this level score is not published.')
  })

  test('has no estimate for a section that was mostly left blank, or that never opened', async () => {
    const { walker } = await withReport({
      level: 'isee-upper',
      without: ['MA'],
      answer: (item, { part }) => (part === 'QR' ? blank() : right(item)),
    })
    expect(walker.text()).toContain('0 of 42, 0%')
    expect(walker.text().match(/not finished, so there is no estimate/g)?.length).toBeGreaterThanOrEqual(2)
    expect(walker.text()).toContain('32 questions were left blank')
    expect(walker.count('h2', 'Watch this')).toBe(1)
  })

  test('leaves passages out of the estimate that the student had before, and says so', async () => {
    const { student, browser } = await signedIn({ profile: { level: 'isee-upper', gradeApplied: 9 } })
    const [back] = returnsIn('isee-upper', 6).filter(({ quizzes }) => quizzes.length > 0)
    const reading = { userId: student.id, level: 'isee-upper', subject: 'reading_comprehension', number: back?.quizzes[0] ?? 0 } as const
    const quiz = await sitQuiz({ ...reading, at: new Date(Date.now() - 86_400_000), choose: ({ answer }) => answer })
    const sittingId = await sitWholeTest({ userId: student.id, level: 'isee-upper', number: 6 })
    const had = new Set((await itemsOf(quiz)).map(sourceOf))
    const rows = await db.response.findMany({
      where: { section: { sittingId, part: 'RC' }, isScored: true },
      select: { item: { select: { name: true } } },
    })
    const seen = rows.filter(({ item }) => had.has(sourceOf({ id: item.name }))).length
    expect(seen).toBeGreaterThan(2)
    const page = (await browser.get(`/premium/tests/${sittingId}/report`)).text
    expect(page).toContain(`${seen} questions that you had before, or whose passage`)
    expect(await seenRight(sittingId)).toMatchObject({ reading_comprehension: seen, verbal_reasoning: 0 })
  })

  test('leaves passages out that the student had in a test of the other exam, and the cover names them before', async () => {
    const { student, browser } = await signedIn({ profile: { level: 'isee-upper', gradeApplied: 9 } })
    const [back] = returnsIn('isee-upper', 1).filter(({ otherTests }) => otherTests.length > 0)
    const number = back?.otherTests[0] ?? 0
    const cover = (await browser.get('/premium/practice-test/1')).text.replaceAll(/<[^>]*>/g, '')
    expect(cover).toContain('The SSAT Upper asks some of these passages too')
    expect(cover).toMatch(new RegExp(`its test ${number} has [^;.]*“${back?.title}”`))
    await sitWholeTest({ userId: student.id, level: 'ssat-upper', number, at: new Date(Date.now() - 86_400_000) })
    const sittingId = await sitWholeTest({ userId: student.id, level: 'isee-upper', number: 1 })
    expect(await seenRight(sittingId)).toMatchObject({ reading_comprehension: expect.any(Number), verbal_reasoning: 0 })
    expect((await seenRight(sittingId)).reading_comprehension).toBeGreaterThan(0)
  })

  test('of a test that was sat before, or practiced meanwhile, makes no estimate; its cover says so', async () => {
    const { student, browser } = await signedIn({ profile: { level: 'isee-upper', gradeApplied: 9 } })
    expect((await browser.get('/premium/practice-test/2')).text).not.toContain('You have taken this test.')
    await sitWholeTest({ userId: student.id, level: 'isee-upper', number: 2, at: new Date(Date.now() - 86_400_000) })
    expect((await browser.get('/premium/practice-test/2')).text).toContain('You have taken this test.')
    const again = await sitWholeTest({ userId: student.id, level: 'isee-upper', number: 2 })
    const page = (await browser.get(`/premium/tests/${again}/report`)).text
    expect(page.match(/You had more than half of the questions, or their passages, before/g)?.length).toBeGreaterThanOrEqual(4)
    expect(page).not.toMatch(/Stanine \d/)
  })
})

async function seenRight(sittingId: string): Promise<Record<string, number>> {
  const stored = await db.scoreEstimate.findMany({ where: { sittingId }, select: { subject: true, inputs: true } })
  return Object.fromEntries(stored.map(({ subject, inputs }) => [subject, (inputs as { seen: { right: number } }).seen.right]))
}

describe('the report of an SSAT', () => {
  test('takes a quarter off, counts both quantitative sections together, and adds a total', async () => {
    const { walker } = await withReport({ level: 'ssat-middle', answer: half })
    // 25 questions: 12 of each section right, 13 wrong; 24 − 26/4 = 17½.
    expect(walker.text()).toContain('17½ of 50')
    expect(walker.text()).toContain('24 right − 26 wrong ÷ 4 = 17½. A blank costs nothing. Both quantitative sections count together.')
    expect(walker.text()).toMatch(/Total of the three sections: \d{4}, likely between/)
    expect(walker.text()).not.toContain('stanine')
  })

  test('tells the student’s own rule from what was struck out', async () => {
    const { walker } = await withReport({
      level: 'ssat-upper',
      answer: (item, { position }) => {
        const others = item.choices.map((_, index) => index).filter((index) => index !== item.answer)
        if (position % 5 === 0) return { choice: null, struck: others.slice(0, 2) }
        return { choice: item.answer, struck: position % 3 === 0 ? others.slice(0, 1) : [] }
      },
    })
    expect(walker.text()).toMatch(/Your rule: After striking at least one choice you are right 100% of the time \(\d+ of \d+/)
    expect(walker.text()).toMatch(/Bad skips: 30 blank with a choice struck out, about 5 points given away/)
  })

  test('makes the student’s own rule from answers without a hint, and says so', async () => {
    const { walker } = await withReport({
      level: 'ssat-upper',
      mode: 'practice',
      answer: (item, { position }) => {
        const struck = item.choices.map((_, index) => index).filter((index) => index !== item.answer)
        if (position % 2 === 0) return { ...right(item), struck: struck.slice(0, 1), hintsUsed: 1 }
        return { ...wrong(item), struck: struck.slice(1, 2) }
      },
    })
    expect(walker.text()).toMatch(/Your rule: After striking at least one choice you are right 0% of the time/)
    expect(walker.text()).toContain('74 questions that had a hint are left out here.')
  })

  test('of the Elementary Level shows counts alone, and says why', async () => {
    const { walker } = await withReport({ level: 'ssat-elementary', answer: half }, { gradeApplied: 5 })
    expect(walker.text()).toContain('No conversion to scaled scores is published for this level.')
    expect(walker.text()).toContain('15 of 30, 50%')
  })
})

test('what was written stands there with its prompt, and has no score', async () => {
  const { walker } = await withReport({ level: 'ssat-upper', essay: 'The bridge <b>held</b>.' })
  expect(walker.text()).toContain('The bridge <b>held</b>.')
  expect(walker.text()).toContain('sent to nobody')
})

test('three next things start something: the missed ones, a skill, a quiz', async () => {
  const { walker } = await withReport({ level: 'isee-upper', answer: half })
  expect(walker.text()).toContain('The next three things')
  await walker.press('Practice the missed ones again')
  expect(walker.at()).toMatch(/^\/premium\/twins\//)
})

test.each([
  ['Practice ', /^\/premium\/interactive-quiz\?/],
  ['Take ', /^\/premium\/sectional-quiz\//],
])('the next thing “%s…” opens', async (name, address) => {
  const { walker } = await withReport({ level: 'isee-upper', answer: half })
  await walker.follow(new RegExp(`^${name}`))
  expect(walker.at()).toMatch(address)
  expect(walker.status()).toBe(200)
})

test('each question leads to its explanation, on a page of its section', async () => {
  const { walker, path } = await withReport({ level: 'isee-lower', answer: half })
  await walker.follow(/^VR, question 1,/)
  expect(walker.at()).toBe(`${path}/VR?show=all`)
  expect(walker.count('h1', 'Verbal Reasoning')).toBe(1)
  expect(walker.text()).toContain('Questions 31, 32, 33, 34 did not count')
  expect(walker.html().match(/id="question-\d+"/g)).toHaveLength(34)
  expect((await walker.browser.get(`${path}/XX`)).status).toBe(404)
})

describe('secrecy', () => {
  test('nothing stands anywhere before the test has ended', async () => {
    const { walker, sittingId, path } = await withReport({ level: 'isee-upper', isOpen: true })
    for (const address of [path, `${path}/VR`, `${path}.data`]) {
      const { location, text } = await walker.browser.get(address)
      expect([address, location]).toEqual([address, `/premium/tests/${sittingId}`])
      expect(text).not.toMatch(/right answer|Scores/)
    }
    expect((await walker.browser.get('/premium/reports/scores')).text).not.toContain(sittingId)
    expect((await walker.browser.get('/premium/reports/scores/file')).text.trim().split('\r\n')).toHaveLength(1)
  })

  test('nobody else finds it, and a quiz has no such report', async () => {
    const { path, student } = await withReport({ level: 'isee-upper' })
    const { browser } = await signedIn()
    expect((await browser.get(path)).status).toBe(404)
    expect((await browser.get(`${path}/VR`)).status).toBe(404)
    const quiz = await sitQuiz({
      userId: student.id,
      level: 'isee-upper',
      subject: 'verbal_reasoning',
      number: 1,
      at: new Date(),
      choose: () => null,
    })
    expect((await browser.get(`/premium/tests/${quiz}/report`)).status).toBe(404)
  })
})

test('a test that was sat through the room has its estimates with its end, and one alone', async () => {
  const { student, browser } = await signedIn({ profile: { level: 'isee-upper', gradeApplied: 9 } })
  const sittingId = await startWholeTest({ userId: student.id, at: new Date(Date.now() - 4 * 3_600_000) })
  expect((await browser.get(`/premium/tests/${sittingId}`)).text).toContain(`href="/premium/tests/${sittingId}/report"`)
  expect(await db.scoreEstimate.count({ where: { sittingId } })).toBe(4)
  const page = (await browser.get(`/premium/tests/${sittingId}/report`)).text
  for (const questions of [35, 32, 30, 42]) expect(page).toContain(`0 of ${questions}, 0%`)
  expect(page).toContain('not finished')
  expect((await browser.get('/premium/practice-tests')).text).toContain(`href="/premium/tests/${sittingId}/report"`)
})

test('a parent reads the same numbers on the child’s page', async () => {
  const { id: userId } = await createStudent()
  await sitWholeTest({ userId, level: 'isee-upper', answer: half })
  const { results } = shownWork(await workOf(userId), 'America/New_York')
  expect(results.list[0]).toMatchObject({
    about: 'Practice test, no. 1, rehearsal',
    score: expect.stringMatching(
      /^Verbal Reasoning 17 of 35, about stanine \d, likely between \d and \d; Quantitative Reasoning 16 of 32, /,
    ),
  })
})

describe('all whole tests on one page', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 9, number, 15))

  test('an empty page says what will stand there', async () => {
    const { browser } = await signedIn()
    expect((await browser.get('/premium/reports/scores')).text).toContain('No whole test yet')
  })

  test('rehearsals and practice never mix, and other levels have their own page', async () => {
    const { student, browser } = await signedIn({ profile: { level: 'isee-upper', gradeApplied: 9 } })
    const at = (number: number, mode: 'rehearsal' | 'practice') =>
      sitWholeTest({ userId: student.id, level: 'isee-upper', number, mode, at: day(number), answer: half })
    const ids = [await at(1, 'rehearsal'), await at(2, 'practice'), await at(3, 'rehearsal')]
    const other = await sitWholeTest({ userId: student.id, level: 'ssat-upper', number: 1, at: day(9) })
    const page = (await browser.get('/premium/reports/scores')).text
    const [rehearsals = '', practice = ''] = page.split('id="practice"')
    expect(ids.map((id) => [rehearsals.includes(id), practice.includes(id)])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ])
    expect(page).not.toContain(other)
    expect(rehearsals.match(/<svg class="scale bands"/g)).toHaveLength(4)
    expect((await browser.get('/premium/reports/scores?level=ssat-upper')).text).toContain(other)
    // A test that has no estimate leaves a gap in the numbers under the bars.
    await sitWholeTest({ userId: student.id, level: 'isee-upper', number: 4, at: day(4), answer: blank })
    await sitWholeTest({ userId: student.id, level: 'isee-upper', number: 5, at: day(5), answer: half })
    const [later = ''] = (await browser.get('/premium/reports/scores')).text.split('id="practice"')
    const chart = later.split('<svg class="scale bands"')[1] ?? ''
    expect([...(chart.split('</svg>')[0]?.matchAll(/class="scale-small"[^>]*>(\d+)</g) ?? [])].map(([, number]) => number)).toEqual([
      '1',
      '2',
      '4',
    ])
    const file = (await browser.get('/premium/reports/scores/file')).text.trim().split('\r\n')
    expect(file).toHaveLength(1 + 5 * 4 + 3)
    expect(file[1]).toContain('ISEE Upper,1,Rehearsal,Verbal Reasoning,17,17,18,0,35,49,,')
  })
})

test('estimates are written once: storing them again changes nothing', async () => {
  const { sittingId } = await withReport({ level: 'isee-upper', answer: half })
  const rows = () => db.scoreEstimate.findMany({ where: { sittingId }, orderBy: { subject: 'asc' } })
  const before = await rows()
  expect(before.map(({ model }) => model)).toEqual(Array(4).fill(SCORE_MODEL))
  await db.response.updateMany({ where: { section: { sittingId } }, data: { choice: choiceCount('isee-upper') - 1 } })
  await db.$transaction((transaction) => storeEstimates(transaction, sittingId))
  expect(await rows()).toEqual(before)
})
