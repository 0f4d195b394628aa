/**
 * Five questions of adaptive practice for somebody without an account: the same choice of questions and the same estimates as behind the
 * door, worked out anew from the answers in the address. Nothing is stored.
 */
import { type Difficulty, LEVELS, type Level, type Subject } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { type Asked, isReturn, isSameSkill } from '~/exam/practice/asked'
import { estimateOf, nextPracticeItem, type SkillEstimate } from '~/exam/practice/pick.server'
import { printQuestion, printSolution } from '~/exam/print/item.server'
import { afterAnswer, type Estimate, expectedScore, movementOf, standingOf } from '~/exam/scoring/rating'
import { movementText, whyText } from '~/routes/learn/practice/parts/words'

export const DEMO_QUESTIONS = 5
/** Other questions for who tries it again. */
const ROUNDS = 9

/** Without passages: five questions are soon read. */
const SUBJECTS: Record<'isee' | 'ssat', readonly Subject[]> = {
  isee: ['mathematics_achievement', 'verbal_reasoning'],
  ssat: ['quantitative', 'verbal'],
}

type Step = ReturnType<typeof answeredStep>

/**
 * The demo as its address tells it: `level`, `round`, and the choices `q1` to `q5`. What is no level shows the start; an answer that is none
 * of the choices leaves its question, and all after it, unanswered.
 */
export function adaptiveDemo(search: URLSearchParams, hidden: ReadonlySet<string>) {
  const level = LEVELS.find((one) => one === search.get('level'))
  if (!level) return null
  const round = readWhole(search.get('round'), { from: 1, to: ROUNDS }) ?? 1
  const asked: Asked[] = []
  const steps: Step[] = []
  let estimates: SkillEstimate[] = []

  while (steps.length < DEMO_QUESTIONS) {
    const state = { level, subjects: SUBJECTS[level.startsWith('isee') ? 'isee' : 'ssat'], asked, estimates, hidden, seed: `demo ${round}` }
    const item = nextPracticeItem(state)
    if (!item) break
    const number = steps.length + 1
    const before = estimateOf(estimates, item)
    const { skill, subject, difficulty, choices } = item
    asked.push({ item, isTwin: false, isRight: null })
    const why = whyText({
      ...{ skill, difficulty, standing: standingOf(before.rating, choices.length), answers: before.answers },
      ...{ isTwin: false, isReturn: isReturn(asked, asked.length - 1), isSkillChosen: false, isDifficultyChosen: false },
    })
    const shown = { number, field: `q${number}`, section: SUBJECT_NAMES[subject], skill, why, question: printQuestion(item) }
    const choice = readWhole(search.get(shown.field), { from: 0, to: choices.length - 1 })
    if (choice === null) return { ...headOf(level, round), steps, asking: shown, skills: [] }

    const isRight = choice === item.answer
    asked[asked.length - 1] = { item, isTwin: false, isRight }
    const answer = { isRight, hints: 0, isTwin: false, difficulty, choices: choices.length }
    const after = afterAnswer(before, answer, runBefore(asked))
    estimates = [...estimates.filter((one) => !isSameSkill(one, item)), { subject, skill, ...after }]
    steps.push(answeredStep({ shown, choice, solution: printSolution(item, choice), before, after, answer }))
  }
  return { ...headOf(level, round), steps, asking: null, skills: summaryOf(steps) }
}

function headOf(level: Level, round: number) {
  return { level, levelName: LEVEL_NAMES[level], round, nextRound: (round % ROUNDS) + 1 }
}

interface Answered {
  shown: { number: number; field: string; section: string; skill: string; why: string; question: ReturnType<typeof printQuestion> }
  choice: number
  solution: ReturnType<typeof printSolution>
  before: Estimate
  after: Estimate
  answer: { isRight: boolean; hints: number; isTwin: boolean; difficulty: Difficulty; choices: number }
}

function answeredStep({ shown, choice, solution, before, after, answer }: Answered) {
  const { difficulty, choices, isRight } = answer
  return {
    ...shown,
    ...{ choice, solution, isRight, difficulty },
    expected: percent(expectedScore(before.rating, answer)),
    moved: movementText(movementOf(after.rating, [answer]), shown.skill),
    chances: (['easy', 'medium', 'hard'] as const).map((each) => ({
      difficulty: each,
      before: percent(expectedScore(before.rating, { difficulty: each, choices })),
      after: percent(expectedScore(after.rating, { difficulty: each, choices })),
    })),
  }
}

/** Each skill once, as its last answer left it. */
function summaryOf(steps: readonly Step[]) {
  const skills = [...new Set(steps.map(({ section, skill }) => `${section}: ${skill}`))]
  return skills.map((name) => {
    const own = steps.filter(({ section, skill }) => `${section}: ${skill}` === name)
    const last = own.at(-1)
    return {
      name,
      right: own.filter(({ isRight }) => isRight).length,
      asked: own.length,
      medium: last?.chances.find(({ difficulty }) => difficulty === 'medium')?.after ?? 0,
    }
  })
}

/** Right answers in a row just before the newest question, in its skill. */
function runBefore(asked: readonly Asked[]): number {
  const newest = asked.at(-1)
  if (!newest) return 0
  const own = asked.slice(0, -1).filter(({ item }) => isSameSkill(item, newest.item))
  return own.length - 1 - own.findLastIndex(({ isRight }) => !isRight)
}

function percent(chance: number): number {
  return Math.round(chance * 100)
}

function readWhole(text: string | null, { from, to }: { from: number; to: number }): number | null {
  if (!text || !/^\d$/.test(text)) return null
  const value = Number(text)
  return value >= from && value <= to ? value : null
}
