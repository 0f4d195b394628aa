/** What practice did for a student's skills: those that one session touched, and the one with most to gain. */
import { choiceCount, type Level, type Subject } from '~/exam/core/levels'
import type { SkillName } from '~/exam/practice/asked'
import { estimateOf, type SkillEstimate } from '~/exam/practice/pick.server'
import { ENOUGH_ANSWERS, type Movement, movementOf, type Standing, standingOf } from '~/exam/scoring/rating'
import type { PracticeQuestion } from './open-practice.server'

export interface TouchedSkill extends SkillName {
  key: string
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
    const key = `${question.item.subject}:${question.item.skill}`
    bySkill.set(key, [...(bySkill.get(key) ?? []), question])
  }
  return [...bySkill].flatMap(([key, questions]) => {
    const [first] = questions
    if (!first) return []
    const { rating, answers } = estimateOf(estimates, first.item)
    const rated = questions.map(({ isRight, hintsUsed, isTwin, item }) => ({
      isRight: isRight === true,
      hints: hintsUsed,
      isTwin,
      difficulty: item.difficulty,
      choices: item.choices.length,
    }))
    return {
      key,
      subject: first.item.subject,
      skill: first.item.skill,
      right: rated.filter(({ isRight }) => isRight).length,
      answers: questions.length,
      movement: movementOf(rating, rated),
      standing: standingOf(rating, first.item.choices.length),
      answersBehind: answers,
    }
  })
}

/** The skills with the lowest estimates among those with answers enough, and not strong; three at most. `estimates` begin with the weakest. */
export function weakestSkills(estimates: readonly SkillEstimate[], level: Level, subject?: Subject): SkillName[] {
  const choices = choiceCount(level)
  return estimates
    .filter((estimate) => estimate.answers >= ENOUGH_ANSWERS && standingOf(estimate.rating, choices) !== 'strong')
    .filter((estimate) => subject === undefined || estimate.subject === subject)
    .slice(0, MOST_WEAKEST)
    .map(({ subject: of, skill }) => ({ subject: of, skill }))
}

const MOST_WEAKEST = 3
