/** The notebook of mistakes and its sets of twins over the wire, without scripts: filters, notes, one press for what is due, the back button. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { REASON_NAMES } from '~/exam/core/names'
import { renderMath } from '~/exam/print/html.server'
import { findTwinSet } from '~/models/practice/twins/set.server'
import { MINUTE_MS } from '~/utils/time/durations'
import { answerTwins } from '../../factories/practice/twins'
import { sitQuiz, wrongChoice } from '../../factories/sittings'
import { type Browser, signedIn } from '../../support/browser'

const LIST = '/premium/mistakes'

/** A quiz that was begun then is handed in by now, so that its mistakes are due. */
const lately = () => new Date(Date.now() - 12 * MINUTE_MS)

/** A student who missed the first questions of a quiz and left the next ones blank. */
async function withMistakes(wrong: number, { blank = 0, ...shape }: Parameters<typeof signedIn>[0] & { blank?: number } = {}) {
  const { student, browser } = await signedIn(shape)
  const quiz = { userId: student.id, level: 'isee-upper', subject: 'mathematics_achievement', number: 6 } as const
  const choose = (item: Item, position: number) => {
    if (position <= wrong) return wrongChoice(item)
    return position <= wrong + blank ? null : item.answer
  }
  const quizId = await sitQuiz({ ...quiz, at: lately(), choose })
  const mistakes = await db.wrongAnswer.findMany({ where: { studentId: student.id }, orderBy: { createdAt: 'desc' } })
  return { student, browser, quizId, mistakes }
}

/** Presses what starts a set; returns its owner and its address. */
async function begun(browser: Browser, userId: string, fields: Record<string, string>) {
  const { location } = await browser.post('/premium/twins', fields)
  const sittingId = location?.match(/^\/premium\/twins\/([^/]+)$/)?.[1]
  if (!sittingId) throw new Error(`the start led to ${location}`)
  return { owner: { userId, sittingId }, path: `/premium/twins/${sittingId}` }
}

async function questionsOf(owner: { userId: string; sittingId: string }) {
  return (await findTwinSet(owner))?.questions ?? []
}

/** Text as people read it. */
const read = (html: string) => html.replaceAll('<!-- -->', '')

describe('the list', () => {
  test('offers what is due, says why each choice tempts, and keeps its filters over tabs and pages', async () => {
    const { student, browser } = await withMistakes(20)
    await sitQuiz({ userId: student.id, level: 'isee-upper', subject: 'verbal_reasoning', number: 1, at: lately(), choose: wrongChoice })
    const all = read((await browser.get(LIST)).text)
    expect(all).toContain('Practice 20 of the 40 that are due')
    expect(all).toContain('Open (40)')
    expect(all.match(/Why not:/g)).toHaveLength(20)
    // What a choice merely suggests is told to nobody (docs/decisions/028).
    for (const name of Object.values(REASON_NAMES)) expect(all).not.toContain(name)

    const page = read((await browser.get(`${LIST}?subject=mathematics_achievement&skill=&reason=`)).text)
    expect(page).toContain('Practice the 20 that are due')
    expect(page).toContain('href="/premium/mistakes?show=due&amp;subject=mathematics_achievement"')
    expect(page).toContain('<option value="mathematics_achievement" selected="">Mathematics Achievement (20)</option>')
    expect(page.match(/Why it tempts:/g)).toHaveLength(20)
    const older = all.match(/href="(\/premium\/mistakes\?before=[^"]+)"/)?.[1] ?? ''
    expect(read((await browser.get(older)).text)).toContain('Open (40)')
  })

  test('says why a choice tempts as the page of the mistake says it: to the student', async () => {
    const { browser, mistakes } = await withMistakes(20)
    const list = read((await browser.get(LIST)).text)
    for (const { id } of mistakes) {
      const [, told] =
        /<div class="tip tempt"><strong>[^<]*<\/strong><p>(.*?)<\/p>/s.exec(read((await browser.get(`${LIST}/${id}`)).text)) ?? []
      expect(told).toBeTruthy()
      expect(list).toContain(`<strong>Why it tempts:</strong> <span>${told}</span>`)
    }
    expect(list).toContain('You may have')
  })

  test('shows the way out of a view that holds nothing, and when the next returns', async () => {
    const { student, browser } = await withMistakes(1)
    const { owner } = await begun(browser, student.id, { due: '1' })
    await answerTwins(owner, wrongChoice, new Date())
    const page = read((await browser.get(`${LIST}?show=due`)).text)
    expect(page).toContain('The next returns tomorrow.')
    expect(page).toContain('Nothing is due')
    const none = read((await browser.get(`${LIST}?subject=verbal&skill=Poems`)).text)
    expect(none).toContain('Nothing under these filters')
    expect(none).toContain('href="/premium/mistakes?skill=Poems"')
    expect(none).toContain('href="/premium/mistakes?subject=verbal"')
    expect(none).toContain('<option value="Poems" selected="">Poems (0)</option>')
  })

  test.each(['show=all', 'subject=x', `skill=${'a'.repeat(101)}`, 'skill=%00', 'reason=__proto__', 'show=open&show=due'])(
    'takes %s for no filter',
    async (search) => {
      const { browser } = await withMistakes(1)
      const page = await browser.get(`${LIST}?${search}`)
      expect([page.status, read(page.text).includes('Why it tempts:')]).toEqual([200, true])
    },
  )
})

