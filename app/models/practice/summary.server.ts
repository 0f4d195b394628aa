/** What practice did for a student's skills: those that one session touched, and the one with most to gain. */
import { choiceCount, type Level } from '~/exam/core/levels'
import { estimateOf, type SkillEstimate } from '~/exam/practice/pick.server'
import { type Movement, movementOf, type Standing, standingOf } from '~/exam/scoring/rating'
import type { PracticeQuestion } from './open-practice.server'

export interface TouchedSkill {
  key: string
  skill: string
  right: number
  /** Answers in this session. */
  answers: number
  movement: Movement
  standing: Standing
  /** Answers that stand behind the estimate, of all sessions. */
  answersBehind: number
}

/** The skills of the answered questions, in the order they came up. */
export function touchedSkills(answered: readonly PracticeQuestion[], estimates: readonly SkillEstimate[]): TouchedSkill[] {
  const bySkill = new Map<string, PracticeQuestion[]>()
  for (const question of answered) {
    const key = `${question.subject}:${question.skill}`
    bySkill.set(key, [...(bySkill.get(key) ?? []), question])
  }
  return [...bySkill].flatMap(([key, questions]) => {
    const [first] = questions
    if (!first) return []
    const { rating, answers } = estimateOf(estimates, first)
    const rated = questions.map(({ isRight, hintsUsed, isTwin, item }) => ({
      isRight: isRight === true,
      hints: hintsUsed,
      isTwin,
      difficulty: item.difficulty,
      choices: item.choices.length,
    }))
    return {
      key,
      skill: first.skill,
      right: rated.filter(({ isRight }) => isRight).length,
      answers: questions.length,
      movement: movementOf(rating, rated),
      standing: standingOf(rating, first.item.choices.length),
      answersBehind: answers,
    }
  })
}

/** The skill with the lowest estimate among those practiced; null when none is, or all are strong. `estimates` begin with the weakest. */
export function weakestSkill(estimates: readonly SkillEstimate[], level: Level): string | null {
  const [weakest] = estimates
  return weakest && standingOf(weakest.rating, choiceCount(level)) !== 'strong' ? weakest.skill : null
}
