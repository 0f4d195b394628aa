/** Which question comes next in adaptive practice: pure, and the same for the same arguments. */
import type { Source } from '~/exam/bank/source'
import { bankSources, otherTwin } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { choiceCount, type Level, type Subject } from '~/exam/core/levels'
import { type Random, seededRandom } from '~/exam/core/random'
import { type Estimate, edgeDifficulty, firstRating, standingOf } from '~/exam/scoring/rating'

/** Of so many of the weakest skills one is taken. */
const WEAKEST = 3

/** A question of the session, in the order it was asked. */
export interface Asked {
  /** The item's id. */
  name: string
  subject: Subject
  skill: string
}

export interface SkillEstimate extends Estimate {
  subject: Subject
  skill: string
}

export interface PracticeState {
  level: Level
  /** What the student chose to practice. */
  subjects: readonly Subject[]
  asked: readonly Asked[]
  estimates: readonly SkillEstimate[]
  /** Names of sources that were taken out of the bank. */
  hidden: ReadonlySet<string>
  seed: string
}

/**
 * The next question: each subject in turn, never the skill of the question before, half the time one of the weakest skills and half the
 * time one that was asked least, at the difficulty nearest to the student's edge. Nothing that an earlier question of the session was
 * made from comes again. Null when the bank has nothing left.
 */
export function nextPracticeItem(state: PracticeState): Item | null {
  const random = seededRandom(`practice:${state.seed}:${state.asked.length}`)
  const used = new Set(state.asked.map(({ name }) => sourceOf({ id: name })))
  for (const subject of subjectsInTurn(state, random)) {
    const sources = bankSources({ level: state.level, subject }).filter(({ name }) => !state.hidden.has(name) && !used.has(name))
    const item = pickItem(sources, state, subject, random)
    if (item) return item
  }
  return null
}

/** The least asked subjects first, but not the one of the question before if another is as much in turn. */
function subjectsInTurn({ subjects, asked }: PracticeState, random: Random): Subject[] {
  const planned = asked.filter((_, index) => !isTwin(asked, index))
  const last = asked.at(-1)?.subject
  const timesAsked = (subject: Subject) => planned.filter((question) => question.subject === subject).length
  return random.shuffle(subjects).toSorted((a, b) => timesAsked(a) - timesAsked(b) || Number(a === last) - Number(b === last))
}

function pickItem(sources: readonly Source[], state: PracticeState, subject: Subject, random: Random): Item | null {
  const offers = sources.flatMap((source) => source.offers)
  const skills = [...new Set(offers.map(({ skill }) => skill))]
  if (skills.length === 0) return null

  const skill = pickSkill(skills, state, subject, random)
  const choices = choiceCount(state.level)
  const ofSkill = offers.filter((offer) => offer.skill === skill)
  const { rating } = estimateOf(state.estimates, { subject, skill })
  const difficulty = edgeDifficulty(rating, choices, [...new Set(ofSkill.map((offer) => offer.difficulty))])
  const atEdge = ofSkill.filter((offer) => offer.difficulty === difficulty)
  return random.pick(atEdge).item(`${state.seed}.${state.asked.length + 1}`)
}

function pickSkill(skills: readonly string[], { level, asked, estimates }: PracticeState, subject: Subject, random: Random): string {
  const timesAsked = (skill: string) => asked.filter((question) => question.skill === skill).length
  const others = skills.filter((skill) => skill !== asked.at(-1)?.skill)
  const possible = leastBy(others.length > 0 ? others : skills, timesAsked)

  const known = possible.map((skill) => ({ skill, ...estimateOf(estimates, { subject, skill }) }))
  const weak = known
    .filter(({ answers, rating }) => answers > 0 && standingOf(rating, choiceCount(level)) !== 'strong')
    .toSorted((a, b) => a.rating - b.rating)
  if (weak.length > 0 && random.chance(1, 2)) return random.pick(weak.slice(0, WEAKEST)).skill
  return random.pick(leastBy(known, ({ answers }) => answers)).skill
}

/** The student's estimate of a skill; where there is none yet, the start that the subject's other skills suggest. */
export function estimateOf(estimates: readonly SkillEstimate[], { subject, skill }: { subject: Subject; skill: string }): Estimate {
  const ofSubject = estimates.filter((estimate) => estimate.subject === subject)
  return ofSubject.find((estimate) => estimate.skill === skill) ?? { rating: firstRating(ofSubject), answers: 0 }
}

/** Whether the question at this place of the session is a twin: it has the skill of the one before, which picking never repeats. */
export function isTwin(asked: readonly Asked[], index: number): boolean {
  return index > 0 && asked[index]?.skill === asked[index - 1]?.skill
}

/** The last question again with new numbers or words, made from nothing hidden and not met in the session; null when there is none. */
export function practiceTwin(item: Item, { asked, hidden, seed }: Pick<PracticeState, 'asked' | 'hidden' | 'seed'>): Item | null {
  const isFree = (twin: Item) => !hidden.has(sourceOf(twin)) && !asked.some(({ name }) => name === twin.id)
  return otherTwin(item, `${seed}.${asked.length + 1}`, isFree)
}

function leastBy<T>(values: readonly T[], measure: (value: T) => number): T[] {
  const least = Math.min(...values.map(measure))
  return values.filter((value) => measure(value) === least)
}
