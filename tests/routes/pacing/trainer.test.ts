/** The pacing trainer over the wire, without scripts: choosing, the questions of a drill, skipping and returning, and what it showed. */
import { describe, expect, test } from 'vitest'
import { guessingRule, verdictText } from '~/content/pacing/habits.server'
import { db } from '~/db.server'
import { renderMath } from '~/exam/print/html.server'
import { drillOf, startedDrill } from '../../factories/practice/drills'
import { sitQuiz, wrongChoice } from '../../factories/sittings'
import { openBrowser, signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const TRAINER = '/premium/pacing-trainer'
const AFTER_TRIAL = new Date(Date.now() - 72 * 60 * 60 * 1000)

async function at(path: string, shape: Parameters<typeof signedIn>[0] = { tier: 'premium_annual' }) {
  const { browser, student } = await signedIn(shape)
  const walker = openWalker(browser)
  await walker.goto(path)
  return { walker, browser, student }
}

/** In the first question of a drill. */
async function inDrill(shape?: Parameters<typeof signedIn>[0]) {
  const opened = await at(TRAINER, shape)
  await opened.walker.press('Start the drill')
  const sittingId = opened.walker.at().split('/').at(-1) ?? ''
  const owner = { userId: opened.student.id, sittingId }
  return { ...opened, sittingId, owner, key: async () => (await onScreen(owner)).item.answer }
}

async function onScreen(owner: { userId: string; sittingId: string }) {
  const { current, questions } = await drillOf(owner)
  const question = questions[current.position - 1]
  if (!question) throw new Error('no question is on the screen')
  return question
}

const letter = (choice: number) => `choice-${'ABCDE'[choice]}`

test('a visitor signs in first and comes back', async () => {
  expect((await openBrowser().get(TRAINER)).location).toBe('/login?redirectTo=%2Fpremium%2Fpacing-trainer')
})

describe('the choice', () => {
  test('has every scored section at its real seconds, and the exam’s rule for guessing', async () => {
    const { walker } = await at(TRAINER)
    expect(walker.text()).toMatch(/Verbal Reasoning *30 seconds a question; 10 in 5 minutes/)
    expect(walker.text()).toMatch(/Quantitative Reasoning *56.8 seconds a question/)
    expect(walker.text()).toMatch(/Mathematics Achievement *51.1 seconds a question/)
    expect(walker.text()).toContain(guessingRule(false))
    await walker.goto(`${TRAINER}?level=ssat-upper`)
    for (const name of ['Quantitative 1', 'Reading', 'Verbal', 'Quantitative 2']) expect(walker.text()).toContain(name)
    expect(walker.text()).not.toContain('Experimental')
    expect(walker.text()).toContain(guessingRule(true))
  })

  test('keeps to the time that the profile grants', async () => {
    const { walker } = await at(TRAINER, { tier: 'premium_annual', profile: { level: 'isee-upper', gradeApplied: 9, timePercent: 150 } })
    expect(walker.text()).toContain('45 seconds a question')
    expect(walker.text()).toContain('1.5 times the standard')
  })

  test('takes what an address proposes, and refuses what is no choice', async () => {
    const { walker, browser } = await at(`${TRAINER}?section=MA&for=no_skip&beat=off`)
    expect(walker.isPicked('section-MA')).toBe(true)
    expect(walker.isPicked('beat')).toBe(false)
    expect(walker.field('What to work on').value).toBe('no_skip')
    for (const fields of [{ section: 'Q1' }, { section: 'VR', exercise: 'none' }, {}]) {
      const { status, text } = await browser.post(TRAINER, fields)
      expect([status, text.includes('Please choose a section')]).toEqual([400, true])
    }
    expect((await browser.get(`${TRAINER}?section=%00&for=__proto__&level=x`)).status).toBe(200)
  })
})

describe('a drill', () => {
  test('is answered, skipped and come back to, and ends with what it showed', async () => {
    const { walker, owner, key } = await inDrill()
    expect(walker.text()).toContain('1 of 10')
    walker.pick(letter(await key()))
    await walker.press('Save and next')
    expect(walker.text()).toContain('2 of 10')
    await walker.press('Skip for now')
    for (let position = 3; position <= 10; position++) {
      expect(walker.text()).toContain(`${position} of 10`)
      walker.pick(letter(await key()))
      await walker.press('Save and next')
    }
    expect(walker.text()).toContain('Question 2 is not answered.')
    expect(walker.text()).toContain(guessingRule(false))
    await walker.press('Go back to question 2')
    walker.pick(letter(wrongChoice((await onScreen(owner)).item)))
    await walker.press('Save and next')
    expect(walker.text()).toContain('All ten are answered.')
    await walker.press('Finish the drill')

    expect(walker.at()).toBe(`${TRAINER}/${owner.sittingId}/result`)
    expect(walker.text()).toContain('got 9 of 10 right')
    // A walker answers faster than anyone can read.
    expect(walker.text()).toContain(verdictText('clicked_through', {}, false))
    expect(walker.text()).toContain('you had 30')
    expect(await db.wrongAnswer.count({ where: { studentId: owner.userId } })).toBe(1)
    await walker.goto(`${TRAINER}/${owner.sittingId}`)
    expect(walker.at()).toBe(`${TRAINER}/${owner.sittingId}/result`)
  })

  test('has a square for each question, which keeps what is chosen', async () => {
    const { walker, owner } = await inDrill()
    walker.pick('choice-B')
    walker.pick('strike-D')
    await walker.press('Question 5, not answered')
    expect(walker.text()).toContain('5 of 10')
    await walker.press('Question 1, answered')
    expect([walker.isPicked('choice-B'), walker.isPicked('strike-D')]).toEqual([true, true])
    expect((await drillOf(owner)).questions[0]).toMatchObject({ choice: 1, struck: [3], flagged: false })
  })

  test('tells neither key nor explanation', async () => {
    const { walker, browser, owner } = await inDrill()
    const { item } = await onScreen(owner)
    const page = walker.html() + (await browser.get(`${TRAINER}/${owner.sittingId}.data`)).text
    for (const step of item.steps) expect(page).not.toContain(renderMath(step))
    expect(page).not.toContain(item.id)
    expect(page).not.toMatch(/misconception|"answer"/)
  })

  test('opened again shows the same question with its time going on', async () => {
    const { walker, owner } = await inDrill()
    await db.paceVisit.updateMany({ where: { sittingId: owner.sittingId }, data: { openedAt: new Date(Date.now() - 20_000) } })
    for (let time = 0; time < 3; time++) await walker.goto(`${TRAINER}/${owner.sittingId}`)
    expect(Number(/--gone:([\d.]+)s/.exec(walker.html())?.[1])).toBeGreaterThanOrEqual(20)
    expect(await db.paceVisit.count({ where: { sittingId: owner.sittingId } })).toBe(1)
  })

  test('carries the one style that says when the beat began under its nonce', async () => {
    const { walker } = await inDrill()
    expect(walker.html()).toMatch(/<style nonce="[^"]{20,}">\.exam\{--pace:30s;--gone:[\d.]+s\}/)
  })

  test('in an older window keeps its answer, and says that the drill had gone on', async () => {
    const { walker, browser, owner } = await inDrill()
    const older = openWalker(browser)
    await older.goto(walker.at())
    await walker.press('Save and next')
    await walker.press('Save and next')
    older.pick('choice-C')
    await older.press('Save and next')
    expect(older.text()).toContain('The drill had gone on')
    expect(older.text()).toContain('3 of 10')
    expect((await drillOf(owner)).questions[0]?.choice).toBe(2)
  })

  test('in an older window neither takes a newer answer away nor finishes what another works on', async () => {
    const { walker, browser, owner } = await inDrill()
    const older = openWalker(browser)
    await older.goto(walker.at())
    await walker.press('Skip for now')
    await walker.press('Question 1, not answered, flagged')
    walker.pick('choice-B')
    await walker.press('Save and next')
    const page = { visit: '1', position: '1', choice: '2' }
    const headers = await browser.post(walker.at(), { ...page, intent: 'next' })
    await older.goto(headers.location ?? '')
    expect(older.text()).toContain('Your newer answer stays.')
    expect((await browser.post(walker.at(), { ...page, intent: 'finish' })).location).toBe(walker.at())
    await older.goto(walker.at())
    expect(older.text()).toContain('The drill had gone on')
    expect((await browser.post(walker.at(), { ...page, visit: '4', choice: '4', intent: 'finish' })).status).toBe(400)
    expect(await drillOf(owner)).toMatchObject({ endedAt: null, questions: { 0: { choice: 1 } } })
  })

  test('that was finished in another window says so, and not that time was up', async () => {
    const { walker, browser } = await inDrill()
    const older = openWalker(browser)
    await older.goto(walker.at())
    await browser.post(walker.at(), { visit: '1', position: '1', intent: 'finish' })
    await older.press('Save and next')
    expect(older.text()).toContain('This drill was finished in another window')
    expect(older.text()).not.toContain('Time was up')
  })

  test('that is pressed twice goes on once, and says nothing of it', async () => {
    const { walker, browser, owner } = await inDrill()
    const fields = { visit: '1', position: '1', choice: '2', intent: 'next' }
    const answers = [await browser.post(walker.at(), fields), await browser.post(walker.at(), fields)]
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    await walker.goto(walker.at())
    expect(walker.text()).toContain('2 of 10')
    expect(walker.text()).not.toContain('had gone on')
    expect((await drillOf(owner)).visits).toHaveLength(2)
  })

  test('whose time is over closes, whatever is pressed, and says so', async () => {
    const { walker, owner } = await inDrill()
    const start = new Date(Date.now() - 400_000)
    await db.sittingSection.updateMany({
      where: { sittingId: owner.sittingId },
      data: { startedAt: start, deadline: new Date(Date.now() - 60_000) },
    })
    walker.pick('choice-A')
    await walker.press('Save and next')
    expect(walker.at()).toBe(`${TRAINER}/${owner.sittingId}/result`)
    expect(walker.text()).toContain('Time was up')
    expect(walker.text()).toContain('Time ran out before you finished.')
    expect((await drillOf(owner)).questions[0]?.choice).toBeNull()
  })

  test('refuses what no page of it sends, and loses nothing', async () => {
    const { walker, browser, owner } = await inDrill()
    const page = { visit: '1', position: '1', intent: 'next' }
    for (const odd of [{ choice: '9' }, { choice: '4' }, { visit: '0' }, { position: '11' }, { intent: 'stop' }, { struck: ['1', '1'] }]) {
      expect((await browser.post(walker.at(), { ...page, ...odd })).status).toBe(400)
    }
    expect((await browser.post(walker.at(), { ...page, shows: '/elsewhere' })).status).toBe(409)
    expect(await drillOf(owner)).toMatchObject({ current: { number: 1 }, endedAt: null })
  })

  test('shows no beat to whoever wants none, and lets it be heard', async () => {
    const { walker } = await at(TRAINER)
    walker.fill({ 'Show the beat': false })
    await walker.press('Start the drill')
    expect(walker.html()).not.toContain('pace-bar')
    expect(walker.html()).toMatch(/data-beat="30" data-gone="[\d.]+"/)
    expect(walker.count('button', 'Hear the beat')).toBe(1)
    expect(walker.html()).toContain('class="clock"')
  })

  test('is nobody else’s, and no page of another sitting', async () => {
    const { owner } = await inDrill()
    const { browser } = await signedIn()
    for (const page of ['', '/result']) expect((await browser.get(`${TRAINER}/${owner.sittingId}${page}`)).status).toBe(404)
    const { browser: own, student } = await signedIn({ tier: 'premium_annual' })
    const sittingId = await startedDrill({ userId: student.id, at: new Date() })
    for (const page of ['questions/1', 'review', 'result', 'pause', 'submission', 'abandonment']) {
      expect([page, (await own.get(`/premium/sittings/${sittingId}/${page}`)).status]).toEqual([page, 404])
    }
  })
})

test('the passage of a reading drill stands beside its questions', async () => {
  const { walker } = await at(TRAINER)
  walker.pick('section-RC')
  await walker.press('Start the drill')
  expect(walker.html()).toContain('id="passage"')
})

describe('the week', () => {
  test.each([
    ['in the trial', { createdAt: new Date() }],
    ['with Premium', { tier: 'premium_annual' }],
  ] as const)('a student %s has no limit', async (_, shape) => {
    const { browser, student } = await at(TRAINER, shape)
    for (let drill = 1; drill <= 4; drill++) {
      const { location } = await browser.post(TRAINER, { section: 'VR' })
      await browser.post(location ?? '', { visit: '1', position: '1', intent: 'finish' })
    }
    expect(await db.practiceSitting.count({ where: { userId: student.id, kind: 'pacing', status: 'ended' } })).toBe(4)
    expect(await db.featureUse.count({ where: { userId: student.id } })).toBe(0)
  })

  test('a free student starts three, and reads what to do at the fourth', async () => {
    const { walker, browser, student } = await at(TRAINER, { createdAt: AFTER_TRIAL })
    for (let drill = 1; drill <= 3; drill++) {
      const { location } = await browser.post(TRAINER, { section: 'VR' })
      // The same drill again: it is open, and takes no second use.
      expect((await browser.post(TRAINER, { section: 'MA' })).location).toBe(location)
      await browser.post(location ?? '', { visit: '1', position: '1', intent: 'finish' })
    }
    expect(await db.featureUse.count({ where: { userId: student.id, feature: 'pacing_trainer' } })).toBe(3)
    const { status, text } = await browser.post(TRAINER, { section: 'VR' })
    expect([status, text.includes('3/3 used: pacing sessions this week. Upgrade to Premium')]).toEqual([403, true])
    await walker.goto(TRAINER)
    expect(walker.text()).toContain('3/3 used')
    expect(walker.count('button', 'Start the drill')).toBe(0)
  })

  test('a child whose parent has not agreed drills like everybody else', async () => {
    const child = { level: 'ssat-elementary', gradeApplied: 4, holder: 'child', parentEmail: 'p@example.com' } as const
    const { walker } = await inDrill({ profile: child })
    expect(walker.text()).toContain('1 of 10')
  })
})

test('another section that is open is asked about first', async () => {
  const { walker, student } = await at('/premium/dashboard')
  const quiz = { userId: student.id, level: 'isee-upper', subject: 'verbal_reasoning', number: 1 } as const
  await sitQuiz({ ...quiz, at: new Date(), choose: () => null, stopAfter: 0 })
  await walker.goto(TRAINER)
  expect(walker.text()).toContain('Another section is open.')
  expect((await walker.browser.post(TRAINER, { section: 'VR' })).status).toBe(409)
  // The page was opened before the quiz: what was chosen there stands in the answer.
  const chosen = await walker.browser.post(TRAINER, { section: 'MA', exercise: 'no_skip' })
  expect(chosen.text).toMatch(/id="section-MA"[^>]*checked/)
  expect(chosen.text).toMatch(/value="no_skip" selected/)
  expect(chosen.text).not.toMatch(/id="beat"[^>]*checked/)
  await walker.press('Start the drill as well')
  expect(walker.text()).toContain('1 of 10')
  await walker.goto(TRAINER)
  await walker.follow('Continue')
  expect(walker.text()).toContain('1 of 10')
})
