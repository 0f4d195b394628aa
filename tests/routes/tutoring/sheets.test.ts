/** A tutor's sheet beside timed work, ended empty, and withdrawn. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { assembleQuiz } from '~/exam/forms/quiz/quiz.server'
import { withdrawGiven } from '~/models/assignments/given.server'
import { keepSheet, startSheet } from '~/models/assignments/sheet.server'
import { saveAnswer } from '~/models/sittings/answer.server'
import { submitSitting } from '~/models/sittings/end.server'
import { heldBack } from '~/models/sittings/held-back.server'
import { sitQuiz } from '../../factories/sittings'
import { linkStudent } from '../../factories/tutoring/links'
import { give } from '../../factories/tutoring/work'
import { signedIn } from '../../support/browser'
import { walkerOf } from '../../support/partner-walks'
import { openWalker } from '../../support/walker'

const QUIZ = { level: 'isee-upper', subject: 'verbal_reasoning', number: 1 } as const

/** A sheet of the first questions of that quiz. */
async function givenSheet() {
  const tutor = await walkerOf('tutor')
  const { student, browser } = await signedIn({ tier: 'premium_annual' })
  await linkStudent(tutor.id, student.id)
  const { items } = assembleQuiz(QUIZ.level, QUIZ.subject, QUIZ.number, new Set())
  const work = { kind: 'sheet', level: QUIZ.level, subject: QUIZ.subject, items: await keepSheet(items.slice(0, 5)) } as const
  const batchId = await give({ tutorId: tutor.id, studentIds: [student.id], work })
  const { id } = await db.assignment.findFirstOrThrow({ where: { batchId } })
  const start = async () => {
    const started = await startSheet({ studentId: student.id, id })
    return 'sittingId' in started ? started.sittingId : started.outcome
  }
  return { tutorId: tutor.id, userId: student.id, walker: openWalker(browser), id, batchId, start }
}

const quizOf = (userId: string) => sitQuiz({ userId, ...QUIZ, at: new Date(), choose: () => 0, stopAfter: 1 })

test('a sheet tells no answers while a quiz that was begun after it asks the same', async () => {
  const { userId, walker, id, start } = await givenSheet()
  const sittingId = await start()
  await saveAnswer({ userId, sittingId, position: 1, choice: 0, struck: [], seconds: 5 }, new Date())
  const quizId = await quizOf(userId)
  await walker.goto(`/premium/assignments/${id}`)
  await walker.press('Open the sheet')
  expect([walker.status(), walker.alert()]).toEqual([409, expect.stringContaining('Finish that first')])
  await walker.goto(`/premium/sittings/${sittingId}/submission`)
  await walker.press('Finish and see my score')
  expect([walker.at(), walker.text()]).toEqual([`/premium/sittings/${sittingId}/review`, expect.stringContaining('Finish that first')])
  expect((await db.practiceSitting.findUniqueOrThrow({ where: { id: sittingId } })).status).toBe('open')

  await submitSitting({ userId, sittingId: quizId })
  await walker.goto(`/premium/sittings/${sittingId}/submission`)
  await walker.press('Finish and see my score')
  expect(walker.at()).toBe(`/premium/sittings/${sittingId}/result`)
  await quizOf(userId)
  await walker.goto(`/premium/sittings/${sittingId}/result`)
  expect([walker.at(), walker.text()]).toEqual(['/premium/assignments', expect.stringContaining('Finish that first')])
})

test('a sheet that was ended with nothing answered begins anew', async () => {
  const { userId, start } = await givenSheet()
  const first = await start()
  await submitSitting({ userId, sittingId: first })
  const second = await start()
  expect(second).not.toBe(first)
  await saveAnswer({ userId, sittingId: second, position: 1, choice: 0, struck: [], seconds: 5 }, new Date())
  await submitSitting({ userId, sittingId: second })
  expect(await start()).toBe(second)
})

test('a begun sheet holds its words back from practice until it is withdrawn', async () => {
  const { tutorId, userId, batchId, start } = await givenSheet()
  const before = (await heldBack(userId)).size
  await start()
  expect((await heldBack(userId)).size).toBeGreaterThan(before)
  expect(await withdrawGiven({ tutorId, batchId })).toBe(1)
  expect((await heldBack(userId)).size).toBe(before)
})
