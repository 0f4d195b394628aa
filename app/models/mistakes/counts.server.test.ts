/** The notebook's filters: each list and each count against a plain recount of all that is stored. */
import { beforeAll, expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Subject, WrongAnswerType } from '~/exam/core/levels'
import { readPlace } from '~/utils/page-key'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent } from '../../../tests/factories/accounts'
import { countsOf, nextReturn, tallyMistakes } from './counts.server'
import { type MistakeFilter, SHOWN } from './filter'
import { listMistakes } from './list.server'

const now = new Date('2026-03-10T15:00:00.123Z')
const SUBJECTS: Subject[] = ['verbal', 'quantitative']
const SKILLS = ['Ratios', 'Percents', 'Synonyms']
const REASONS: (WrongAnswerType | null)[] = ['careless_mistake', 'vocabulary_gap', null]
const STATES = ['needs_review', 'reviewed', 'mastered'] as const

let studentId = ''
let all: Awaited<ReturnType<typeof db.wrongAnswer.findMany>> = []

beforeAll(async () => {
  studentId = (await createStudent()).id
  const stranger = await createStudent()
  const rows = Array.from({ length: 90 }, (_, n) => ({
    studentId: n % 9 === 8 ? stranger.id : studentId,
    subject: SUBJECTS[n % 2] ?? 'verbal',
    skillArea: SKILLS[(n * 7) % 3] ?? '',
    wrongAnswerType: REASONS[Math.floor(n / 4) % 3],
    reasonFrom: n % 5 === 0 ? ('choice' as const) : ('student' as const),
    reviewStatus: STATES[Math.floor(n / 5) % 3],
    // Before, at and after this instant, whatever the state: only what is open can be due.
    dueAt: n % 11 === 0 ? null : new Date(now.getTime() + ((n % 3) - 1) * DAY_MS * (1 + (n % 4))),
    createdAt: new Date(now.getTime() - Math.floor(n / 3) * 1000),
    questionId: `q${n}`,
    sessionId: `${studentId} ${n}`,
    testType: 'SSAT' as const,
    questionType: 'multiple_choice' as const,
    difficulty: 'easy' as const,
    questionText: 'q',
    correctAnswer: 'a',
    studentAnswer: 'b',
  }))
  await db.wrongAnswer.createMany({ data: rows })
  all = await db.wrongAnswer.findMany({ where: { studentId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
})

/** The same in other words than the product's. */
function recount({ show, subject, skill, reason }: MistakeFilter) {
  return all.filter((row) => {
    const isMastered = row.reviewStatus === 'mastered'
    if (show === 'mastered' ? !isMastered : isMastered) return false
    if (show === 'due' && (row.dueAt === null || row.dueAt.getTime() > now.getTime())) return false
    if (subject && row.subject !== subject) return false
    return !(skill && row.skillArea !== skill) && !(reason && (row.wrongAnswerType !== reason || row.reasonFrom === 'choice'))
  })
}

const FILTERS: MistakeFilter[] = SHOWN.flatMap((show) =>
  [undefined, ...SUBJECTS].flatMap((subject) =>
    [undefined, 'Ratios', 'Poems'].flatMap((skill) =>
      ([undefined, 'careless_mistake', 'vocabulary_gap'] as const).map((reason) => ({ show, subject, skill, reason })),
    ),
  ),
)

test('every filter lists what a recount finds, page by page, newest first', async () => {
  expect(recount({ show: 'open' }).length).toBeGreaterThan(40)
  for (const filter of FILTERS) {
    const list = { studentId, filter }
    let page = await listMistakes(list, null, now)
    const ids = page.mistakes.map(({ id }) => id)
    while (page.older) {
      page = await listMistakes(list, readPlace(new URLSearchParams({ before: page.older })), now)
      ids.push(...page.mistakes.map(({ id }) => id))
    }
    expect(ids, JSON.stringify(filter)).toEqual(recount(filter).map(({ id }) => id))
  }
})

test('every choice counts what it would show with the other filters as they are', async () => {
  const { tallies } = await tallyMistakes(studentId, now)
  for (const filter of FILTERS) {
    const { show, subjects, skills, reasons } = countsOf(tallies, filter)
    for (const name of SHOWN) expect(show[name]).toBe(recount({ ...filter, show: name }).length)
    for (const { value, count } of subjects) expect(count).toBe(recount({ ...filter, subject: value }).length)
    for (const { value, count } of skills) expect(count).toBe(recount({ ...filter, skill: value }).length)
    for (const { value, count } of reasons) expect(count).toBe(recount({ ...filter, reason: value }).length)
    const offered = new Set(skills.map(({ value }) => value))
    expect(offered).toEqual(new Set(recount({ ...filter, skill: undefined }).map(({ skillArea }) => skillArea)))
  }
})

test('the next return is the earliest that is still to come, under the same filter', async () => {
  for (const filter of FILTERS) {
    const coming = recount({ ...filter, show: 'open' }).flatMap(({ dueAt }) => (dueAt && dueAt > now ? dueAt.getTime() : []))
    const next = coming.length > 0 ? new Date(Math.min(...coming)) : null
    expect(await nextReturn(studentId, filter, now), JSON.stringify(filter)).toEqual(next)
  }
})
