/** The question generator's answers: what exports send, what its forms refuse, and who may use it. */
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { bankSources } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { drawSheet } from '~/exam/forms/sheet.server'
import { writeItem } from '~/models/bank/authored/item.server'
import { ITEM_FORM } from '../../factories/authored-items'
import { type Browser, openBrowser, type Page, signedIn } from '../../support/browser'

const GENERATOR = '/admin/question-generator'
const CHOICE = 'level=isee-upper&subject=mathematics_achievement&seed=41&count=2'
let admin: Browser
let adminId: string
let student: Browser

beforeAll(async () => {
  const signed = await signedIn({ role: 'admin' })
  admin = signed.browser
  adminId = signed.student.id
  student = (await signedIn({ tier: 'premium_annual' })).browser
})

describe('sheets', () => {
  test('without a seed the address gets one', async () => {
    const page = await admin.get(`${GENERATOR}?level=ssat-upper&subject=verbal&count=3`)
    expect(page.status).toBe(302)
    expect(page.location).toMatch(/^\/admin\/question-generator\?level=ssat-upper&subject=verbal&seed=\d+&count=3$/)
  })

  test.each([
    ['pdf', 'application/pdf', 'stanine-isee-upper-mathematics-achievement-41.pdf'],
    ['qti', 'application/zip', 'stanine-isee-upper-mathematics-achievement-41.qti.zip'],
  ])('as %s it is a private download with a name of our own', async (kind, type, name) => {
    const file = await admin.get(`${GENERATOR}/${kind}?${CHOICE}`)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe(type)
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    expect((await student.get(`${GENERATOR}/${kind}?${CHOICE}`)).status).toBe(403)
  })

  test('an export of what cannot be leads to the page that says why', async () => {
    for (const bad of [`${CHOICE}00`, CHOICE.replace('seed=41', 'seed=%22%0d%0a')]) {
      const answer = await admin.get(`${GENERATOR}/pdf?${bad}`)
      expect(answer.status).toBe(302)
      expect((await admin.get(answer.location ?? '')).status).toBe(400)
    }
  })

  test('typed markup comes back as text', async () => {
    const page = await admin.get(`${GENERATOR}?${CHOICE}&skill=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(page.status).toBe(400)
    expect(page.text).not.toContain('<script>alert')
  })

  test('an admin who is one no longer is refused at once', async () => {
    const { browser, student: former } = await signedIn({ role: 'admin' })
    expect((await browser.get(GENERATOR)).status).toBe(200)
    await db.user.update({ where: { id: former.id }, data: { role: 'student' } })
    expect((await browser.get(GENERATOR)).status).toBe(403)
  })
})

describe('swaps', () => {
  const SHEET = `${GENERATOR}?level=isee-upper&subject=mathematics_achievement&seed=41&count=3`

  /** The questions of a page, by the names of their items. */
  const idsOf = ({ text }: Page) => [...text.matchAll(/<code>([^<]*)<\/code>/g)].map(([, id]) => id)
  /** A question as the page prints it, from its text to its name. */
  const questionOf = ({ text }: Page, place: number) =>
    text.split('<li class="card stack"')[place]?.split('</form>')[1]?.split('</code>')[0]

  test('one question changes, the others stay as they are, and the page says so', async () => {
    const before = await admin.get(SHEET)
    const { status, location } = await admin.post(SHEET, { place: '2' })
    expect(status).toBe(303)
    expect(location).toBe(`${SHEET}&swaps=2#question-2`)
    const after = await admin.get(location ?? '')
    expect(after.text).toContain('Question 2 is another one now.')
    expect([1, 3].map((place) => questionOf(after, place))).toEqual([1, 3].map((place) => questionOf(before, place)))
    expect(idsOf(after).map((id, index) => id === idsOf(before)[index])).toEqual([true, false, true])
    expect(after.text.match(/>swapped</g)).toHaveLength(1)
    expect(idsOf(await admin.get(location ?? ''))).toEqual(idsOf(after))
  })

  test('a click that is sent twice is one swap; the next click is another', async () => {
    const first = await admin.post(SHEET, { place: '2' })
    expect((await admin.post(SHEET, { place: '2' })).location).toBe(first.location)
    const second = await admin.post(`${SHEET}&swaps=2`, { place: '2' })
    expect(second.location).toBe(`${SHEET}&swaps=2.2#question-2`)
    const [drawn, once, twice] = [await admin.get(SHEET), await admin.get(first.location ?? ''), await admin.get(second.location ?? '')]
    expect(new Set([drawn, once, twice].map((page) => idsOf(page)[1])).size).toBe(3)
    expect(twice.text).toContain(`href="${`${SHEET}&swaps=2`.replaceAll('&', '&amp;')}"`)
  })

  test('the files follow, and say it in their names', async () => {
    const address = (kind: string, swaps: string) => `${SHEET.replace('?', `/${kind}?`)}${swaps}`
    for (const kind of ['pdf', 'qti']) {
      const [drawn, swapped] = [await admin.get(address(kind, '')), await admin.get(address(kind, '&swaps=2.3'))]
      expect(swapped.text).not.toBe(drawn.text)
      expect(swapped.headers.get('content-disposition')).toContain('-41-swapped-2-3.')
      expect((await admin.get(address(kind, '&swaps=4'))).status).toBe(404)
    }
  })

  test('a place that is not there is not found, whoever spells it', async () => {
    for (const place of ['0', '4', '-1', '1.5', 'one', '', '1e400', undefined]) {
      expect((await admin.post(SHEET, { place })).status).toBe(404)
    }
    for (const swaps of ['4', '0', '2.', '2,3', '1e1', `2${'.2'.repeat(40)}`]) {
      expect((await admin.get(`${SHEET}&swaps=${swaps}`)).status).toBe(404)
      expect((await admin.post(`${SHEET}&swaps=${swaps}`, { place: '1' })).status).toBe(404)
    }
    expect((await admin.post(GENERATOR, { place: '1' })).status).toBe(404)
  })

  test('where nothing is like it the sheet stays, and the page says that', async () => {
    const [source] = bankSources({ level: 'ssat-upper', subject: 'verbal' })
    const word = `${GENERATOR}?level=ssat-upper&subject=verbal&source=${source?.name}&seed=1&count=20`
    const { location } = await admin.post(word, { place: '1' })
    expect(location).toBe(`${word}#question-1`)
    expect((await admin.get(location ?? '')).text).toContain('There is nothing else like question 1.')

    const often = `${SHEET}&swaps=2${'.2'.repeat(39)}`
    const last = await admin.post(often, { place: '2' })
    expect(last.location).toBe(`${often}#question-2`)
    expect((await admin.get(last.location ?? '')).text).toContain('has had all its swaps')
  })

  test('items by hand give way to other live ones of their skill', async () => {
    // Where no other test looks at live items.
    const place = { level: 'isee-lower', subject: 'quantitative_reasoning' } as const
    const [drawn] = drawSheet({ ...place, skill: null, source: null, difficulty: null, seed: '41', count: 1 })
    const stems = ['The first by hand?', 'The second by hand?']
    for (const [index, stem] of stems.entries()) {
      const id = await writeItem({ actorId: adminId, item: { ...(drawn as Item), skill: 'Swapped by hand', stem } })
      await db.authoredItem.update({ where: { id }, data: { state: 'live', updatedAt: new Date(Date.UTC(2020, 0, index + 1)) } })
    }
    const sheet = `${GENERATOR}?level=isee-lower&subject=quantitative_reasoning&origin=hand&skill=Swapped+by+hand&seed=1&count=1`
    expect((await admin.get(sheet)).text).toContain(stems[1])
    const { location } = await admin.post(sheet, { place: '1' })
    expect((await admin.get(location ?? '')).text).toContain(stems[0])
    expect((await admin.post(location ?? '', { place: '1' })).location).toBe(location)
  })

  test('nobody but admins swaps', async () => {
    expect((await student.post(SHEET, { place: '1' })).status).toBe(403)
    expect((await openBrowser().post(SHEET, { place: '1' })).location).toMatch(/^\/login\?redirectTo=/)
  })
})

describe('hiding', () => {
  const path = `${GENERATOR}/hidden/fraction-quotient`
  const reason = 'The wording is unclear to readers.'

  test('a reason is asked for, and nothing else is taken', async () => {
    for (const fields of [{ reason: 'short' }, { reason, hiddenBy: 'somebody else' }, { reason, name: 'fraction-sum' }]) {
      expect((await admin.post(path, fields)).status).toBe(400)
    }
    expect((await student.post(path, { reason })).status).toBe(403)
    expect(await db.hiddenSource.count({ where: { name: { in: ['fraction-quotient', 'fraction-sum'] } } })).toBe(0)
  })

  test('hidden and restored, each under the name of who did it', async () => {
    expect((await admin.post(path, { reason, intent: 'hide' })).location).toBe(`${GENERATOR}/hidden`)
    expect((await admin.get(`${GENERATOR}/hidden`)).text).toContain(reason)
    expect((await admin.get(path)).text).toContain('Restore this source?')
    await admin.post(path, { reason, intent: 'restore' })
    expect((await admin.get(`${GENERATOR}/hidden`)).text).not.toContain(reason)
    expect(await db.auditLog.count({ where: { target: 'fraction-quotient', actorId: adminId } })).toBe(2)
  })

  test('what the bank does not have is not found', async () => {
    expect((await admin.get(`${GENERATOR}/hidden/no-such-family`)).status).toBe(404)
    expect((await admin.post(`${GENERATOR}/hidden/no-such-family`, { reason })).status).toBe(404)
  })
})

describe('items by hand', () => {
  async function written() {
    const { location } = await admin.post(`${GENERATOR}/items/new`, { ...ITEM_FORM, intent: 'save' })
    const id = location?.split('/').at(-1)?.split('#')[0] ?? ''
    const { updatedAt } = await db.authoredItem.findUniqueOrThrow({ where: { id } })
    return { id, path: `${GENERATOR}/items/${id}`, version: String(updatedAt.getTime()) }
  }

  test('a preview shows the item printed and keeps nothing', async () => {
    const before = await db.authoredItem.count()
    const page = await admin.post(`${GENERATOR}/items/new`, { ...ITEM_FORM, intent: 'preview' })
    expect(page.status).toBe(200)
    expect(page.text).toContain('<mfrac>')
    expect(await db.authoredItem.count()).toBe(before)
  })

  test('a form that cannot be read comes back with everything typed', async () => {
    const page = await admin.post(`${GENERATOR}/items/new`, { ...ITEM_FORM, stem: 'Mine: $\\frac{1}$', intent: 'save' })
    expect(page.status).toBe(400)
    expect(page.text).toContain('Mine: $\\frac{1}$')
    expect(page.text).toContain('Turns the sum upside down.')
  })

  test('the author, the state and the reviewer never come from a form', async () => {
    for (const [name, value] of [
      ['authorId', 'somebody'],
      ['state', 'live'],
      ['reviewerId', adminId],
      ['id', 'mine'],
    ] as const) {
      expect((await admin.post(`${GENERATOR}/items/new`, { ...ITEM_FORM, intent: 'save', [name]: value })).status).toBe(400)
    }
  })

  test('one admin alone cannot bring an item past its review', async () => {
    const { id, path, version } = await written()
    for (const to of ['reviewed', 'live']) await admin.post(`${path}/state`, { to, version })
    expect((await db.authoredItem.findUniqueOrThrow({ where: { id } })).state).toBe('draft')
    expect((await admin.post(`${path}/state`, { to: 'published', version })).status).toBe(404)
    for (const odd of ['NaN', '1e16', '-1', "1'--"])
      expect((await admin.post(`${path}/state`, { to: 'live', version: odd })).status).toBe(404)
  })

  test('an edit of what somebody else has changed is refused with the text kept', async () => {
    const { path, version } = await written()
    const other = (await signedIn({ role: 'admin' })).browser
    expect((await other.post(`${path}/edit`, { ...ITEM_FORM, version, intent: 'save' })).status).toBe(303)
    const page = await admin.post(`${path}/edit`, { ...ITEM_FORM, stem: 'My own words?', version, intent: 'save' })
    expect(page.status).toBe(409)
    expect(page.text).toContain('My own words?')
  })

  test('a student changes nothing', async () => {
    const { id, path, version } = await written()
    const before = await db.authoredItem.findUniqueOrThrow({ where: { id } })
    expect((await student.post(`${path}/deletion`, { version })).status).toBe(403)
    expect((await student.post(`${path}/edit`, { ...ITEM_FORM, version, intent: 'save' })).status).toBe(403)
    expect((await student.post(`${path}/state`, { to: 'reviewed', version })).status).toBe(403)
    expect(await db.authoredItem.findUniqueOrThrow({ where: { id } })).toEqual(before)
  })

  test('a draft is deleted after a confirmation', async () => {
    const { id, path, version } = await written()
    expect((await admin.get(`${path}/deletion`)).text).toContain('Delete this draft?')
    expect((await admin.post(`${path}/deletion`, { version })).location).toBe(`${GENERATOR}/items`)
    expect(await db.authoredItem.findUnique({ where: { id } })).toBeNull()
  })
})
