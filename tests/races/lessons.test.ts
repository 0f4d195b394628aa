/** Races of video lessons: tabs that open one lesson take one use, lessons that open at once take no more than there are, and nothing watched is lost. */
import { expect, test } from 'vitest'
import { LESSONS } from '~/content/lessons/lessons.server'
import { db } from '~/db.server'
import { answerCheck } from '~/models/lessons/answers.server'
import { findWatch, openLesson, recordWatch } from '~/models/lessons/watch.server'
import { createStudent } from '../factories/accounts'
import { askedAfter, freeMember, testLesson } from '../factories/practice/lessons'

const lesson = testLesson('angles-and-lines')

test('eight tabs that open one lesson at once take one use', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await createStudent()
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => openLesson({ member: freeMember(id), lesson })))
    expect(new Set(outcomes)).toEqual(new Set(['open']))
    expect(await db.featureUse.count({ where: { userId: id } })).toBe(1)
  }
})

test('eight lessons that are opened at once are three', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await createStudent()
    const outcomes = await Promise.all(LESSONS.slice(1, 9).map((one) => openLesson({ member: freeMember(id), lesson: one })))
    expect(outcomes.filter((outcome) => outcome === 'open')).toHaveLength(3)
    expect(await db.videoLessonCompletion.count({ where: { studentId: id } })).toBe(3)
  }
})

test('two players that write at once lose no scene, count no second twice, and keep both answers', async () => {
  const { id: userId } = await createStudent()
  const member = freeMember(userId)
  const begun = new Date()
  await openLesson({ member, lesson }, begun)
  const later = new Date(begun.getTime() + 60_000)
  const scenes = lesson.scenes.map((_, index) => index + 1)
  const beats = scenes.map((scene) => recordWatch({ userId, lesson }, { scene, second: 0, seconds: 60, seen: [scene] }, later))
  const answers = [1, 2].map((number) => answerCheck({ userId, lesson }, number, { item: askedAfter(lesson.id, number), choice: 0 }, later))
  await Promise.all([...beats, ...answers])
  expect(await findWatch({ member, lesson }, later)).toMatchObject({
    seen: scenes,
    watchTime: 60,
    progressPercentage: 100,
    isCompleted: true,
  })
})
