/** What a student leaves in a passage, over the wire: highlights, notes beside lines, and the main idea; and what a child may keep of it. */
import { describe, expect, test } from 'vitest'
import { passageNotes } from '~/content/reading/reading.server'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { curlyQuotes } from '~/exam/print/quotes'
import { readPassage } from '../../factories/practice/readings'
import { signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const PASSAGE = 'm02'
const LEVEL = 'ssat-middle'
const CHILD = { profile: { level: LEVEL, gradeApplied: 6, holder: 'child', parentEmail: 'p@example.com' } } as const

async function inPassage(shape: Parameters<typeof signedIn>[0] = {}, seconds?: null, choose?: (item: Item) => number) {
  const { browser, student } = await signedIn({ profile: { level: LEVEL, gradeApplied: 6 }, ...shape })
  const time = seconds === null ? { seconds } : {}
  const sittingId = await readPassage({ userId: student.id, level: LEVEL, passageId: PASSAGE, choose, ...time })
  const walker = openWalker(browser)
  await walker.goto(`/premium/readings/${sittingId}`)
  return { walker, browser, student, sittingId, reading: `/premium/readings/${sittingId}` }
}

const stored = (sittingId: string) => db.passageReading.findUniqueOrThrow({ where: { sittingId } })

describe('highlights', () => {
  test('are ticked, kept and cleared, and the button that ends the reading keeps them too', async () => {
    const { walker, browser, reading, sittingId } = await inPassage({}, null)
    await walker.follow('Highlight')
    expect(walker.html().split('class="sentence-box"').length).toBeGreaterThan(10)
    expect((await browser.post(reading, { intent: 'highlight', marks: '1', sentence: ['3', '0', '3', '120'] })).status).toBe(303)
    expect((await stored(sittingId)).sentences).toEqual([0, 3])
    await walker.goto(reading)
    expect(walker.html()).toContain('<mark>')

    await browser.post(reading, { intent: 'read', marks: '1', sentence: '1' })
    const { sentences, readAt } = await stored(sittingId)
    expect([sentences, readAt]).toEqual([[1], expect.any(Date)])
    await walker.goto(reading)
    await walker.follow('Clear highlights')
    expect((await stored(sittingId)).sentences).toEqual([1])
    await walker.press('Clear them')
    expect((await stored(sittingId)).sentences).toEqual([])
  })

  test('of two windows all stay, and each takes away only what it showed', async () => {
    const { walker, browser, reading, sittingId } = await inPassage({}, null)
    await walker.goto(`${reading}?mark=1`)
    const post = (intent: string, had: string, sentence: string[]) => browser.post(reading, { intent, marks: '1', had, sentence })
    await post('highlight', ',', ['2', '5'])
    walker.pick('sentence-0')
    await walker.press('Keep the highlights')
    expect((await stored(sittingId)).sentences).toEqual([0, 2, 5])
    await post('highlight', '2,5', ['5', '7'])
    expect((await stored(sittingId)).sentences).toEqual([0, 5, 7])
    await walker.goto(`${reading}?clear=1`)
    await post('highlight', '0,5,7', ['0', '5', '7', '8'])
    await walker.press('Clear them')
    expect((await stored(sittingId)).sentences).toEqual([8])
    expect((await browser.post(reading, { intent: 'unhighlight', had: '1,x' })).status).toBe(400)
  })

  test('that are ticked go along on the way to the notes', async () => {
    const { walker, reading, sittingId } = await inPassage({}, null)
    await walker.follow('Highlight')
    walker.pick('sentence-2')
    await walker.press('Write a note beside a line')
    expect(walker.at()).toBe(`${reading}/notes`)
    expect((await stored(sittingId)).sentences).toEqual([2])
    expect((await stored(sittingId)).readAt).toBeNull()
  })

  test('do not move the moment when the passage was read', async () => {
    const { browser, reading, sittingId } = await inPassage({}, null)
    await browser.post(reading, { intent: 'read' })
    const { readAt } = await stored(sittingId)
    await browser.post(reading, { intent: 'read' })
    expect((await stored(sittingId)).readAt).toEqual(readAt)
    for (const fields of [{}, { intent: 'burn' }, { intent: 'highlight', marks: '1', sentence: '-1' }]) {
      expect((await browser.post(reading, fields)).status).toBe(400)
    }
  })
})

describe('notes', () => {
  test('stand with their lines, are deleted one by one, and a line that is not there is named', async () => {
    const { walker, browser, reading, student } = await inPassage()
    await walker.follow('Write a note beside a line')
    walker.fill({ Line: '4', 'Your note': 'A <b>turn</b> "here".' })
    await walker.press('Save the note')
    expect(walker.text()).toContain('Line 4: A <b>turn</b> "here".')
    walker.fill({ Line: '199', 'Your note': 'Nowhere.' })
    await walker.press('Save the note')
    expect(walker.text()).toContain('There is no such line')
    expect(walker.field('Your note').value).toBe('Nowhere.')

    const note = await db.passageNote.findFirstOrThrow({ where: { reading: { studentId: student.id } } })
    const other = await inPassage()
    await other.browser.post(`${other.reading}/notes`, { delete: note.id })
    await other.browser.post(`${reading}/notes`, { delete: note.id })
    expect(await db.passageNote.count({ where: { id: note.id } })).toBe(1)
    await walker.goto(reading)
    expect(walker.text()).toContain('Line 4: A <b>turn</b> "here".')
    await walker.follow('Add or delete a note')
    await walker.follow('Delete note 1')
    expect(walker.text()).toContain('Delete this note?')
    await walker.follow('Keep it')
    expect(await db.passageNote.count({ where: { id: note.id } })).toBe(1)
    await walker.follow('Delete note 1')
    await walker.press('Delete it')
    expect(walker.text()).toContain('No notes yet.')
    expect((await browser.post(`${reading}/notes`, { line: '1', text: 'x'.repeat(301) })).status).toBe(400)
  })
})

const allRight = ({ answer }: Item) => answer

describe('the main idea', () => {
  test('is kept before the question on it is answered, and ours is shown only after that', async () => {
    const { walker, sittingId } = await inPassage()
    await walker.follow('Write your sentence')
    walker.fill({ 'Your sentence': 'It is about one thing.' })
    await walker.press('Compare it')
    expect((await stored(sittingId)).mainIdea).toBe('It is about one thing.')
    expect(walker.text()).toContain('Ours comes after the question')
    expect(walker.text()).not.toContain(curlyQuotes(passageNotes(PASSAGE)?.idea.model ?? ''))
  })

  test('is put beside ours, kept, and can be written anew', async () => {
    const { walker, reading, sittingId } = await inPassage({}, undefined, allRight)
    const idea = passageNotes(PASSAGE)?.idea
    await walker.follow('Write your sentence')
    expect(walker.text()).not.toContain(curlyQuotes(idea?.model ?? ''))
    for (const sentence of [idea?.model ?? '', 'Nothing of the kind.']) {
      walker.fill({ 'Your sentence': sentence })
      await walker.press('Compare it')
      expect(walker.at()).toBe(`${reading}/main-idea`)
      expect(walker.text()).toContain(curlyQuotes(idea?.model ?? ''))
      for (const { why } of idea?.misses ?? []) expect(walker.text()).toContain(curlyQuotes(why))
      expect(walker.text()).toContain(sentence === idea?.model ? 'Your sentence speaks of:' : 'We did not find in it:')
      expect((await stored(sittingId)).mainIdea).toBe(sentence)
    }
  })
})

describe('a main idea in two windows', () => {
  test('is not written over by the one that does not know it', async () => {
    const { walker, browser, reading, sittingId } = await inPassage({}, undefined, allRight)
    await walker.goto(`${reading}/main-idea`)
    const older = openWalker(browser)
    await older.goto(`${reading}/main-idea`)
    walker.fill({ 'Your sentence': 'The newer one.' })
    await walker.press('Compare it')
    older.fill({ 'Your sentence': 'The older one.' })
    await older.press('Compare it')
    expect([older.status(), (await stored(sittingId)).mainIdea]).toEqual([409, 'The newer one.'])
    for (const both of ['Another window has saved another sentence', 'The newer one.']) expect(older.text()).toContain(both)
    expect(older.field('Your sentence').value).toBe('The older one.')
    await older.press('Put my sentence in its place')
    expect((await stored(sittingId)).mainIdea).toBe('The older one.')
    await older.press('Compare it')
    expect(older.status()).toBe(200)
  })
})

describe('a child whose parent has not agreed', () => {
  test('reads, highlights and compares, and no text of theirs is stored', async () => {
    const { walker, browser, reading, sittingId } = await inPassage(CHILD, undefined, allRight)
    await browser.post(reading, { intent: 'highlight', marks: '1', sentence: '2' })
    await walker.goto(`${reading}/notes`)
    expect(walker.text()).toContain('A parent decides first')
    const refused = await browser.post(`${reading}/notes`, { line: '1', text: 'My note.' })
    expect([refused.status, refused.text.includes('My note.')]).toEqual([403, true])

    await walker.goto(`${reading}/main-idea`)
    walker.fill({ 'Your sentence': 'It is about a secret of mine.' })
    await walker.press('Compare it')
    expect(walker.text()).toContain('It is about a secret of mine.')
    expect(walker.text()).toContain(curlyQuotes(passageNotes(PASSAGE)?.idea.model ?? ''))
    expect(await stored(sittingId)).toMatchObject({ mainIdea: null, sentences: [2] })
    expect(await db.passageNote.count({ where: { sittingId } })).toBe(0)
  })
})

test('a word that a question asks for shows its meaning after the answer', async () => {
  const asked = ['m02', 'm04', 'm06', 'm10', 'm12', 'm14', 'm16', 'm18'].find((id) => passageNotes(id)?.words.some((word) => word.asked))
  const word = passageNotes(asked ?? '')?.words.find((one) => one.asked)
  expect(word).toBeDefined()
  const { browser, student } = await signedIn({ profile: { level: LEVEL, gradeApplied: 6 } })
  const read = { userId: student.id, level: LEVEL, passageId: asked ?? '' } as const
  const sittingId = await readPassage(read)
  const page = async () => (await browser.get(`/premium/readings/${sittingId}`)).text
  expect(await page()).not.toContain(curlyQuotes(word?.meaning ?? ''))
  await browser.post(`/premium/readings/${sittingId}/questions/${word?.asked}`, { choice: '0', openedAt: '1' })
  expect(await page()).toContain(curlyQuotes(word?.meaning ?? ''))
})
