/** Everything that the pages of a lesson show of it. */
import type { Lesson } from '~/content/lessons/lesson'
import { lessonSeconds } from '~/content/lessons/lessons.server'
import { printScene } from '~/exam/lessons/print.server'
import type { findWatch } from '~/models/lessons/watch.server'
import { TIER_NAMES } from '~/routes/learn/poems/parts/names'
import { clockText, SECTION_NAMES } from './names'

type Watch = NonNullable<Awaited<ReturnType<typeof findWatch>>>

export function describeCover(lesson: Lesson, watch: Watch | null) {
  const { id, section, tiers, skills, promise, scenes, check } = lesson
  const isBegun = watch !== null && (watch.seen.length > 0 || watch.second > 0)
  return {
    id,
    about: `${SECTION_NAMES[section]} · ${tiers.map((tier) => TIER_NAMES[tier]).join(', ')} · ${clockText(lessonSeconds(lesson))}`,
    promise,
    skills,
    scenes: sceneLines(lesson, watch),
    isOpen: watch?.isOpen ?? false,
    state: watch?.isCompleted ? ('done' as const) : isBegun ? ('begun' as const) : ('new' as const),
    percent: watch?.progressPercentage ?? 0,
    goesOnAt: watch?.scene ?? 1,
    questions: check.map((_, index) => ({ number: index + 1, isRight: watch?.answers[String(index + 1)]?.isRight ?? null })),
    toSee: scenes.length - (watch?.seen.length ?? 0),
  }
}
export type DescribedCover = ReturnType<typeof describeCover>

export function describeScene(lesson: Lesson, number: number, watch: Watch) {
  const scene = lesson.scenes[number - 1]
  if (!scene) throw new RangeError(`${lesson.id} has no scene ${number}`)
  return {
    id: lesson.id,
    number,
    count: lesson.scenes.length,
    scene: printScene(scene),
    scenes: sceneLines(lesson, watch),
    /** Where playing goes on. */
    second: watch.scene === number ? watch.second : 0,
    hasQuestions: firstOpenQuestion(lesson, watch) !== null,
  }
}
export type DescribedScene = ReturnType<typeof describeScene>

function sceneLines({ scenes }: Lesson, watch: Watch | null) {
  return scenes.map(({ heading, seconds }, index) => ({
    number: index + 1,
    heading,
    time: clockText(seconds),
    isSeen: watch?.seen.includes(index + 1) ?? false,
  }))
}

/** The number of the first question that waits for an answer; null when none does. */
export function firstOpenQuestion({ check }: Lesson, { answers }: Pick<Watch, 'answers'>): number | null {
  const index = check.findIndex((_, at) => !(String(at + 1) in answers))
  return index < 0 ? null : index + 1
}
