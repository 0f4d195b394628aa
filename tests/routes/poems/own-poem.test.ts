/** "Write one like it" over the wire: private, never lost, deletable, and nothing of it for a child whose parent has not agreed. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { findOwn, seenOf } from '~/models/poems/own.server'
import { signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const OWN = '/premium/poetry-corner/night-bus/own'
const CHILD = { profile: { level: 'ssat-middle', gradeApplied: 6, holder: 'child', parentEmail: 'parent@example.com' } } as const

const poemsOf = (studentId: string) => db.ownPoem.findMany({ where: { studentId }, select: { title: true, body: true } })

/** What a window sends that has just been opened. */
async function seenNow(studentId: string): Promise<string> {
  return String(seenOf(await findOwn({ userId: studentId, poemId: 'night-bus' })))
}

async function agreed(userId: string) {
  const parentEmail = 'parent@example.com'
  await db.consent.create({ data: { userId, parentEmail, tokenHash: userId, expiresAt: new Date(), confirmedAt: new Date() } })
}

describe('a poem of one’s own', () => {
  test('is written, found in the corner, changed and deleted', async () => {
    const { browser, student } = await signedIn()
    const walker = openWalker(browser)
    await walker.goto('/premium/poetry-corner/night-bus')
    await walker.follow('Write')
    walker.fill({ Title: 'Bus 9', 'Your poem': 'Wet window.' })
    await walker.press('Save the poem')
    expect(walker.at()).toBe(OWN)
    expect(walker.text()).toContain('Poem saved')
    expect(walker.field('Your poem').value).toBe('Wet window.')

    walker.fill({ 'Your poem': 'Wet window. My thumb' })
    await walker.press('Save the poem')
    expect(await poemsOf(student.id)).toEqual([{ title: 'Bus 9', body: 'Wet window. My thumb' }])

    await walker.goto('/premium/poetry-corner')
    await walker.follow('Bus 9')
    await walker.follow('Delete it')
    await walker.press('Delete it')
    expect([walker.at(), walker.field('Your poem').value]).toEqual([OWN, ''])
    expect(await poemsOf(student.id)).toEqual([])
    await walker.goto(`${OWN}/deletion`)
    expect(walker.at()).toBe(OWN)
  })

  test('keeps the blanks that draw, and loses the empty lines around it', async () => {
    const { browser, student } = await signedIn()
    await browser.post(OWN, { title: ' Steps ', body: '\r\n  \r\n    one\r\n  two  \r\n\r\nthree\r\n\r\n', seen: '0' })
    expect(await poemsOf(student.id)).toEqual([{ title: 'Steps', body: '    one\n  two  \n\nthree' }])
    const { text } = await browser.get(OWN)
    expect(text).toContain('    one\n  two  \n\nthree</textarea>')
  })

  test('has nothing in it that cannot be seen', async () => {
    const { browser, student } = await signedIn()
    expect((await browser.post(OWN, { title: 'A', body: '\u200b \u200b\n\ufeff', seen: '0' })).status).toBe(400)
    await browser.post(OWN, { title: 'A\u202eB', body: '  one\u0007\r\n\ttwo\u2067', seen: '0' })
    expect(await poemsOf(student.id)).toEqual([{ title: 'AB', body: '  one\n\ttwo' }])
  })

  test('is nobody else’s', async () => {
    const { browser } = await signedIn()
    await browser.post(OWN, { title: 'Mine', body: 'A secret line.', seen: '0' })
    const { browser: other } = await signedIn({ role: 'admin' })
    for (const path of [OWN, '/premium/poetry-corner']) expect((await other.get(path)).text).not.toMatch(/Mine|A secret line/)
    await other.post(`${OWN}/deletion`, { seen: '0' })
    expect((await browser.get(OWN)).text).toContain('A secret line.')
  })

  test('that is empty, too long or broken is refused with all that was typed', async () => {
    const { browser, student } = await signedIn()
    const long = 'la '.repeat(1400)
    const refused = await browser.post(OWN, { title: 'Long', body: long, seen: '0' })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(long.trim())
    expect(refused.text).toContain('Please use at most 4000 characters')
    for (const body of ['', ' \r\n \t ']) expect((await browser.post(OWN, { title: 'Empty', body, seen: '0' })).status).toBe(400)
    expect((await browser.post(OWN, { title: 'x'.repeat(81), body: 'x', seen: '0' })).status).toBe(400)
    // More blanks than a poem may be long are no reason to lose its words.
    expect((await browser.post(OWN, { body: `${' '.repeat(5000)}la`, seen: 'x' })).status).toBe(303)
    expect(await poemsOf(student.id)).toEqual([{ title: '', body: 'la' }])
  })
})

