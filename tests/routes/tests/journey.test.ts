/** Whole tests sat by a browser without scripts, from the list to the end. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { age, startWholeTest, walkTo } from '../../factories/whole-tests/begun'
import { signedIn } from '../../support/browser'
import { openWalker, type Walker } from '../../support/walker'

async function walking(shape: Parameters<typeof signedIn>[0] = {}) {
  const { browser, student } = await signedIn(shape)
  return { walker: openWalker(browser), student }
}

const testOf = (userId: string) => db.practiceSitting.findFirstOrThrow({ where: { userId, kind: 'practice_test' } })

/** Answers the first questions of the open section, and finishes it. */
async function workThrough(walker: Walker, answers: number): Promise<void> {
  for (let position = 1; position <= answers; position++) {
    expect(walker.at()).toMatch(new RegExp(`/questions/${position}$`))
    walker.fillNamed({ choice: String(position % 4) })
    await walker.press('Save and next')
  }
  await walker.press('Review all questions')
  await walker.follow('Finish the section')
  await walker.press('Finish the section')
}

describe('a rehearsal of the ISEE at home', () => {
  test('goes from the list through all sections, breaks and the essay to its end', async () => {
    const { walker, student } = await walking({ tier: 'premium_annual' })
    await walker.goto('/premium/practice-tests')
    expect(walker.count('h2', /^Test \d$/)).toBe(6)
    await walker.follow('Open test 1')
    expect(walker.text()).toContain('In all about 3 h, until')
    expect(walker.text()).toContain('The evening before')
    await walker.press('Start the test')
    expect(walker.text()).toContain('Section 1 of 5: Verbal Reasoning')
    expect(walker.count('button', 'Pause')).toBe(0)

    await workThrough(walker, 3)
    expect(walker.text()).toContain('The section before it is closed')
    expect(walker.text()).toContain('Section 2 of 5: Quantitative Reasoning')
    await workThrough(walker, 2)
    expect(walker.text()).toMatch(/Break .*Next: Reading Comprehension, 35 minutes/)
    expect(walker.headers().get('refresh')).toBe('15')
    // In the bar of a phone the level would cut the rest off.
    expect(walker.html()).toContain('>Practice test 1</span>')
    await walker.press('End the break and begin')
    await workThrough(walker, 1)
    await workThrough(walker, 1)

    await walker.goto('/dashboard')
    expect(walker.text()).toContain('ISEE Upper practice test 1')
    await walker.follow('Continue')
    expect(walker.text()).toContain('Next: Essay, 30 minutes')
    await walker.press('End the break and begin')
    expect(walker.text()).toContain('Section 5 of 5: Essay')
    walker.fill({ 'Your text': 'I would learn to build boats, because my grandfather did.' })
    await walker.press('Submit')
    await walker.press('Submit')
    expect(walker.count('h1', 'The test is over')).toBe(1)

    const { id, status } = await testOf(student.id)
    expect(status).toBe('ended')
    const sections = await db.sittingSection.findMany({ where: { sittingId: id }, orderBy: { position: 'asc' } })
    expect(sections.map(({ part, omitted }) => [part, omitted])).toEqual([
      ['VR', 37],
      ['QR', 35],
      ['RC', 35],
      ['MA', 46],
    ])
    expect(await db.essay.findUnique({ where: { sittingId: id } })).toMatchObject({ wordCount: 10, submittedAt: expect.any(Date) })
    await walker.goto('/premium/practice-tests')
    expect(walker.text()).toMatch(/Test 1 Finished/)
  }, 120_000)

  test('shows the break to somebody who comes in time, and the next section to somebody who does not', async () => {
    const { walker, student } = await walking()
    await walker.goto('/premium/practice-test/2')
    await walker.press('Start the test')
    const { id } = await testOf(student.id)
    await age(id, 60)
    await walker.goto(`/premium/tests/${id}`)
    expect(walker.text()).toContain('The break ends at')
    await age(id, 10)
    await walker.goto(`/premium/tests/${id}`)
    expect(walker.text()).toContain('Section 3 of 5: Reading Comprehension')
    const { startedAt } = await testOf(student.id)
    const reading = await db.sittingSection.findUniqueOrThrow({ where: { id: `${id}.3` } })
    expect((reading.startedAt.getTime() - startedAt.getTime()) / 60_000).toBe(65)
  })
})

