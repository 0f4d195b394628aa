/** Video lessons over the wire, without scripts: the library, a lesson from its cover to its end, its limit, and what is written of it. */
import { describe, expect, test } from 'vitest'
import { LESSONS, lessonOn } from '~/content/lessons/lessons.server'
import { db } from '~/db.server'
import { printScene } from '~/exam/lessons/print.server'
import { openLesson } from '~/models/lessons/watch.server'
import { askedAfter, freeMember, stayInLessons, testLesson } from '../../factories/practice/lessons'
import { lately, sitQuiz, wrongChoice } from '../../factories/sittings'
import { openBrowser, signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const ROOM = '/premium/video-lessons'
const ANGLES = `${ROOM}/angles-and-lines`
const FIRST = `${ROOM}/getting-started`

async function at(path: string, shape: Parameters<typeof signedIn>[0] = {}) {
  const { browser, student } = await signedIn(shape)
  const walker = openWalker(browser)
  await walker.goto(path)
  return { walker, browser, student }
}

const rowOf = (studentId: string, lessonId: string) =>
  db.videoLessonCompletion.findUniqueOrThrow({ where: { studentId_lessonId: { studentId, lessonId } } })
const usesOf = (userId: string) => db.featureUse.count({ where: { userId, feature: 'video_lessons' } })

describe('the library', () => {
  test('has every lesson on its pages, and keeps what was chosen from page to page', async () => {
    const { walker } = await at(ROOM)
    const seen = new Set<string>()
    for (let page = 1; page <= 4; page++) {
      for (const { title } of LESSONS) if (walker.count('a', title) === 1) seen.add(title)
      if (page < 4) await walker.follow(`Page ${page + 1}`)
    }
    expect(seen.size).toBe(77)
    expect(walker.text()).toContain('Page 4 of 4')

    await walker.goto(`${ROOM}?section=mathematics&page=9`)
    expect(walker.text()).toContain('Page 3 of 3')
    await walker.follow('Page 2')
    expect(walker.at()).toBe(`${ROOM}?section=mathematics&page=2`)
  })

  test('is narrowed by section, level, skill and progress', async () => {
    const { walker, student } = await at(ROOM)
    await stayInLessons(student.id)
    walker.fill({ Section: 'mathematics', Level: 'upper', Skill: 'Vertical and adjacent angles', Progress: 'begun' })
    await walker.press('Show')
    expect(walker.count('a', testLesson('angles-and-lines').title)).toBe(1)
    expect(walker.text()).toMatch(/\d+% seen/)
    expect(walker.field('Skill').value).toBe('Vertical and adjacent angles')

    await walker.goto(`${ROOM}?progress=done`)
    expect(walker.count('a', 'Getting started')).toBe(1)
    expect(walker.text()).toContain('You have finished 1 of them.')
    await walker.goto(`${ROOM}?section=writing&skill=Ratio`)
    await walker.follow('Show all lessons')
    for (const search of ['section=rap', 'tier=__proto__', 'page=0', 'page=x', 'skill=%00']) {
      await walker.goto(`${ROOM}?${search}`)
      expect([walker.status(), walker.count('a', 'Getting started')]).toEqual([200, 1])
    }
  })
})

test('a lesson goes from its card to its end without scripts, and is done with the second answer', async () => {
  const { walker, student } = await at(`${ROOM}?section=mathematics&skill=Vertical and adjacent angles`)
  const lesson = testLesson('angles-and-lines')
  await walker.follow(lesson.title)
  expect(walker.text()).toContain('3 of 3 video lessons left this week')
  await walker.press('Watch the lesson')
  for (const [index, scene] of lesson.scenes.entries()) {
    expect(walker.at()).toBe(`${ANGLES}?scene=${index + 1}`)
    expect(walker.count('h1', scene.heading)).toBe(1)
    for (const sentence of scene.narration) expect(walker.text()).toContain(sentence)
    await walker.press(index + 1 === lesson.scenes.length ? 'On to the questions' : 'Next scene')
  }
  expect(await rowOf(student.id, lesson.id)).toMatchObject({ progressPercentage: 100, isCompleted: false, completedAt: null })

  for (const number of [1, 2]) {
    expect(walker.at()).toContain(`${ANGLES}/questions/${number}`)
    walker.pick(`choice-${askedAfter(lesson.id, number).answer}`)
    await walker.press('Check my answer')
    expect(walker.count('h2', 'Right')).toBe(1)
    await walker.follow(/^(Next question|Back to the lesson)$/)
  }
  expect(walker.at()).toBe(ANGLES)
  expect(walker.count('button', 'Watch it again')).toBe(1)
  const row = await rowOf(student.id, lesson.id)
  expect(row).toMatchObject({ isCompleted: true, totalDuration: lesson.scenes.reduce((sum, { seconds }) => sum + seconds, 0) })
  // The walk took no time, so none was watched.
  expect(row.watchTime).toBeLessThan(30)
  expect(await usesOf(student.id)).toBe(1)
  expect(await db.skillEstimate.count({ where: { userId: student.id } })).toBe(0)
})

test('both answers without the scenes do not finish a lesson, and the cover says what is left', async () => {
  const { walker, student } = await at(FIRST)
  await walker.press('Watch the lesson')
  for (const number of [1, 2]) {
    await walker.goto(`${FIRST}/questions/${number}`)
    walker.pick('choice-0')
    await walker.press('Check my answer')
  }
  await walker.goto(FIRST)
  expect(walker.text()).toContain('The lesson is done when you have seen the other')
  expect(await rowOf(student.id, 'getting-started')).toMatchObject({ isCompleted: false, completedAt: null })
  // It belongs to everybody.
  expect(await usesOf(student.id)).toBe(0)
})

test('a question that is missed after a lesson is kept among the mistakes once, and has its page and its twins', async () => {
  const { walker, browser, student } = await at(FIRST)
  await walker.press('Watch the lesson')
  const asked = askedAfter('getting-started', 1)
  const answer = { choice: String((asked.answer + 1) % asked.choices.length), item: asked.id }
  for (let time = 0; time < 2; time++) await browser.post(`${FIRST}/questions/1`, answer)
  await browser.post(`${FIRST}/questions/2`, {
    choice: String(askedAfter('getting-started', 2).answer),
    item: askedAfter('getting-started', 2).id,
  })
  const [mistake, ...others] = await db.wrongAnswer.findMany({ where: { studentId: student.id } })
  expect([mistake?.questionId, mistake?.sessionId, others]).toEqual([asked.id, null, []])

  await walker.goto(`/premium/mistakes/${mistake?.id}`)
  expect(walker.text()).toContain('✕ your choice')
  await walker.press('Try one like it')
  expect(walker.text()).toContain('like one that you missed')
})

test('a lesson is taken up where it was stopped', async () => {
  const { walker, student } = await at(ANGLES)
  await walker.press('Watch the lesson')
  await walker.press('Next scene')
  await walker.goto(ANGLES)
  await walker.press('Continue with scene 2')
  expect(walker.at()).toBe(`${ANGLES}?scene=2`)
  expect((await rowOf(student.id, 'angles-and-lines')).sessionData).toMatchObject({ scene: 2, seen: [1], resumed: 1 })
  expect(await usesOf(student.id)).toBe(1)
})

describe('the limit', () => {
  test('lets a free student open three lessons a week, each as often as they like, and says so at the fourth', async () => {
    const { walker, browser, student } = await at(ROOM)
    for (const id of ['area', 'circles', 'area', 'means', 'circles']) {
      expect((await browser.post(`${ROOM}/${id}`, { intent: 'watch' })).location).toBe(`${ROOM}/${id}?scene=1`)
    }
    expect(await usesOf(student.id)).toBe(3)
    await walker.goto(ANGLES)
    expect(walker.text()).toContain('You have used all of this week’s video lessons.')
    expect(walker.count('button', 'Watch the lesson')).toBe(0)
    const refused = await browser.post(ANGLES, { intent: 'watch' })
    expect(refused.status).toBe(403)
    expect(refused.text).toContain('3/3 used: video lessons this week. Upgrade to Premium for unlimited access.')
    expect(await db.videoLessonCompletion.count({ where: { studentId: student.id, lessonId: 'angles-and-lines' } })).toBe(0)
    // What is open stays open, and the first lesson is not counted.
    expect((await browser.get(`${ROOM}/area?scene=2`)).status).toBe(200)
    expect((await browser.post(FIRST, { intent: 'watch' })).location).toBe(`${FIRST}?scene=1`)
  })

  test.each([
    ['in the trial', { createdAt: new Date() }],
    ['of premium', { tier: 'premium_annual' }],
  ] as const)('has none for a student %s', async (_, shape) => {
    const { browser, student } = await at(ROOM, shape)
    for (const { id } of LESSONS.slice(0, 6)) expect((await browser.post(`${ROOM}/${id}`, { intent: 'watch' })).status).toBe(303)
    expect(await usesOf(student.id)).toBe(0)
    expect((await browser.get(ANGLES)).text).not.toContain('left this week')
  })

  test('closes a lesson when its week and its day are over, and opens it again with what was seen', async () => {
    const { walker, browser, student } = await at(ROOM)
    const tenDaysAgo = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000)
    await openLesson({ member: freeMember(student.id), lesson: testLesson('area') }, tenDaysAgo)
    for (const page of ['?scene=1', '/transcript', '/questions/1']) {
      expect((await browser.get(`${ROOM}/area${page}`)).location).toBe(`${ROOM}/area`)
    }
    expect((await browser.post(`${ROOM}/area`, { intent: 'next', scene: '1' })).location).toBe(`${ROOM}/area`)
    await walker.goto(`${ROOM}/area`)
    await walker.press('Watch the lesson')
    expect(walker.at()).toBe(`${ROOM}/area?scene=1`)
    expect(await usesOf(student.id)).toBe(2)
  })

  test('a lesson begun on the evening before the week turns goes on the morning after with the same use', async () => {
    const { student } = await at(ROOM)
    const lesson = testLesson('area')
    // Monday, 00:00 in New York, is 05:00 UTC in winter.
    await openLesson({ member: freeMember(student.id), lesson }, new Date('2026-01-12T04:50:00Z'))
    await openLesson({ member: freeMember(student.id), lesson }, new Date('2026-01-12T13:00:00Z'))
    expect(await usesOf(student.id)).toBe(1)
  })
})