describe('two windows', () => {
  test('lose nothing to each other: the second is shown both poems, and chooses', async () => {
    const { browser, student } = await signedIn()
    const [first, second] = [openWalker(browser), openWalker(browser)]
    for (const walker of [first, second]) await walker.goto(OWN)
    first.fill({ 'Your poem': 'From the first window.' })
    await first.press('Save the poem')

    second.fill({ 'Your poem': 'From the second window.' })
    await second.press('Save the poem')
    expect(second.status()).toBe(409)
    expect(second.alert()).toContain('Another window has saved this poem')
    expect(second.text()).toContain('From the first window.')
    expect(second.field('Your poem').value).toBe('From the second window.')
    expect(await poemsOf(student.id)).toMatchObject([{ body: 'From the first window.' }])

    await second.press('Save my poem in its place')
    expect(await poemsOf(student.id)).toMatchObject([{ body: 'From the second window.' }])
  })

  test('are still told of each other after a form that was refused for its length', async () => {
    const { browser, student } = await signedIn()
    await browser.post(OWN, { body: 'One.', seen: '0' })
    const walker = openWalker(browser)
    await walker.goto(OWN)
    await browser.post(OWN, { body: 'Two.', seen: await seenNow(student.id) })
    walker.fill({ 'Your poem': 'x'.repeat(4001) })
    await walker.press('Save the poem')
    expect(walker.status()).toBe(400)
    walker.fill({ 'Your poem': 'Three.' })
    await walker.press('Save the poem')
    expect(walker.status()).toBe(409)
    expect(await poemsOf(student.id)).toMatchObject([{ body: 'Two.' }])
  })

  test('delete nothing that the page did not know, and see the newer text first', async () => {
    const { browser, student } = await signedIn()
    await browser.post(OWN, { body: 'One.', seen: '0' })
    const walker = openWalker(browser)
    await walker.goto(`${OWN}/deletion`)
    await browser.post(OWN, { body: 'Two.', seen: await seenNow(student.id) })
    expect((await browser.post(`${OWN}/deletion`)).status).toBe(409)
    await walker.press('Delete it')
    expect([walker.status(), walker.text().includes('Nothing was deleted.'), walker.text().includes('Two.')]).toEqual([409, true, true])
    await walker.press('Delete it')
    expect(await poemsOf(student.id)).toEqual([])
    expect((await browser.post(`${OWN}/deletion`, { seen: '1' })).status).toBe(303)
  })

  test('may press the same button twice, at once', async () => {
    const { browser, student } = await signedIn()
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.post(OWN, { title: 'Twice', body: 'Twice.', seen: '0' })))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    expect(await poemsOf(student.id)).toEqual([{ title: 'Twice', body: 'Twice.' }])
    const { startedAt, changedAt } = await db.ownPoem.findFirstOrThrow({ where: { studentId: student.id } })
    expect(changedAt).toEqual(startedAt)
  })

  test('save a poem again that one of them deleted', async () => {
    const { browser, student } = await signedIn()
    await browser.post(OWN, { body: 'Once.', seen: '0' })
    const seen = await seenNow(student.id)
    await browser.post(`${OWN}/deletion`, { seen })
    expect((await browser.post(OWN, { body: 'Once more.', seen })).status).toBe(303)
    expect(await poemsOf(student.id)).toEqual([{ title: '', body: 'Once more.' }])
  })

  test('take a poem that was written anew after a deletion for another one', async () => {
    const { browser, student } = await signedIn()
    await browser.post(OWN, { body: 'The first.', seen: '0' })
    const seen = await seenNow(student.id)
    await browser.post(`${OWN}/deletion`, { seen })
    await browser.post(OWN, { body: 'The second.', seen: '0' })
    const refused = await browser.post(OWN, { body: 'From the window that knows the first.', seen })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('The second.')
    expect(await poemsOf(student.id)).toMatchObject([{ body: 'The second.' }])
  })
})

describe('a child whose parent has not agreed', () => {
  test('is sent to paper, kindly, and nothing that was typed is stored', async () => {
    const { browser, student } = await signedIn(CHILD)
    const walker = openWalker(browser)
    await walker.goto(OWN)
    expect(walker.text()).toContain('Take a sheet of paper for this one')
    expect(walker.html()).not.toMatch(/<textarea|data-draft/)
    const page = await browser.post(OWN, { title: 'Rain', body: 'It rained.', seen: '0' })
    expect(page.status).toBe(403)
    expect(page.text).toContain('It rained.')
    expect(page.text).toContain('copy it to paper')
    for (const html of [walker.html(), page.text]) {
      // The beginning of all that the device may have kept of the child's poems, to be taken away.
      expect(html).toContain(`data-forget="stanine-room:${student.id}:poem-"`)
      expect(html).not.toMatch(/data-draft="."|:poem-night-bus/)
    }
    expect(await poemsOf(student.id)).toEqual([])
  })

  test('writes once a parent has agreed, who then reads it', async () => {
    const { browser, student } = await signedIn(CHILD)
    await agreed(student.id)
    expect((await browser.post(OWN, { title: 'Rain', body: 'It rained.', seen: '0' })).status).toBe(303)
    expect(await poemsOf(student.id)).toHaveLength(1)
    expect((await browser.get(OWN)).text).toContain('Only you and the parent who agreed can read it.')
  })
})
