/** The ten questions of a drill, drawn as adaptive practice draws them. */
import type { Item } from '~/exam/core/item/item'
import type { Difficulty, Level } from '~/exam/core/levels'
import { QUESTIONS_TO_A_PASSAGE } from '~/exam/forms/quiz/reading.server'
import type { Asked } from '~/exam/practice/asked'
import { nextPracticeItem, type SkillEstimate } from '~/exam/practice/pick.server'
import { HARD_ONES, type Habit } from './habits'
import { DRILL_QUESTIONS, drillSection } from './sections'

interface DrillPlan {
  level: Level
  /** The blueprint's name of it. */
  section: string
  /** The habit that it is made for; null for a drill without one. */
  exercise: Habit | null
  estimates: readonly SkillEstimate[]
  /** Names of sources that must not be asked. */
  hidden: ReadonlySet<string>
  seed: string
}

/** The questions that are hard where a drill is about letting go of them. */
const LONG_ONES: readonly number[] = [4, 7]

/** Null when the level has no such section, or not enough to ask. A passage brings as many questions as in the real test. */
export function drillItems({ level, section, exercise, ...rest }: DrillPlan): Item[] | null {
  const subject = drillSection(level, section)?.subject
  if (!subject) return null
  const asked: Asked[] = []
  for (let position = 1; position <= DRILL_QUESTIONS; position++) {
    const difficulty = difficultyAt(exercise, position)
    const item = nextPracticeItem({ level, subjects: [subject], difficulty, asked, ofPassage: QUESTIONS_TO_A_PASSAGE[level], ...rest })
    if (!item) return null
    asked.push({ item, isTwin: false, isRight: null })
  }
  return asked.map(({ item }) => item)
}

/** How hard a question of the drill for a habit is; null for the edge of what the student can do. A passage's questions come as they are. */
function difficultyAt(exercise: Habit | null, position: number): Difficulty | null {
  switch (exercise) {
    case 'rushing_after_a_hard_one':
      return HARD_ONES.includes(position) ? 'hard' : 'easy'
    case 'no_skip':
      return LONG_ONES.includes(position) ? 'hard' : null
    case 'slow_start':
      return position <= 3 ? 'easy' : null
    default:
      return null
  }
}
