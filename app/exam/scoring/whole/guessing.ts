/**
 * When to guess on the SSAT, from the student's own strike-outs: how often an answer was right by the number of choices struck before it,
 * what skipping and guessing cost, and the student's own rule. Break-even is one right in five (docs/exams.md 2.4, D).
 */
import type { Outcome } from '~/exam/scoring/outcome'

export interface StruckQuestion {
  outcome: Outcome
  /** Choices struck out, the chosen one not counted. */
  struck: number
  /** The right answer is among them. */
  isKeyStruck: boolean
}

interface HitRate {
  struck: number
  answered: number
  right: number
  blank: number
  /** Right less a quarter for each wrong one, in quarters of a point. */
  quarters: number
}

export interface Guessing {
  rates: HitRate[]
  /** What the blanks with struck choices would have brought by chance, in points. */
  lostToSkips: number
  skips: number
  /** Points below nothing of the numbers of struck choices at which answering lost points. */
  lostToGuesses: number
  /** All wrong answers, at a quarter point each. */
  wrongCost: number
  keysStruck: number
  rule: string
}

const CHOICES = 5
const BREAK_EVEN = 1 / CHOICES
/** Fewer answers than these say nothing about a rule. */
const LEAST_ANSWERS = 10
/** Fewer than these are called a small sample. */
const SMALL_SAMPLE = 30

/** Null where nothing was asked. */
export function guessingOf(questions: readonly StruckQuestion[]): Guessing | null {
  if (questions.length === 0) return null
  const rates = [0, 1, 2, 3, 4].map((struck) => rateOf(struck, questions))
  const skipped = questions.filter(({ outcome, struck }) => outcome === 'omitted' && struck > 0)
  const lossQuarters = rates.reduce((sum, { quarters }) => sum + Math.max(0, -quarters), 0)
  return {
    rates: rates.filter(({ answered, blank }) => answered + blank > 0),
    lostToSkips: skipped.reduce((sum, { struck }) => sum + chanceOf(struck), 0),
    skips: skipped.length,
    lostToGuesses: lossQuarters / 4,
    wrongCost: questions.filter(({ outcome }) => outcome === 'wrong').length / 4,
    keysStruck: questions.filter(({ isKeyStruck }) => isKeyStruck).length,
    rule: ruleOf(rates),
  }
}

/** Expected points of a blind choice among what is left (docs/exams.md 2.4): 0, 0.063, 0.167, 0.375, 1. */
export function chanceOf(struck: number): number {
  const hit = 1 / (CHOICES - Math.min(struck, CHOICES - 1))
  return hit - (1 - hit) / 4
}

function rateOf(struck: number, questions: readonly StruckQuestion[]): HitRate {
  const mine = questions.filter((question) => Math.min(question.struck, CHOICES - 1) === struck)
  const count = (outcome: Outcome) => mine.filter((question) => question.outcome === outcome).length
  const [right, wrong] = [count('right'), count('wrong')]
  return { struck, answered: right + wrong, right, blank: count('omitted'), quarters: right * 4 - wrong }
}

function ruleOf(rates: readonly HitRate[]): string {
  const struckOnes = rates.filter(({ struck }) => struck > 0)
  const answered = struckOnes.reduce((sum, rate) => sum + rate.answered, 0)
  const right = struckOnes.reduce((sum, rate) => sum + rate.right, 0)
  if (answered < LEAST_ANSWERS) {
    const few =
      answered === 0 ? 'You answered nothing after striking a choice out' : `You answered only ${answered} after striking a choice out`
    return `${few}: too few for a rule of your own. By the arithmetic, answer as soon as you can strike one of the five.`
  }
  const percent = Math.round((right / answered) * 100)
  const facts = `After striking at least one choice you are right ${percent}% of the time (${right} of ${answered}${answered < SMALL_SAMPLE ? ', a small sample' : ''})`
  const { low, high } = wilson(right, answered)
  if (low > BREAK_EVEN) return `${facts}, and one right in five is enough: answer whenever you can strike one.`
  if (high < BREAK_EVEN)
    return `${facts}, and it takes one right in five: leave these blank until your strike-outs hold, because each answer costs points now.`
  return `${facts}. One right in five is enough, and so few answers cannot tell whether you reach it: answer when you can strike two, else leave it blank.`
}

/** The range in which the true share of right answers lies with 95 per cent (E. B. Wilson, 1927). */
function wilson(right: number, answered: number): { low: number; high: number } {
  const z = 1.96
  const share = right / answered
  const center = share + (z * z) / (2 * answered)
  const half = z * Math.sqrt((share * (1 - share)) / answered + (z * z) / (4 * answered * answered))
  const whole = 1 + (z * z) / answered
  return { low: (center - half) / whole, high: (center + half) / whole }
}
