/** The video lessons, read and checked once, in the order in which the library offers them. */
import { z } from 'zod'
import { type Lesson, LessonSchema } from './lesson'
import mathematics1 from './mathematics-1.json'
import mathematics2 from './mathematics-2.json'
import mathematics3 from './mathematics-3.json'
import mathematics4 from './mathematics-4.json'
import mathematics5 from './mathematics-5.json'
import mathematics6 from './mathematics-6.json'
import mathematics7 from './mathematics-7.json'
import pace1 from './pace-1.json'
import reading1 from './reading-1.json'
import verbal1 from './verbal-1.json'
import writing1 from './writing-1.json'

const MATHEMATICS = [mathematics1, mathematics2, mathematics3, mathematics4, mathematics5, mathematics6, mathematics7]

export const LESSONS: readonly Lesson[] = [pace1, ...MATHEMATICS, verbal1, reading1, writing1].flatMap((file) =>
  z.array(LessonSchema).parse(file),
)

/** The one that the dashboard shows to whoever is new. */
export const FIRST_LESSON = 'getting-started'

const BY_ID = new Map(LESSONS.map((lesson) => [lesson.id, lesson]))
const BY_SKILL = new Map(LESSONS.flatMap((lesson) => lesson.skills.map((skill) => [skill, lesson])))

export function lessonCalled(id: string): Lesson | undefined {
  return BY_ID.get(id)
}

/** The lesson that teaches a skill, by the name that items carry. */
export function lessonOn(skill: string): Lesson | undefined {
  return BY_SKILL.get(skill)
}

/** How long it takes at its own speed. */
export function lessonSeconds({ scenes }: Pick<Lesson, 'scenes'>): number {
  return scenes.reduce((sum, { seconds }) => sum + seconds, 0)
}