describe('a set', () => {
  test('names the test and level of the questions it returns to, whatever the profile says now', async () => {
    const { student, browser } = await withMistakes(1, { profile: { level: 'isee-lower', gradeApplied: 5 } })
    const { path, owner } = await begun(browser, student.id, { due: '1' })
    const page = read((await browser.get(`${path}/questions/1`)).text)
    expect(page).toContain('ISEE Upper Mathematics Achievement')
    await answerTwins(owner, wrongChoice, new Date())
    const summary = read((await browser.get(`${path}/summary`)).text)
    expect(summary).toContain('<p class="eyebrow">ISEE Upper</p>')
    expect(summary).not.toContain('ISEE Lower')
  })

  test('tells nothing before the check and all of it afterwards, and ends with what became of each mistake', async () => {
    const { student, browser } = await withMistakes(2)
    const { owner, path } = await begun(browser, student.id, { due: '1' })
    expect((await browser.get(path)).location).toBe(`${path}/questions/1`)
    for (const { position, item } of await questionsOf(owner)) {
      const address = `${path}/questions/${position}`
      const before = (await browser.get(address)).text + (await browser.get(`${address}.data`)).text
      for (const step of item.steps) expect(before).not.toContain(renderMath(step))
      expect(before).not.toContain('misconception')
      expect(before).not.toContain(item.id)

      const choice = String(position === 1 ? item.answer : wrongChoice(item))
      expect(await browser.post(address, { choice, openedAt: '0', shows: address })).toMatchObject({ status: 303, location: address })
      const after = (await browser.get(address)).text
      for (const step of item.steps) expect(after).toContain(renderMath(step))
      expect(after).toContain(position === 1 ? 'one more right answer on another day and you have mastered it' : 'Returns tomorrow.')
    }
    expect((await browser.get(path)).location).toBe(`${path}/summary`)
    const summary = read((await browser.get(`${path}/summary`)).text)
    expect(summary).toContain('1 of 2 right.')
    expect(summary).toContain('one more right answer on another day and you have mastered it')
    expect(summary).toContain('Returns tomorrow.')
    expect(await db.wrongAnswer.count({ where: { studentId: student.id } })).toBe(2)
  })

  test('keeps the first answer when the back button sends another', async () => {
    const { student, browser } = await withMistakes(2)
    const { owner, path } = await begun(browser, student.id, { due: '1' })
    const [first] = await questionsOf(owner)
    if (!first) throw new Error('an empty set')
    const answer = (choice: number) => browser.post(`${path}/questions/1`, { choice: String(choice), openedAt: '0' })
    await answer(wrongChoice(first.item))
    expect(await answer(first.item.answer)).toMatchObject({ status: 303, location: `${path}/questions/1` })
    expect((await browser.get(`${path}/questions/1`)).text).toContain('Not this time')
    expect((await questionsOf(owner))[0]).toMatchObject({ outcome: 'wrong', choice: wrongChoice(first.item) })
  })

  test('refuses an answer without a choice, a broken one, and one to another question, and stores nothing', async () => {
    const { student, browser } = await withMistakes(2)
    const { owner, path } = await begun(browser, student.id, { due: '1' })
    const address = `${path}/questions/2`
    const none = await browser.post(address, { openedAt: '0' })
    expect([none.status, none.text.includes('Choose an answer first')]).toEqual([400, true])
    for (const choice of ['5', 'x', '-1']) expect((await browser.post(address, { choice, openedAt: '0' })).status).toBe(400)
    const other = await browser.post(address, { choice: '1', openedAt: '0', shows: `${path}/questions/1` })
    expect([other.status, other.text.includes('The page had changed')]).toEqual([409, true])
    for (const position of ['0', '3', 'x']) expect((await browser.get(`${path}/questions/${position}`)).status).toBe(404)
    expect((await questionsOf(owner)).map(({ outcome }) => outcome)).toEqual(['open', 'open'])
  })

  test('ends when its owner asks, with what was checked', async () => {
    const { student, browser } = await withMistakes(3)
    const { owner, path } = await begun(browser, student.id, { due: '1' })
    await answerTwins(owner, ({ answer }, position) => (position === 1 ? answer : null), new Date())
    expect(read((await browser.get(`${path}/summary`)).text)).toContain('1 of 3 is checked')
    const list = read((await browser.get(LIST)).text)
    expect(list).toContain('2 of 3 questions still wait for you.')
    expect(list).not.toContain('that are due</button>')
    expect(await browser.post(`${path}/summary`)).toMatchObject({ status: 303, location: `${path}/summary` })
    expect(read((await browser.get(`${path}/summary`)).text)).toContain('Stays as it was.')
    expect((await browser.get(`${path}/questions/2`)).location).toBe(`${path}/summary`)
  })

  test('of one mistake that is left open takes nothing from what is due', async () => {
    const { student, browser, mistakes } = await withMistakes(2)
    await begun(browser, student.id, { mistake: mistakes[0]?.id ?? '' })
    const list = read((await browser.get(LIST)).text)
    expect(list).toContain('One question waits for you.')
    expect(list).toContain('Practice the 2 that are due')
  })

  test('is nobody else’s to answer or to end', async () => {
    const { student, browser } = await withMistakes(1)
    const { owner, path } = await begun(browser, student.id, { due: '1' })
    const { browser: thief } = await signedIn()
    expect((await thief.post(`${path}/questions/1`, { choice: '1', openedAt: '0' })).status).toBe(404)
    expect((await thief.post(`${path}/summary`)).status).toBe(404)
    expect((await questionsOf(owner)).map(({ outcome }) => outcome)).toEqual(['open'])
  })

  test('of skipped questions starts from the result', async () => {
    const { student, browser, quizId } = await withMistakes(1, { blank: 3 })
    expect((await browser.get(`/premium/sittings/${quizId}/result`)).text).toContain('Practice the skipped ones')
    const { owner, path } = await begun(browser, student.id, { sitting: quizId, skipped: '1' })
    expect(await questionsOf(owner)).toHaveLength(3)
    expect((await browser.get(`${path}/questions/1`)).text).toContain('like one that you left blank')
  })
})