describe('a rehearsal of the SSAT on paper at time and a half', () => {
  test('keeps prompt and time of the writing, waits in the room, and takes the text afterwards', async () => {
    const { walker, student } = await walking({
      profile: { level: 'ssat-middle', gradeApplied: 7, timePercent: 150, accommodations: ['lineReader'] },
    })
    await walker.goto('/premium/practice-test/1')
    // What the profile says is granted is ticked already.
    expect(walker.html()).toMatch(/id="test-lineReader"[^>]*checked/)
    expect(walker.html()).not.toMatch(/id="test-largePrint"[^>]*checked/)
    walker.pick('test-place')
    await walker.press('Show its times')
    expect(walker.text()).toContain('Writing Sample one of two prompts Standard: 25 min Yours: 40 min')
    expect(walker.text()).not.toContain('Experimental')
    await walker.press('Start the test')
    expect(walker.text()).toContain('Section 1 of 5: Writing Sample')
    expect(walker.text()).toContain('Choose one prompt and write by hand')
    expect(walker.text().match(/Begin with this sentence\./g)).toHaveLength(2)
    expect(walker.text()).not.toContain('Copy the prompt')
    expect(walker.count('button', /finished/)).toBe(0)
    const { id } = await testOf(student.id)
    expect(walker.headers().get('refresh')).toBe(`15; url=/premium/tests/${id}`)

    await age(id, 41)
    await walker.goto(`/premium/tests/${id}`)
    expect(walker.text()).toMatch(/The break ends at .*Next: Quantitative 1, 45 minutes/)
    expect(walker.count('button', /End the break/)).toBe(0)
    await age(id, 10)
    await walker.goto(`/premium/tests/${id}`)
    expect(walker.text()).toContain('Section 2 of 5: Quantitative 1')
    walker.fillNamed({ choice: '1' })
    await walker.press('Save and next')
    await walker.press('Review all questions')
    await walker.follow('Finish the section')
    expect(walker.text()).toContain('In the paper room everybody waits until time is called')
    expect(walker.count('button', 'Finish the section')).toBe(0)

    await age(id, 400)
    await walker.goto(`/premium/tests/${id}`)
    expect(walker.count('h1', 'The test is over')).toBe(1)
    await walker.follow('Type in what you wrote by hand')
    walker.fill({ 'Your text, word for word': 'I had to help.' })
    await walker.press('Save my text')
    expect(walker.text()).toContain('Your text is saved')
    expect(await db.essay.findUnique({ where: { sittingId: id } })).toMatchObject({ body: 'I had to help.', wordCount: 4 })
    await walker.goto(`/premium/tests/${id}`)
    expect(walker.count('a', 'Type in what you wrote by hand')).toBe(0)
  }, 120_000)
})

test.each([
  ['isee-upper', 'Use at most two pages. Copy the prompt at the top. Write with a pen'],
  ['ssat-elementary', 'Use at most two pages.'],
  ['ssat-upper', 'Begin with this sentence.'],
] as const)('by hand at %s the page says what the real one does: %s', async (level, words) => {
  const { walker, student } = await walking({ profile: { level, gradeApplied: level === 'ssat-elementary' ? 5 : 9 } })
  const id = await startWholeTest({ userId: student.id, at: new Date(), level, choice: { place: 'paper', mode: 'practice' } })
  await walkTo({ userId: student.id, sittingId: id }, ({ kind }) => kind === 'writing')
  await walker.goto(`/premium/tests/${id}`)
  expect(walker.text()).toContain(words)
  expect(walker.text().includes('Copy the prompt')).toBe(level === 'isee-upper')
  expect(walker.text().match(/Begin with this sentence/g) ?? []).toHaveLength(level === 'ssat-upper' ? 1 : 0)
})

test('a child’s writing that was done by hand is not called empty afterwards', async () => {
  const profile = { level: 'ssat-middle', gradeApplied: 7, holder: 'child', parentEmail: 'parent@example.com' } as const
  const { walker, student } = await walking({ profile })
  await walker.goto('/premium/practice-test/1')
  await walker.press('Start the test')
  expect(walker.text()).toContain('So take paper and a pencil for this part.')
  const { id } = await testOf(student.id)
  await age(id, 400)
  await walker.goto(`/premium/tests/${id}`)
  const { id: essayId } = await db.essay.findUniqueOrThrow({ where: { sittingId: id } })
  await walker.goto(`/premium/writing/${essayId}`)
  expect(walker.text()).toContain('Time is up. You wrote this one on paper.')
  expect(walker.text()).not.toContain('0 words')
})

describe('practice', () => {
  test('pauses, begins the next section when the student does, and leads back from the dashboard', async () => {
    const { walker } = await walking()
    await walker.goto('/premium/practice-test/3')
    walker.pick('test-mode-practice')
    await walker.press('Start the test')
    await walker.press('Pause')
    expect(walker.text()).toContain('The clock is stopped')
    await walker.press('Continue')
    await workThrough(walker, 1)
    expect(walker.text()).toContain('Next: Quantitative Reasoning, 35 minutes. No clock runs until you begin.')
    await walker.goto('/dashboard')
    expect(walker.text()).toContain('ISEE Upper practice test 3 waits for you')
    await walker.follow('Continue')
    await walker.press('Begin Quantitative Reasoning')
    expect(walker.text()).toContain('Section 2 of 5: Quantitative Reasoning')
  })

  test('of the SSAT without a clock goes on from its empty sheet to its first section, when that is wanted', async () => {
    const { walker, student } = await walking({ profile: { level: 'ssat-upper', gradeApplied: 9 } })
    await walker.goto('/premium/practice-test/1')
    walker.pick('test-mode-practice')
    walker.fill({ 'No clock': true })
    await walker.press('Start the test')
    await walker.press('Submit')
    expect(walker.at()).toMatch(/\/submission$/)
    expect(walker.count('a', 'Keep writing')).toBe(1)
    await walker.press('Go on without a text')
    await walker.press('Begin Quantitative 1')
    expect(walker.text()).toContain('Section 2 of 6: Quantitative 1')
    const { id } = await testOf(student.id)
    expect(await db.essay.findUnique({ where: { sittingId: id } })).toMatchObject({ wordCount: 0, submittedAt: expect.any(Date) })
  })

  test('without a clock has none, and granted tools stand on the page', async () => {
    const { walker } = await walking()
    await walker.goto('/premium/practice-test/3')
    walker.pick('test-mode-practice')
    walker.fill({ 'No clock': true, 'Four-function calculator': true, 'Large print': true, 'Read aloud': true })
    await walker.press('Start the test')
    expect(walker.html()).not.toContain('class="clock"')
    expect(walker.html()).toContain('large-print')
    expect(walker.text()).toContain('A person may read this page aloud to you')
    await walker.goto('/premium/calculator')
    for (const key of ['7', 'times', '8', 'equals']) await walker.press(key)
    expect(walker.text()).toContain('56')
  })
})