test('nobody sees a lesson that they have not opened, and a visitor signs in first', async () => {
  const { browser } = await signedIn()
  for (const page of ['?scene=1', '/transcript', '/questions/1']) expect((await browser.get(`${ANGLES}${page}`)).location).toBe(ANGLES)
  const beat = { method: 'POST', body: JSON.stringify(BEAT), headers: { 'content-type': 'application/json' } }
  expect((await browser.request('/api/video-lessons/angles-and-lines/watching', beat)).status).toBe(404)
  expect((await openBrowser().get(ANGLES)).location).toBe('/login?redirectTo=%2Fpremium%2Fvideo-lessons%2Fangles-and-lines')
  for (const path of ['no-such-lesson', '__proto__', 'area?scene=0', 'area?scene=99', 'area?scene=x', 'area/questions/3']) {
    await browser.post(`${ROOM}/area`, { intent: 'watch' })
    expect((await browser.get(`${ROOM}/${path}`)).status, path).toBe(404)
  }
})

const BEAT = { scene: 2, second: 4, seconds: 3600, seen: [1] }

test('the player writes no more than the time that passed, and where the lesson stands', async () => {
  const { browser, student } = await at(ANGLES)
  await browser.post(ANGLES, { intent: 'watch' })
  const send = (body: object) =>
    browser.request('/api/video-lessons/angles-and-lines/watching', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  expect((await send(BEAT)).status).toBe(200)
  const row = await rowOf(student.id, 'angles-and-lines')
  expect(row.watchTime).toBeLessThan(30)
  expect(row.progressPercentage).toBeGreaterThan(0)
  expect(row.sessionData).toMatchObject({ scene: 2, second: 4, seen: [1] })
  expect((await browser.get(`${ANGLES}?scene=2`)).text).toContain('data-second="4"')
  expect((await browser.get(`${ANGLES}?scene=3`)).text).toContain('data-second="0"')
  for (const wrong of [{ ...BEAT, scene: 0 }, { ...BEAT, seconds: -1 }, { ...BEAT, seen: [13] }, {}]) {
    expect((await send(wrong)).status).toBe(400)
  }
})

test('the page of the longest scene of every lesson stays under 30 kB', async () => {
  const { browser } = await signedIn({ tier: 'premium_annual' })
  for (const { id, scenes } of LESSONS) {
    await browser.post(`${ROOM}/${id}`, { intent: 'watch' })
    const lengths = scenes.map((scene) => JSON.stringify(printScene(scene)).length)
    const longest = lengths.indexOf(Math.max(...lengths)) + 1
    const { text } = await browser.get(`${ROOM}/${id}?scene=${longest}`)
    expect(Buffer.byteLength(text), `${id} ${longest}`).toBeLessThan(30_000)
  }
})

test('the transcript has every word and every step of the board', async () => {
  const { walker, browser } = await at(ANGLES)
  await browser.post(ANGLES, { intent: 'watch' })
  await walker.goto(`${ANGLES}/transcript`)
  for (const { heading, narration } of testLesson('angles-and-lines').scenes) {
    expect(walker.count('h2', heading)).toBe(1)
    for (const sentence of narration) expect(walker.text()).toContain(sentence)
  }
})

test('a mistake and a result lead to the lesson on what was missed, and the dashboard to the first one', async () => {
  const { walker, student } = await at('/dashboard')
  const quiz = { userId: student.id, level: 'isee-upper', subject: 'mathematics_achievement', number: 1, at: lately() } as const
  const sittingId = await sitQuiz({ ...quiz, choose: wrongChoice })
  await walker.goto(`/premium/sittings/${sittingId}/result`)
  expect(walker.count('h2', 'Watch this')).toBe(1)
  const { id, skillArea } = await db.wrongAnswer.findFirstOrThrow({ where: { studentId: student.id } })
  const lesson = lessonOn(skillArea)
  await walker.goto(`/premium/mistakes/${id}`)
  await walker.follow(lesson?.title ?? '')
  expect(walker.at()).toBe(`${ROOM}/${lesson?.id}`)
  await walker.goto('/dashboard')
  await walker.follow('Watch it in three minutes')
  expect(walker.at()).toBe(FIRST)
})

describe('a question', () => {
  test('tells nothing before its answer, keeps the first one, and asks for a choice', async () => {
    const { walker, browser, student } = await at(FIRST)
    await walker.press('Watch the lesson')
    await walker.goto(`${FIRST}/questions/1`)
    expect(walker.html()).not.toMatch(/misconception|class="steps"/)
    await walker.press('Check my answer')
    expect([walker.status(), walker.alert()]).toEqual([400, 'Choose an answer first Then we look at it together.'])
    const item = askedAfter('getting-started', 1)
    const answers = [0, 1, 2, 3].map((choice) => browser.post(`${FIRST}/questions/1`, { choice: String(choice), item: item.id }))
    await Promise.all(answers)
    const { sessionData } = await rowOf(student.id, 'getting-started')
    await browser.post(`${FIRST}/questions/1`, { choice: '1', item: item.id })
    await browser.post(`${FIRST}/questions/1`, { choice: '2', item: item.id })
    expect((await rowOf(student.id, 'getting-started')).sessionData).toEqual(sessionData)
  })

  test('that was replaced meanwhile is shown anew, and the answer to the old one is not kept', async () => {
    const { browser, student } = await at(FIRST)
    await browser.post(FIRST, { intent: 'watch' })
    const answer = await browser.post(`${FIRST}/questions/1`, { choice: '1', item: 'fraction-sum@1:old' })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('This question was replaced')
    expect((await rowOf(student.id, 'getting-started')).sessionData).not.toMatchObject({ answers: { 1: expect.anything() } })
  })
})