describe('a note', () => {
  test('is saved, shown in the list, and refused when it is too long without losing a letter', async () => {
    const { browser, mistakes } = await withMistakes(1)
    const path = `${LIST}/${mistakes[0]?.id}`
    expect(await browser.post(path, { note: 'Find the <unit> first.' })).toMatchObject({ status: 303, location: path })
    expect((await browser.get(LIST)).text).toContain('Find the &lt;unit&gt; first.')
    const long = 'x'.repeat(501)
    const refused = await browser.post(path, { note: long })
    expect([refused.status, refused.text.includes(long)]).toEqual([400, true])
    expect(refused.text).toContain('Please use at most 500 characters')
    expect((await browser.get(path)).text).toContain('Find the &lt;unit&gt; first.')
  })

  test('comes with why it happened and how sure the answer was, each within its list', async () => {
    const { browser, mistakes } = await withMistakes(1)
    const path = `${LIST}/${mistakes[0]?.id}`
    expect(await browser.post(path, { note: '', wrongAnswerType: 'time_pressure', confidenceLevel: '4' })).toMatchObject({ status: 303 })
    const page = read((await browser.get(path)).text)
    expect(page).toContain('<option value="time_pressure" selected="">Too little time</option>')
    expect(page).toContain('<option value="4" selected="">4: fairly sure</option>')
    expect(read((await browser.get(`${LIST}?reason=time_pressure`)).text)).toContain('Open (1)')
    for (const confidenceLevel of ['0', '6', 'x']) {
      const refused = await browser.post(path, { note: 'Kept on the page', confidenceLevel })
      expect([refused.status, refused.text.includes('Please say how sure you were, from 1 to 5')]).toEqual([400, true])
      expect(refused.text).toContain('Kept on the page')
    }
    expect((await browser.post(path, { note: '', wrongAnswerType: 'magic' })).status).toBe(400)
  })

  test('of a child waits for a parent, and what was typed stays on the page', async () => {
    const { student, browser, mistakes } = await withMistakes(1)
    await db.studentProfile.update({ where: { userId: student.id }, data: { holder: 'child' } })
    const path = `${LIST}/${mistakes[0]?.id}`
    const page = await browser.get(path)
    expect(page.text).toContain('A parent decides first')
    expect(page.text).not.toContain('<textarea')
    const refused = await browser.post(path, { note: 'Look at the units' })
    expect([refused.status, refused.text.includes('Look at the units')]).toEqual([403, true])
    expect(refused.text).toContain('A parent decides first')
  })

  test('is nobody else’s to read or to write', async () => {
    const { browser, mistakes } = await withMistakes(1)
    const path = `${LIST}/${mistakes[0]?.id}`
    await browser.post(path, { note: 'A secret' })
    const { browser: thief } = await signedIn()
    expect((await thief.get(path)).status).toBe(404)
    expect((await thief.post(path, { note: 'Mine' })).status).toBe(404)
    expect((await browser.get(path)).text).toContain('A secret')
  })
})
