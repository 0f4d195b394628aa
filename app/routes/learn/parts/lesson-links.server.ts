/** The lessons that teach what was missed. */
import { lessonOn, lessonSeconds } from '~/content/lessons/lessons.server'
import { paths } from '~/paths'

const MOST = 3

/** The lessons on these skills, the one on most of them first; a skill stands there as often as it was missed. */
export function lessonLinks(skills: readonly string[]) {
  const counts = new Map<NonNullable<ReturnType<typeof lessonOn>>, number>()
  for (const lesson of skills.map(lessonOn)) if (lesson) counts.set(lesson, (counts.get(lesson) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([lesson]) => ({ to: paths.learn.lesson(lesson.id), title: lesson.title, minutes: Math.round(lessonSeconds(lesson) / 60) }))
}
