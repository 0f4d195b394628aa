/** Notes on mistakes: private to their writer, and a child's only while a parent agrees. */
import { expect, test } from 'vitest'
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { decideConsent } from '~/models/families/consent.server'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent } from '../../../../tests/factories/accounts'
import { sitQuiz, wrongChoice } from '../../../../tests/factories/sittings'
import { saveNote } from './note.server'
import { toldReason } from './told-reason'

async function withMistake() {
  const { id: studentId } = await createStudent()
  const quiz = { userId: studentId, level: 'ssat-upper', subject: 'quantitative', number: 1 } as const
  await sitQuiz({ ...quiz, at: new Date(), choose: (item, position) => (position === 1 ? wrongChoice(item) : null) })
  const { id: mistakeId } = await db.wrongAnswer.findFirstOrThrow({ where: { studentId } })
  return { studentId, mistakeId }
}

const noteOf = async (id: string) => (await db.wrongAnswer.findUniqueOrThrow({ where: { id } })).note

test('a note is kept, changed and taken away by its owner alone', async () => {
  const mistake = await withMistake()
  expect(await saveNote({ ...mistake, note: 'Find the unit first.' })).toBe('saved')
  const { id: studentId } = await createStudent()
  for (const note of ['Mine now', '']) expect(await saveNote({ ...mistake, studentId, note })).toBe('missing')
  expect(await noteOf(mistake.mistakeId)).toBe('Find the unit first.')
  expect(await saveNote({ ...mistake, note: '' })).toBe('saved')
  expect(await noteOf(mistake.mistakeId)).toBeNull()
})

test('a reason that only the choice suggests is kept when somebody saves a note beside it, and told to nobody', async () => {
  const mistake = await withMistake()
  const before = await db.wrongAnswer.findUniqueOrThrow({ where: { id: mistake.mistakeId } })
  expect(before.wrongAnswerType).not.toBeNull()
  await saveNote({ ...mistake, note: 'Slower next time.' })
  const after = await db.wrongAnswer.findUniqueOrThrow({ where: { id: mistake.mistakeId } })
  expect(after).toMatchObject({ wrongAnswerType: before.wrongAnswerType, reasonFrom: 'choice' })
  expect(toldReason(after)).toBeNull()
})

test('a child writes one only while a parent agrees, and a parent who says no takes it away', async () => {
  const mistake = await withMistake()
  const { studentId: userId, mistakeId } = mistake
  await db.studentProfile.update({ where: { userId }, data: { holder: 'child' } })
  expect(await saveNote({ ...mistake, note: 'Too early' })).toBe('needs-parent')

  const token = randomToken()
  const expiresAt = new Date(Date.now() + DAY_MS)
  await db.consent.create({ data: { userId, parentEmail: 'parent@example.com', tokenHash: hashToken(token), expiresAt } })
  await decideConsent({ token, decision: 'agree' })
  expect(await saveNote({ ...mistake, note: 'With permission' })).toBe('saved')
  await decideConsent({ token, decision: 'refuse' })
  expect(await noteOf(mistakeId)).toBeNull()
  expect(await saveNote({ ...mistake, note: 'Once more' })).toBe('needs-parent')
  expect(await saveNote({ ...mistake, note: '' })).toBe('saved')
})

test('why and how sure are kept beside what is known of the mistake, for a child without a parent too, and by the owner alone', async () => {
  const mistake = await withMistake()
  await db.studentProfile.update({ where: { userId: mistake.studentId }, data: { holder: 'child' } })
  const before = await db.wrongAnswer.findUniqueOrThrow({ where: { id: mistake.mistakeId } })
  expect(await saveNote({ ...mistake, note: '', wrongAnswerType: 'time_pressure', confidenceLevel: 2 })).toBe('saved')
  const { id: studentId } = await createStudent()
  expect(await saveNote({ ...mistake, studentId, note: '', wrongAnswerType: 'vocabulary_gap', confidenceLevel: 5 })).toBe('missing')
  const said = await db.wrongAnswer.findUniqueOrThrow({ where: { id: mistake.mistakeId } })
  expect(said.wrongAnswerType).toBe('time_pressure')
  expect(said.metadata).toEqual({ ...(before.metadata as object), confidenceLevel: 2 })

  const counted = () =>
    db.wrongAnswerPattern.findMany({ where: { studentId: mistake.studentId }, select: { wrongAnswerType: true, frequency: true } })
  expect(await counted()).toContainEqual({ wrongAnswerType: 'time_pressure', frequency: 1 })
  expect((await counted()).map(({ wrongAnswerType }) => wrongAnswerType)).not.toContain(before.wrongAnswerType)

  expect(await saveNote({ ...mistake, note: '' })).toBe('saved')
  expect(await counted()).toEqual((await counted()).filter(({ wrongAnswerType }) => wrongAnswerType !== 'time_pressure'))
  const unsaid = await db.wrongAnswer.findUniqueOrThrow({ where: { id: mistake.mistakeId } })
  expect([unsaid.wrongAnswerType, unsaid.reasonFrom, unsaid.metadata]).toEqual([null, 'student', before.metadata])
})
