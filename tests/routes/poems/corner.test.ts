/** The poetry corner over the wire, without scripts: the library, a poem, its guided reading and its questions. */
import { describe, expect, test } from 'vitest'
import { POEMS, poemCalled, TERMS } from '~/content/poems/poems.server'
import { db } from '~/db.server'
import { askQuestion, explainQuestion } from '~/exam/poems/question.server'
import { stepsOf } from '~/exam/poems/steps.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { poemKey, stayInCorner } from '../../factories/practice/poems'
import { openBrowser, signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const CORNER = '/premium/poetry-corner'

/** The title of a poem as it is printed. */
const printedTitle = (poemId: string) => curlyQuotes(poemCalled(poemId)?.title ?? poemId)
/** Text as people read it. */
const read = (html: string) => html.replaceAll('<!-- -->', '')

async function at(path: string, shape: Parameters<typeof signedIn>[0] = {}) {
  const { browser, student } = await signedIn(shape)
  const walker = openWalker(browser)
  await walker.goto(path)
  return { walker, browser, student }
}

/** More than any feature allows in a week. */
const SOME = POEMS.filter((_, index) => index % 9 === 0)

const MEMBERS = {
  'a free student': {},
  'a student in the trial': { createdAt: new Date() },
  'a premium student': { tier: 'premium_annual' },
  'a child whose parent has not agreed': {
    profile: { level: 'ssat-elementary', gradeApplied: 4, holder: 'child', parentEmail: 'p@example.com' },
  },
} as const

describe.each(Object.entries(MEMBERS))('%s', (_, shape) => {
  test('reads poems and answers their questions without a limit, and none of it counts elsewhere', async () => {
    const { browser, student } = await at(CORNER, shape)
    for (const { id, questions } of SOME) {
      expect((await browser.get(`${CORNER}/${id}`)).status).toBe(200)
      expect((await browser.post(`${CORNER}/${id}`, { intent: 'read' })).status).toBe(303)
      expect((await browser.post(`${CORNER}/${id}/questions/${questions.length}`, { choice: '0' })).status).toBe(303)
    }
    expect(await db.poemReading.count({ where: { studentId: student.id } })).toBe(SOME.length)
    expect(await db.featureUse.count({ where: { userId: student.id } })).toBe(0)
    expect(await db.skillEstimate.count({ where: { userId: student.id } })).toBe(0)
  })
})

test('a visitor signs in first and comes back', async () => {
  expect((await openBrowser().get(`${CORNER}/washer`)).location).toBe('/login?redirectTo=%2Fpremium%2Fpoetry-corner%2Fwasher')
})

describe('the library', () => {
  test('has all poems, those of the student’s own level first', async () => {
    const { walker } = await at(CORNER, { profile: { level: 'ssat-middle', gradeApplied: 6 } })
    for (const { title } of POEMS) expect(walker.text()).toContain(curlyQuotes(title))
    expect(walker.text()).toMatch(/Middle level.*Lower level.*Upper level/s)
    expect(walker.text()).not.toContain('You have read')
  })

  test('is narrowed by form, figure, level and reading, and keeps what was chosen', async () => {
    const { walker, student } = await at(CORNER)
    await stayInCorner(student.id)
    walker.fill({ Form: 'haiku', Figure: 'assonance', Level: 'middle', Read: 'no' })
    await walker.press('Show')
    expect(walker.count('a', printedTitle('night-bus'))).toBe(1)
    expect(walker.field('Figure').value).toBe('assonance')
    expect(walker.text()).not.toContain('Lower level')

    await walker.goto(`${CORNER}?read=yes`)
    expect(walker.count('a', printedTitle('escalator'))).toBe(1)
    expect(walker.text()).toContain('You have read 1 of them.')
    // To answer a question does not mark its poem.
    expect(walker.count('a', printedTitle('washer'))).toBe(0)
    await walker.goto(CORNER)
    expect(walker.text()).toContain('0 right of 1 so far')
    await walker.follow('Bus 9')
    expect(walker.at()).toBe(`${CORNER}/night-bus/own`)
  })

  test('says so where no poem fits, and takes what is no choice for none', async () => {
    const { walker } = await at(`${CORNER}?form=haiku&figure=rhyme`)
    await walker.follow('Show all poems')
    for (const search of ['form=rap', 'tier=__proto__', 'read=maybe&read=yes', 'figure=%00']) {
      await walker.goto(`${CORNER}?${search}`)
      expect([walker.status(), walker.count('a', printedTitle('night-bus'))]).toEqual([200, 1])
    }
  })
})

test('the glossary leads to lines that show each word, and a poem leads to the glossary', async () => {
  const { walker } = await at(`${CORNER}/terms`)
  for (const { term, say, meaning } of TERMS) {
    expect(walker.text()).toContain(`${term} ${say}`)
    expect(walker.text()).toContain(curlyQuotes(meaning))
  }
  // What shows a sonnet is all of one, of which it has the beginning.
  expect(walker.html().split('<p>…</p>')).toHaveLength(2)
  expect(walker.html()).toMatch(/id="sonnet"(?:(?!<dt>).)*<dt>(?:(?!<dt>).)*<p>…<\/p>/s)
  expect(walker.text()).toContain(`The first 6 of 14 lines of “${printedTitle('pendulum')}”`)
  await walker.follow(`Lines 7 to 8 of “${printedTitle('pond-water')}”`)
  expect(walker.at()).toBe(`${CORNER}/pond-water?lines=7-8`)
  for (const line of [7, 8]) expect(walker.html()).toContain(`id="line-${line}" class="marked"`)
  expect(read(walker.html()).match(/, the example/g)).toHaveLength(2)
  await walker.follow('simile')
  expect(walker.at()).toBe(`${CORNER}/terms`)
  expect(walker.html()).toContain('id="simile"')
})

describe('a poem', () => {
  test('shows every line as it is printed, its hard words and its meter', async () => {
    const { walker } = await at(CORNER)
    for (const { id, lines, meter, rhyme, glossary } of POEMS) {
      await walker.goto(`${CORNER}/${id}`)
      const printed = curlyQuotes(lines.map(({ text }) => text).join('\n')).split('\n')
      for (const line of printed) expect(walker.text()).toContain(line.trim().replaceAll(/\s+/g, ' '))
      for (const { word } of glossary) expect(walker.text()).toContain(curlyQuotes(word))
      const folded = `<details><summary>Show the meter</summary><div class="stack tight"><p>The meter is ${meter?.name}. Say`
      expect(read(walker.html()).includes(folded)).toBe(meter !== null)
      expect(walker.text().includes('(x: a line that does not rhyme)')).toBe(rhyme?.includes('x') ?? false)
    }
  })

  test('is marked as read and not read, once however often it is sent', async () => {
    const { walker, browser, student } = await at(`${CORNER}/washer`)
    await Promise.all([1, 2, 3].map(() => browser.post(`${CORNER}/washer`, { intent: 'read' })))
    expect(await db.poemReading.count({ where: { studentId: student.id } })).toBe(1)
    await walker.goto(`${CORNER}/washer`)
    await walker.press('Mark as not read')
    expect(await db.poemReading.count({ where: { studentId: student.id } })).toBe(0)
    expect((await browser.post(`${CORNER}/washer`, { intent: 'burn' })).status).toBe(400)
    expect((await browser.get(`${CORNER}/no-such-poem`)).status).toBe(404)
    for (const lines of ['0-3', '8-7', '99-99', '1', 'x-y', '1-2-3']) {
      expect((await browser.get(`${CORNER}/washer?lines=${lines}`)).text).not.toContain('the example')
    }
    expect((await browser.post(`${CORNER}/__proto__`, { intent: 'read' })).status).toBe(404)
  })
})

test('the guided reading opens note by note, and ends with the poem read', async () => {
  const poem = poemCalled('washer')
  if (!poem) throw new Error('no such poem')
  const { walker, student } = await at(`${CORNER}/washer`)
  await walker.follow('Begin with the sound')
  const steps = stepsOf(poem)
  for (const [index, { text }] of steps.entries()) {
    expect(walker.at()).toBe(`${CORNER}/washer/reading/${index + 1}`)
    expect(walker.text()).toContain(curlyQuotes(text))
    for (const later of steps.slice(index + 1)) expect(walker.text()).not.toContain(curlyQuotes(later.text))
    if (index + 1 < steps.length) await walker.follow(/^(Open the next note|Go on to the (image|turn))$/)
  }
  await walker.press('I have read it')
  expect(walker.count('h1', curlyQuotes(poem.title))).toBe(1)
  expect(await db.poemReading.count({ where: { studentId: student.id, poemId: 'washer' } })).toBe(1)
  for (const step of [0, steps.length + 1, 'x']) {
    await walker.goto(`${CORNER}/washer/reading/${step}`)
    expect(walker.status()).toBe(404)
  }
})

describe('a question', () => {
  const address = (number: number) => `${CORNER}/washer/questions/${number}`

  test('tells nothing before the answer and all of it afterward, with the quoted lines marked', async () => {
    const poem = poemCalled('washer')
    if (!poem) throw new Error('no such poem')
    const { browser } = await signedIn()
    for (const [index, question] of poem.questions.entries()) {
      const path = address(index + 1)
      const choice = (question.answer + (index % 2)) % 4
      const { solution, proof } = explainQuestion(poem, question, choice)
      const before = (await browser.get(path)).text + (await browser.get(`${path}.data`)).text
      for (const html of askQuestion(question).choices) expect(before).toContain(html)
      for (const html of [...solution.steps, solution.misconception ?? '<misconception>']) expect(before).not.toContain(html)
      expect(before).not.toMatch(/"answer"|misconception|tempts|class="marked"/)

      expect(await browser.post(path, { choice: String(choice) })).toMatchObject({ status: 303, location: `${path}#question` })
      const after = (await browser.get(path)).text
      for (const html of [...solution.steps, solution.misconception ?? '']) expect(after).toContain(html)
      expect(after).toContain(index % 2 ? 'Not this time' : '✓ your choice, right')
      expect(read(after).match(/, quoted in the reason/g)).toHaveLength(proof.length)
    }
  })

  test('keeps the first answer when another is sent, in turn or at once', async () => {
    const { browser, student } = await signedIn()
    await Promise.all([0, 1, 2, 3].map((choice) => browser.post(address(1), { choice: String(choice) })))
    const [first, ...more] = await db.poemAnswer.findMany({ where: { studentId: student.id } })
    expect(more).toEqual([])
    await browser.post(address(1), { choice: String(((first?.choice ?? 0) + 1) % 4) })
    expect(await db.poemAnswer.findMany({ where: { studentId: student.id } })).toEqual([first])
  })

  test('asks for a choice, refuses what is none, and stores nothing', async () => {
    const { walker, browser, student } = await at(address(1))
    await walker.press('Check my answer')
    expect([walker.status(), walker.alert()]).toEqual([400, 'Choose an answer first Then we look at it together.'])
    for (const choice of ['4', '-1', '0.5', '', ' 1', 'A', '__proto__']) {
      expect((await browser.post(address(1), { choice })).status).toBe(400)
    }
    for (const number of ['0', '9', '01', 'x']) expect((await browser.get(`${CORNER}/washer/questions/${number}`)).status).toBe(404)
    expect((await browser.post(address(9), { choice: '1' })).status).toBe(404)
    expect(await db.poemAnswer.count({ where: { studentId: student.id } })).toBe(0)
  })

  test('leads on to the next one and to the count, and all can be answered again', async () => {
    const { walker, student } = await at(`${CORNER}/washer`)
    await walker.follow('Answer the questions')
    for (let number = 1; number <= 4; number++) {
      expect(walker.at()).toContain(address(number))
      walker.pick(`choice-${poemKey('washer', number)}`)
      await walker.press('Check my answer')
      await walker.follow(/^(Next question|All answered. See the result)$/)
    }
    expect(walker.text()).toContain('4 of 4 right.')
    await walker.follow('Answer them again from the first')
    expect(await db.poemAnswer.count({ where: { studentId: student.id } })).toBe(4)
    await walker.press('Delete my answers and begin again')
    expect(walker.at()).toBe(address(1))
    expect(await db.poemAnswer.count({ where: { studentId: student.id } })).toBe(0)
    // Whether it was read the student says.
    expect(await db.poemReading.count({ where: { studentId: student.id } })).toBe(0)
  })
})
