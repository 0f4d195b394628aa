/** A long list of mistakes, to and fro by keys. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { readPlace } from '~/utils/page-key'
import { createStudent } from '../../../tests/factories/accounts'
import { countText, tallyMistakes, waitingMistakes } from './counts.server'
import type { MistakeFilter } from './filter'
import { listMistakes } from './list.server'

const start = Date.parse('2026-03-10T15:00:00.123Z')

/** A student with so many mistakes, seven of an instant, as one section brings them. */
async function studentWith(count: number, status: 'needs_review' | 'mastered' = 'needs_review') {
  const { id: studentId } = await createStudent()
  await addMistakes(studentId, count, status)
  const filter: MistakeFilter = { show: status === 'mastered' ? 'mastered' : 'open' }
  return { studentId, filter }
}

async function addMistakes(studentId: string, count: number, reviewStatus: 'needs_review' | 'mastered' = 'needs_review', from = 0) {
  const common = {
    studentId,
    reviewStatus,
    subject: 'verbal',
    skillArea: 'synonyms',
    testType: 'SSAT',
    questionType: 'multiple_choice',
  } as const
  const texts = { difficulty: 'easy', questionText: 'q', correctAnswer: 'a', studentAnswer: 'b' } as const
  const rows = Array.from({ length: count }, (_, index) => {
    const number = from + index
    return {
      ...common,
      ...texts,
      questionId: `q${number}`,
      sessionId: `${studentId} ${number}`,
      createdAt: new Date(start + Math.floor(number / 7)),
    }
  })
  await db.wrongAnswer.createMany({ data: rows })
}

type List = Awaited<ReturnType<typeof studentWith>>

const open = (list: List, search = '') => listMistakes(list, readPlace(new URLSearchParams(search)))
const idsOf = ({ mistakes }: { mistakes: { id: string }[] }) => mistakes.map(({ id }) => id)

/** The pages from the first by their links to older ones. */
async function pagesOf(list: List) {
  const pages = [await open(list)]
  for (let older = pages[0]?.older; older; older = pages.at(-1)?.older) pages.push(await open(list, `before=${older}`))
  return pages
}

test('the links to older ones lead through every mistake once, newest first', async () => {
  const list = await studentWith(107)
  const pages = await pagesOf(list)
  expect(pages.map(({ mistakes }) => mistakes.length)).toEqual([20, 20, 20, 20, 20, 7])
  const all = await db.wrongAnswer.findMany({ where: { studentId: list.studentId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
  expect(pages.flatMap(idsOf)).toEqual(all.map(({ id }) => id))
})

test('the links to newer ones lead back over the same pages', async () => {
  const list = await studentWith(65)
  const pages = await pagesOf(list)
  expect(pages[0]?.newer).toBeNull()
  for (let at = pages.length - 1; at > 0; at--)
    expect(idsOf(await open(list, `after=${pages[at]?.newer}`))).toEqual(idsOf(pages[at - 1] ?? { mistakes: [] }))
})

test('mistakes that are added meanwhile shift nothing', async () => {
  const list = await studentWith(45)
  const [, second] = await pagesOf(list)
  await addMistakes(list.studentId, 9, 'needs_review', 1000)
  const [first] = await pagesOf(list)
  const again = await open(list, `before=${(await open(list, `after=${second?.newer}`)).older}`)
  expect(idsOf(again)).toEqual(idsOf(second ?? { mistakes: [] }))
  expect(first?.mistakes[0]?.createdAt.getTime()).toBeGreaterThan(start + 100)
})

test('a full page has no link to an empty one', async () => {
  expect(await open(await studentWith(20))).toMatchObject({ newer: null, older: null })
  expect(await open(await studentWith(0))).toEqual({ mistakes: [], newer: null, older: null })
})

test('a place beyond the end, or of a list that is another by now, shows the first page', async () => {
  const list = await studentWith(5)
  const first = idsOf(await open(list))
  for (const search of ['before=1-a', `after=${start + 9999}-z`, 'before=broken']) expect(idsOf(await open(list, search))).toEqual(first)
})

test("nobody sees another student's, whatever key they bring", async () => {
  const [own, other] = [await studentWith(3), await studentWith(30)]
  const { older } = await open(other)
  const mine = new Set(idsOf(await open(own)))
  expect(idsOf(await open(own, `before=${older}`)).every((id) => mine.has(id))).toBe(true)
})

test('counts stop at a thousand', async () => {
  const { studentId } = await studentWith(1000)
  expect(await tallyMistakes(studentId)).toMatchObject({ isCut: false, tallies: [{ count: 1000, isDue: true, isMastered: false }] })
  await addMistakes(studentId, 3, 'mastered', 5000)
  expect(await tallyMistakes(studentId)).toMatchObject({ isCut: true, tallies: [{ count: 998 }, { count: 3, isMastered: true }] })
  expect(await waitingMistakes(studentId)).toBe('1,000')
  await addMistakes(studentId, 1, 'needs_review', 6000)
  expect(await waitingMistakes(studentId)).toBe('1,000+')
  expect(await waitingMistakes((await createStudent()).id)).toBeNull()
  expect([countText(998, true), countText(3, false)]).toEqual(['998+', '3'])
})
