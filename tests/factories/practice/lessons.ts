/** A student's stay in the video lessons. */
import { lessonCalled } from '~/content/lessons/lessons.server'
import { checkItem } from '~/exam/lessons/question.server'
import { answerCheck } from '~/models/lessons/answers.server'
import { openLesson, recordWatch } from '~/models/lessons/watch.server'
import { membershipOf } from '~/models/membership/membership'

/** @throws where there is no such lesson */
export function testLesson(id: string) {
  const lesson = lessonCalled(id)
  if (!lesson) throw new Error(`no lesson ${id}`)
  return lesson
}

/** The question that the bank asks after a lesson. */
export function askedAfter(lessonId: string, number: number) {
  const check = testLesson(lessonId).check[number - 1]
  const item = check && checkItem(check, new Set())
  if (!item) throw new Error(`${lessonId} has no question ${number}`)
  return item
}

/** A free student, as models ask for one. */
export function freeMember(id: string) {
  return { id, membership: membershipOf({ createdAt: new Date('2024-01-01'), subscriptions: [] }, new Date()) }
}

/** The first lesson done with a question missed, and another stopped in its second scene. */
export async function stayInLessons(userId: string): Promise<void> {
  const [done, begun] = [testLesson('getting-started'), testLesson('angles-and-lines')]
  for (const lesson of [done, begun]) await openLesson({ member: freeMember(userId), lesson })
  const scenes = done.scenes.map((_, index) => index + 1)
  await recordWatch({ userId, lesson: done }, { scene: 1, second: 0, seconds: 0, seen: scenes })
  for (const number of [1, 2]) {
    const item = askedAfter(done.id, number)
    await answerCheck({ userId, lesson: done }, number, { item, choice: (item.answer + number - 1) % item.choices.length })
  }
  await recordWatch({ userId, lesson: begun }, { scene: 2, second: 9, seconds: 0, seen: [1] })
}
