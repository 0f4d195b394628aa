/** Items by hand: from the form to live, with four eyes and a record of every step. */
import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { PAGE_SIZE } from '~/models/paging.server'
import { createStudent } from '../../../../tests/factories/accounts'
import { ITEM_FORM } from '../../../../tests/factories/authored-items'
import { deleteDraft, editItem, findAuthored, liveItems, moveItem, writeItem } from './item.server'
import { type ItemList, listAuthored } from './list.server'
import { AuthoredItemSchema, formValues } from './schema.server'

function read(changes: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...ITEM_FORM, ...changes })) form.set(name, value)
  return parseWithZod(form, { schema: AuthoredItemSchema })
}

function itemFrom(changes: Record<string, string> = {}): Item {
  const submission = read(changes)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  return submission.value
}

const SOUND = itemFrom()

async function admin() {
  return (await createStudent({ role: 'admin' })).id
}

async function seen(actorId: string, id: string) {
  const found = await findAuthored(id)
  if (!found) throw new Error('no such item')
  return { actorId, id, version: found.version }
}

async function written(item = SOUND) {
  const author = await admin()
  return { author, id: await writeItem({ actorId: author, item }) }
}

async function live() {
  const { author, id } = await written()
  const reviewer = await admin()
  await moveItem({ ...(await seen(reviewer, id)), to: 'reviewed' })
  await moveItem({ ...(await seen(author, id)), to: 'live' })
  return { author, reviewer, id }
}

test('an item goes from draft to reviewed to live, and is then offered in its section', async () => {
  const { id, reviewer } = await live()
  expect(await findAuthored(id)).toMatchObject({ state: 'live', item: { ...SOUND, id: `authored-${id}@1:1` } })
  expect((await findAuthored(id))?.reviewer).toBe((await db.user.findUniqueOrThrow({ where: { id: reviewer } })).username)

  const place = { level: 'isee-upper', subject: 'mathematics_achievement', most: 20 } as const
  const ids = async (skill: string | null, difficulty: 'easy' | 'hard' | null) =>
    (await liveItems({ ...place, skill, difficulty })).map((item) => item.id)
  expect(await ids(null, null)).toContain(`authored-${id}@1:1`)
  expect(await ids('Adding fractions', 'easy')).toContain(`authored-${id}@1:1`)
  expect(await ids(null, 'hard')).toEqual([])
  expect(await ids('Roots', null)).toEqual([])
})

test('nobody reviews an item of their own, and whoever edits it answers for it', async () => {
  const { author, id } = await written()
  expect(await moveItem({ ...(await seen(author, id)), to: 'reviewed' })).toBe('own item')

  const editor = await admin()
  expect(await editItem({ ...(await seen(editor, id)), item: { ...SOUND, difficulty: 'hard' } })).toBe(true)
  expect(await moveItem({ ...(await seen(editor, id)), to: 'reviewed' })).toBe('own item')
  expect(await moveItem({ ...(await seen(author, id)), to: 'reviewed' })).toBe('moved')
})

test('a draft that breaks a rule is kept but not reviewed', async () => {
  const { id } = await written(itemFrom({ textB: '$\\frac{2}{16}$' }))
  const found = await findAuthored(id)
  expect(found?.verdicts.flatMap(({ problem }) => problem ?? [])).toEqual(['two choices are equal in value'])
  expect(await moveItem({ ...(await seen(await admin(), id)), to: 'reviewed' })).toBe('broken')
  expect((await findAuthored(id))?.state).toBe('draft')
})

test('a draft never goes live without a review, and no step is taken twice', async () => {
  const { author, id } = await written()
  expect(await moveItem({ ...(await seen(author, id)), to: 'live' })).toBe('changed')
  const reviewer = await admin()
  const first = await seen(reviewer, id)
  expect(await moveItem({ ...first, to: 'reviewed' })).toBe('moved')
  expect(await moveItem({ ...first, to: 'reviewed' })).toBe('changed')
})

test('a review holds only for what the reviewer saw', async () => {
  const { author, id } = await written()
  const reviewer = await admin()
  const before = await seen(reviewer, id)
  await editItem({ ...(await seen(author, id)), item: { ...SOUND, stem: 'What is $\\frac{2}{4}$ in lowest terms?' } })
  expect(await moveItem({ ...before, to: 'reviewed' })).toBe('changed')
  expect(await editItem({ ...before, item: SOUND })).toBe(false)
})

