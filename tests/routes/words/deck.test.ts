/** A student's words over the wire, without scripts: beginning them, reviewing them, lists, and the sheet for the week. */
import { expect, test } from 'vitest'
import { passageNotes } from '~/content/reading/reading.server'
import { db } from '~/db.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { shelfOf } from '~/exam/reading/library.server'
import { bridgeChoices } from '~/exam/words/deck/bridges'
import { checkCard, printCard } from '~/exam/words/deck/cards.server'
import { passageCard } from '~/exam/words/deck/passage-card.server'
import { DAY_MS } from '~/utils/time/durations'
import { readPassage } from '../../factories/practice/readings'
import { itemsOf, sitQuiz, wrongChoice } from '../../factories/sittings'
import { openBrowser, signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const WORDS = '/premium/vocabulary'
type Shape = Parameters<typeof signedIn>[0]

async function at(path: string, shape: Shape = {}) {
  const { browser, student } = await signedIn({ profile: { level: 'ssat-upper', gradeApplied: 9 }, ...shape })
  const walker = openWalker(browser)
  await walker.goto(path)
  return { walker, browser, student }
}

const cardsOf = (studentId: string) => db.vocabularyCard.findMany({ where: { studentId }, orderBy: { word: 'asc' } })
const cardOf = (studentId: string, word: string) => db.vocabularyCard.findUniqueOrThrow({ where: { studentId_word: { studentId, word } } })
const usedBy = async (userId: string) => (await db.userUsage.findUnique({ where: { userId } }))?.flashcardsUsed ?? 0

test('a visitor signs in first and comes back', async () => {
  expect((await openBrowser().get(`${WORDS}/review`)).location).toBe('/login?redirectTo=%2Fpremium%2Fvocabulary%2Freview')
})

test('a new student reads what to begin with, begins ten words and reviews the first', async () => {
  const { walker, student } = await at(WORDS)
  expect(walker.text()).toMatch(/Expected words known on \w+ \d+, \d{4}: \d+ of 800, between \d+ and \d+/)
  expect(walker.text()).toContain('Nothing is here yet')
  await walker.press('Begin 10 new words')
  expect(walker.at()).toBe(`${WORDS}/review`)
  expect(walker.text()).toContain('10 cards are due')

  await walker.press('3. Well')
  expect(walker.text()).toContain('9 cards are due')
  expect(walker.text()).toContain('Saved.')
  expect(await usedBy(student.id)).toBe(1)
  const [answered] = (await cardsOf(student.id)).filter(({ reviews }) => reviews === 1)
  expect(answered?.dueAt.getTime()).toBeGreaterThan(Date.now())
})

test('a missed word returns on the same day, at the end of the queue, and is asked in another way', async () => {
  const { walker, student } = await at(`${WORDS}/words`)
  await db.vocabularyCard.create({ data: { studentId: student.id, word: 'abstruse', dueAt: new Date(Date.now() - DAY_MS) } })
  await walker.goto(`${WORDS}/review`)
  await walker.press('1. Not at all')
  expect(walker.text()).toContain('Not this time')
  expect(walker.text()).toContain('Which is nearest in meaning to abstruse?')
  expect(walker.text()).toContain('1 card is due')
})

test('each turn of a word has one right choice, and says why another is wrong', async () => {
  for (const word of ['abstruse', 'candid']) {
    for (const reviews of [1, 2, 4, 5]) {
      const card = printCard({ word, reviews })
      if (card?.kind !== 'synonym' && card?.kind !== 'sentence') throw new Error(`${word} at ${reviews} has no choices`)
      expect(new Set(card.choices).size).toBe(4)
      const checks = card.choices.map((_, answer) => checkCard({ word, reviews }, answer, null))
      expect(checks.filter((check) => check?.isRight)).toHaveLength(1)
      for (const check of checks) expect(check?.isRight || check?.why).toBeTruthy()
      expect(checkCard({ word, reviews }, 4, null)).toBeNull()
    }
  }
})

test('two clicks are one review, and a page that is out of date changes nothing', async () => {
  const { browser, student } = await at(WORDS)
  await db.vocabularyCard.create({ data: { studentId: student.id, word: 'abstruse' } })
  const fields = { word: 'abstruse', seen: '0', answer: '2' }
  await Promise.all([1, 2, 3].map(() => browser.post(`${WORDS}/review`, fields)))
  expect((await cardOf(student.id, 'abstruse')).reviews).toBe(1)
  expect(await usedBy(student.id)).toBe(1)
  expect((await browser.post(`${WORDS}/review`, { word: 'abstruse', seen: '0', answer: '9' })).status).toBe(400)
})

test('nobody reviews or removes the word of somebody else', async () => {
  const { student: owner } = await at(WORDS)
  await db.vocabularyCard.create({ data: { studentId: owner.id, word: 'abstruse' } })
  const { browser } = await at(WORDS)
  await browser.post(`${WORDS}/review`, { word: 'abstruse', seen: '0', answer: '2' })
  await browser.post(`${WORDS}/words/abstruse/removal`, {})
  expect((await cardOf(owner.id, 'abstruse')).reviews).toBe(0)
})

test('an analogy asks for the bridge first and then for the pair', async () => {
  const { walker, student } = await at(WORDS)
  await walker.press('Begin 5 new analogies')
  const cards = await cardsOf(student.id)
  expect(cards).toHaveLength(5)
  await db.vocabularyCard.deleteMany({ where: { studentId: student.id, word: { not: 'analogy:u001' } } })
  await db.vocabularyCard.createMany({ data: { studentId: student.id, word: 'analogy:u001' }, skipDuplicates: true })
  await walker.goto(`${WORDS}/review`)
  expect(walker.text()).toContain('drizzle is to downpour')
  expect(walker.text()).not.toContain('whisper is to roar')

  const { choices, answer } = bridgeChoices({ id: 'u001', bridge: 'degree' }, '0')
  await walker.press(`${answer + 1}. ${choices[answer]}`)
  expect(walker.text()).toContain('Yes, that is the bridge. A drizzle is far weaker than a downpour.')
  expect((await cardOf(student.id, 'analogy:u001')).reviews).toBe(0)
  await walker.press(/whisper is to roar/)
  expect(walker.text()).toContain('All done for now')
  expect((await cardOf(student.id, 'analogy:u001')).reviews).toBe(1)
})

test('no pair of bridges that could both be meant is offered', () => {
  for (let seed = 0; seed < 50; seed++) {
    const { choices, answer } = bridgeChoices({ id: 'u001', bridge: 'degree' }, String(seed))
    expect(new Set(choices).size).toBe(4)
    expect(choices[answer]).toContain('stronger form')
    expect(choices.join(' ')).not.toMatch(/nearly the same|opposites/)
  }
})

test('a student of the ISEE is offered no analogies', async () => {
  const { walker } = await at(WORDS, { profile: { level: 'isee-upper', gradeApplied: 9 } })
  expect(walker.text()).not.toContain('analog')
})

test('a word is added from its page and removed after a question', async () => {
  const { walker, student } = await at('/vocabulary/candid')
  await walker.press('Add to my words')
  expect(walker.at()).toBe('/vocabulary/candid')
  expect(walker.text()).toContain('1 added to your words')
  await walker.press('Add to my words')
  expect(walker.text()).toContain('Already there')
  await walker.goto(`${WORDS}/words`)
  await walker.follow('Remove candid')
  expect(walker.text()).toContain('It was not asked yet')
  await walker.press('Remove it')
  expect(await cardsOf(student.id)).toHaveLength(0)
})

test('lists come from a theme, from a passage and from a mistake', async () => {
  const { walker, browser, student } = await at(`${WORDS}/words`)
  await walker.press('Joy and humor: add its words')
  expect(walker.text()).toMatch(/\d+ added to your words/)
  const sittingId = await readPassage({ userId: student.id, level: 'ssat-upper', passageId: 'u02' })
  await walker.goto(`/premium/readings/${sittingId}`)
  await walker.press('Add this passage’s words to mine')
  const choose = (item: Parameters<typeof wrongChoice>[0]) => wrongChoice(item)
  await sitQuiz({ userId: student.id, level: 'ssat-upper', subject: 'verbal', number: 1, at: new Date(), choose })
  const { id } = await db.wrongAnswer.findFirstOrThrow({ where: { studentId: student.id, skillArea: 'Synonyms' } })
  await walker.goto(`/premium/mistakes/${id}`)
  await walker.press('Add its words to mine')
  const origins = new Set((await cardsOf(student.id)).map(({ origin }) => origin.split(':')[0]))
  expect(origins).toEqual(new Set(['theme', 'passage', 'mistakes']))

  const other = await at(WORDS)
  for (const fields of [
    { from: 'mistake', name: id },
    { from: 'passage', name: sittingId },
    { from: 'theme', name: 'no-such' },
  ]) {
    await other.browser.post(`${WORDS}/words`, fields)
  }
  expect(await cardsOf(other.student.id)).toHaveLength(0)
  expect((await browser.get(`${WORDS}/words?list=mistakes&page=99`)).text).toContain('From your mistakes')
})

test('of a passage, exactly the words that it shows are added, each with its meaning there', async () => {
  const { walker, browser, student } = await at(WORDS)
  const add = (sittingId: string) => browser.post(`${WORDS}/words`, { from: 'passage', name: sittingId })
  for (const passageId of [
    'u02',
    ...shelfOf('ssat-upper')
      .passages.slice(0, 3)
      .map(({ id }) => id),
  ]) {
    const sittingId = await readPassage({ userId: student.id, level: 'ssat-upper', passageId, seconds: null })
    const page = (await browser.get(`/premium/readings/${sittingId}`)).text
    await add(sittingId)
    const cards = await db.vocabularyCard.findMany({ where: { studentId: student.id, origin: `passage:${passageId}` } })
    const printed = cards.map(({ word }) => printCard({ word, reviews: 4 }))
    const shown = passageNotes(passageId)?.words.filter(({ asked }) => !asked) ?? []
    expect(printed.map((card) => card?.kind === 'recall' && card.title).toSorted()).toEqual(
      shown.map(({ word }) => curlyQuotes(word)).toSorted(),
    )
    for (const card of printed) {
      if (card?.kind !== 'recall') throw new Error('a word of a passage is asked otherwise')
      const { meaning, quote } = shown.find(({ word }) => curlyQuotes(word) === card.title) ?? { meaning: '', quote: '' }
      expect([card.definition, card.sentence.includes(curlyQuotes(quote))]).toEqual([curlyQuotes(meaning), true])
    }
    expect(page.split('<dt>').length - 1).toBe(cards.length)
  }
  await walker.goto(`${WORDS}/review`)
  expect(walker.text()).not.toContain('Near in meaning')
  await walker.press('3. Well')
  expect(walker.text()).toContain('Saved.')
  for (const page of ['words', 'week']) expect((await browser.get(`${WORDS}/${page}`)).text).toContain('A marsh is low, wet land.')
})

test('nothing of a passage in an open test is added, asked or printed', async () => {
  const { browser, student } = await at(WORDS)
  const quiz = { level: 'ssat-upper', subject: 'reading_comprehension', number: 1 } as const
  const other = await at(WORDS)
  const same = await sitQuiz({ ...quiz, userId: other.student.id, at: new Date(), choose: () => null, stopAfter: 0 })
  const held = (await itemsOf(same)).flatMap(({ passage }) => passage?.id ?? []).find((id) => passageNotes(id)) ?? ''
  const sittingId = await readPassage({ userId: student.id, level: 'ssat-upper', passageId: held, seconds: null })
  const [word] = passageNotes(held)?.words.filter(({ asked }) => !asked) ?? []
  await db.vocabularyCard.create({ data: { studentId: student.id, word: passageCard(held, word?.word ?? ''), origin: `passage:${held}` } })
  await sitQuiz({ ...quiz, userId: student.id, at: new Date(), choose: () => null, stopAfter: 0 })
  const refused = await browser.post(`${WORDS}/words`, { from: 'passage', name: sittingId })
  expect(refused.location).toContain(`/passages/${held}`)
  expect(await cardsOf(student.id)).toHaveLength(1)
  const pages = await Promise.all(['review', 'words', 'week'].map((page) => browser.get(`${WORDS}/${page}`)))
  for (const { text } of pages) expect(text).not.toContain(curlyQuotes(word?.meaning ?? ''))
})

test('the sheet of the week has the words that were begun, with their meanings', async () => {
  const { walker, student } = await at(`${WORDS}/week`)
  expect(walker.text()).toContain('No words this week')
  await db.vocabularyCard.create({ data: { studentId: student.id, word: 'abstruse' } })
  await walker.goto(`${WORDS}/week`)
  expect(walker.text()).toContain('hard to understand')
})

test('a word returns at the beginning of a day in the zone of the student', async () => {
  const timeZone = 'America/Los_Angeles'
  const { browser, student } = await at(WORDS, { profile: { level: 'ssat-upper', gradeApplied: 9, timeZone } })
  await db.vocabularyCard.create({ data: { studentId: student.id, word: 'abstruse' } })
  await browser.post(`${WORDS}/review`, { word: 'abstruse', seen: '0', answer: '2' })
  const { dueAt } = await cardOf(student.id, 'abstruse')
  expect(dueAt.toLocaleTimeString('en-US', { timeZone })).toBe('12:00:00 AM')
})
