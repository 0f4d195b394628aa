/** Work for a tutor's students, when two do something at once. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { bankSources } from '~/exam/bank/sources.server'
import { assembleQuiz } from '~/exam/forms/quiz/quiz.server'
import { giveWork } from '~/models/assignments/give.server'
import { keepSheet, startSheet } from '~/models/assignments/sheet.server'
import { saveMarking } from '~/models/marking/marking.server'
import { submitSitting } from '~/models/sittings/end.server'
import { isSheetHeld } from '~/models/sittings/held-back.server'
import { startQuiz } from '~/models/sittings/sitting.server'
import { endLink } from '~/models/tutoring/links/links.server'
import { writeEssay } from '../factories/practice/essays'
import { UNLIMITED } from '../factories/sittings'
import { createPair } from '../factories/tutoring/links'
import { give } from '../factories/tutoring/work'

const LESSON = { kind: 'lesson', lesson: 'getting-started' } as const
const gift = { groupIds: [], title: 'A lesson', note: null, work: LESSON, dueOn: null }

test('a form that is sent ten times gives once', async () => {
  const { tutor, student } = await createPair()
  const same = { ...gift, tutorId: tutor.id, studentIds: [student.id], press: `press-${process.pid}-${Date.now()}` }
  const all = await Promise.all(Array.from({ length: 10 }, () => giveWork(same)))
  expect(new Set(all.map((given) => JSON.stringify(given))).size).toBe(1)
  expect(await db.assignment.count({ where: { tutorId: tutor.id } })).toBe(1)
})

test('a student who leaves while work is given either has it from before, or never gets it', async () => {
  for (let turn = 0; turn < 8; turn++) {
    const { tutor, student } = await createPair()
    const link = { tutorId: tutor.id, studentId: student.id }
    const [given] = await Promise.all([
      giveWork({ ...gift, tutorId: tutor.id, studentIds: [student.id], press: `leave-${process.pid}-${Date.now()}-${turn}` }),
      endLink(link),
    ])
    const rows = await db.assignment.findMany({ where: link, select: { createdAt: true } })
    expect(rows.length).toBe(given.outcome === 'given' ? 1 : 0)
    expect(await db.tutorStudent.count({ where: { ...link, endedAt: null } })).toBe(0)
  }
})

test('a sheet that two windows open is one sitting', async () => {
  const { tutor, student } = await createPair()
  const place = { level: 'isee-upper', subject: 'mathematics_achievement' } as const
  const drawn = bankSources(place).flatMap(({ offers, isReserved }) =>
    isReserved ? [] : offers.slice(0, 1).map((offer) => offer.item('race')),
  )
  const items = await keepSheet(drawn.slice(0, 5))
  const batchId = await give({ tutorId: tutor.id, studentIds: [student.id], work: { kind: 'sheet', ...place, items } })
  const { id } = await db.assignment.findFirstOrThrow({ where: { batchId } })
  const starts = await Promise.all(Array.from({ length: 6 }, () => startSheet({ studentId: student.id, id })))
  expect(new Set(starts.map((start) => ('sittingId' in start ? start.sittingId : start.outcome))).size).toBe(1)
  expect(await db.practiceSitting.count({ where: { userId: student.id, kind: 'sheet' } })).toBe(1)
})

test('of two windows that return an essay one does, and what it said stays', async () => {
  const { tutor, student } = await createPair()
  const essayId = await writeEssay({ userId: student.id, submittedAt: new Date() })
  await db.sharedWork.create({ data: { tutorId: tutor.id, studentId: student.id, essayId } })
  const marking = {
    tutorId: tutor.id,
    essayId,
    seen: 0,
    lines: { focus: { mark: 'solid', comment: '' } },
    comments: [],
    isReturn: true,
  } as const
  const steps = ['Show more.', 'Cut one line.', 'Begin later.']
  const outcomes = await Promise.all(steps.map((nextStep) => saveMarking({ ...marking, nextStep })))
  expect(outcomes.toSorted()).toEqual(['over', 'over', 'returned'])
  const kept = await db.essayMarking.findFirstOrThrow({ where: { essayId } })
  expect(kept.nextStep).toBe(steps[outcomes.indexOf('returned')])
})

test('a quiz that begins while a sheet with its questions ends comes after it, or holds it', async () => {
  const { tutor, student } = await createPair()
  const place = { level: 'isee-upper', subject: 'verbal_reasoning' } as const
  const quiz = { ...place, number: 1 }
  const items = await keepSheet(assembleQuiz(place.level, place.subject, 1, new Set()).items.slice(0, 5))
  for (let turn = 0; turn < 6; turn++) {
    const batchId = await give({ tutorId: tutor.id, studentIds: [student.id], work: { kind: 'sheet', ...place, items } })
    const { id } = await db.assignment.findFirstOrThrow({ where: { batchId } })
    const sheet = await startSheet({ studentId: student.id, id })
    const sittingId = 'sittingId' in sheet ? sheet.sittingId : ''
    const member = { id: student.id, membership: UNLIMITED, profile: { timePercent: 100 } }
    const [isEnded, started] = await Promise.all([submitSitting({ userId: student.id, sittingId }), startQuiz(member, quiz)])
    expect(started.outcome).toBe('started')
    expect(await isSheetHeld({ userId: student.id, sittingId })).toBe(true)
    await submitSitting({ userId: student.id, sittingId: 'id' in started ? started.id : '' })
    expect(await submitSitting({ userId: student.id, sittingId })).toBe(!isEnded)
  }
})