test('editing and withdrawing bring a live item back to draft', async () => {
  const [first, second] = [await live(), await live()]
  await editItem({ ...(await seen(first.author, first.id)), item: { ...SOUND, difficulty: 'medium' } })
  await moveItem({ ...(await seen(second.author, second.id)), to: 'draft' })
  for (const { id } of [first, second]) expect(await findAuthored(id)).toMatchObject({ state: 'draft', reviewer: null })
})

test('only drafts can be deleted', async () => {
  const { author, id } = await written()
  const other = await live()
  expect(await deleteDraft(await seen(author, id))).toBe(true)
  expect(await findAuthored(id)).toBeNull()
  expect(await deleteDraft(await seen(other.author, other.id))).toBe(false)
})

test('every step is written down with who, what, before and after', async () => {
  const { author, reviewer, id } = await live()
  await moveItem({ ...(await seen(reviewer, id)), to: 'draft' })
  await deleteDraft(await seen(author, id))
  const log = await db.auditLog.findMany({ where: { target: id }, orderBy: { createdAt: 'asc' } })
  expect(log.map(({ actorId, action }) => [actorId, action])).toEqual([
    [author, 'write item'],
    [reviewer, 'review item'],
    [author, 'publish item'],
    [reviewer, 'withdraw item'],
    [author, 'delete item'],
  ])
  expect(log[1]).toMatchObject({ before: { state: 'draft' }, after: { state: 'reviewed' } })
  expect(log[4]?.before).toMatchObject({ state: 'draft', content: { stem: SOUND.stem } })
})

test('the list divides by state and level and counts each', async () => {
  const { id } = await written(itemFrom({ level: 'ssat-elementary', subject: 'quantitative' }))
  const list = await listAuthored({ state: 'draft', level: 'ssat-elementary', sort: 'newest', after: null })
  expect(list.items.map((item) => item.id)).toContain(id)
  expect(list.counts.draft).toBe(list.items.length)
  expect(
    (await listAuthored({ state: 'draft', level: 'isee-lower', sort: 'skill', after: null })).items.map((item) => item.id),
  ).not.toContain(id)
})

test('the form gives the same item back', () => {
  const values = Object.entries(formValues(SOUND)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  expect(itemFrom(Object.fromEntries(values))).toEqual(SOUND)
})

test('comparisons have the four fixed choices', () => {
  const item = itemFrom({ kind: 'quantitative_comparison', subject: 'quantitative_reasoning', columnA: '$x$', columnB: '2' })
  expect(item.choices[0]?.text).toBe('The quantity in Column A is greater.')
  expect(item.columns).toEqual({ a: '$x$', b: '2' })
})

test.each([
  ['a section that the level lacks', { subject: 'quantitative' }, 'subject'],
  ['a section without written items', { subject: 'essay' }, 'subject'],
  ['a kind that the section does not ask', { kind: 'synonym' }, 'kind'],
  ['no strand', { strand: '' }, 'strand'],
  ['a fifth choice at the ISEE', { textE: '9' }, 'textE'],
  ['a right choice that is not printed', { answer: '4' }, 'answer'],
  ['a formula that cannot be read', { stem: 'What is $\\frac{1}$?' }, 'stem'],
  ['TeX outside the notation', { textA: '$\\href{https://example.com}{x}$' }, 'textA'],
  ['a dollar sign without a partner', { hints: 'It costs $5.' }, 'hints'],
  ['a field that no form has', { state: 'live' }, ''],
  ['another author', { authorId: 'me' }, ''],
])('the form refuses %s', (_name, changes, field) => {
  const { error } = read(changes as Record<string, string>).reply()
  expect(Object.keys(error ?? {})).toContain(field)
})

async function allItems(list: Omit<ItemList, 'after'>) {
  const first = await listAuthored({ ...list, after: null })
  const items = [...first.items]
  for (let { next } = first; next; ) {
    const page: typeof first = await listAuthored({ ...list, after: next })
    items.push(...page.items)
    next = page.next
  }
  return items
}

test('the pages of a list hold every item once, in the order asked for', async () => {
  const actorId = await admin()
  const skills = Array.from({ length: 2 * PAGE_SIZE + 3 }, (_, index) => `Paging ${String(index % 7)}`)
  for (const skill of skills) await writeItem({ actorId, item: { ...SOUND, skill } })
  for (const sort of ['newest', 'oldest', 'skill'] as const) {
    const all = await allItems({ state: 'draft', level: SOUND.level, sort })
    const ids = all.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(skills.length)
    const keys = all.map(({ item, updatedAt }) => (sort === 'skill' ? item.skill : updatedAt.toISOString()))
    expect(keys).toEqual(sort === 'newest' ? keys.toSorted().toReversed() : keys.toSorted())
  }
})
