/** Which question comes next in adaptive practice: pure, and the same for the same arguments. */
import type { Source } from '~/exam/bank/source'
import { bankSources, otherTwin } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { choiceCount, DIFFICULTIES, type Difficulty, type Level, type Subject } from '~/exam/core/levels'
import { type Random, seededRandom } from '~/exam/core/random'
import { type Estimate, edgeDifficulty, firstRating, standingOf } from '~/exam/scoring/rating'
import { type Asked, isSameSkill, missed, RETURNS_AFTER, type SkillName } from './asked'

/** Of so many of the weakest skills one is taken. */
const WEAKEST = 3
/** Questions on one passage before another section has its turn, unless more are wanted. */
const OF_A_PASSAGE = 3

export interface SkillEstimate extends Estimate, SkillName {}

export interface PracticeState {
  level: Level
  /** What the student chose to practice. */
  subjects: readonly Subject[]
  /** The one skill, where the student chose one. */
  skill?: string | null
  /** Where the student chose it; else the edge of what they can do. */
  difficulty?: Difficulty | null
  asked: readonly Asked[]
  /** Questions on one passage, where they should be as many as in the real test. */
  ofPassage?: number
  estimates: readonly SkillEstimate[]
  /** Names of sources that were taken out of the bank. */
  hidden: ReadonlySet<string>
  seed: string
}

/**
 * The next question. A skill that was missed comes back after two or three others; a passage keeps the floor for three questions; else each
 * subject has its turn, never with the skill of the question before, half the time one of the weakest skills and half the time one that
 * was asked least. Nothing that an earlier question was made from comes again while there is anything else. Null when the bank has nothing
 * left.
 */
export function nextPracticeItem(state: PracticeState): Item | null {
  const random = seededRandom(`practice:${state.seed}:${state.asked.length}`)
  return comingBack(state, random) ?? onSamePassage(state, random) ?? inTurn(state, random)
}

function comingBack(state: PracticeState, random: Random): Item | null {
  if (state.skill) return null
  const due = missed(state.asked).filter(({ since }) => since >= RETURNS_AFTER.least)
  const waits = due.every(({ since }) => since < RETURNS_AFTER.most) && random.chance(1, 2)
  if (waits) return null
  return firstOf(due, ({ item }) => itemOf(state, item, random) ?? again(state, [item]))
}

function onSamePassage(state: PracticeState, random: Random): Item | null {
  const last = state.asked.at(-1)?.item
  if (!last?.passage) return null
  const name = sourceOf(last)
  const [source] = sourcesOf(state, last.subject).filter((one) => one.name === name)
  const run = state.asked.length - 1 - state.asked.findLastIndex(({ item }) => sourceOf(item) !== name)
  if (!source || run >= (state.ofPassage ?? OF_A_PASSAGE)) return null

  const offers = source.offers.filter((offer) => isWanted(state, offer.skill) && isNew(state, offer.item(state.seed)))
  const fresh = leastBy(offers, ({ skill }) => timesAsked(state, { subject: last.subject, skill }))
  return fresh.length > 0 ? random.pick(fresh).item(state.seed) : null
}

function inTurn(state: PracticeState, random: Random): Item | null {
  const subjects = subjectsInTurn(state, random)
  const fresh = (subject: Subject) => [...new Set(freshOffers(state, subject).map(({ skill }) => skill))]
  const rests = restsIn(state)
  const pick = (subject: Subject, skills: string[]) =>
    skills.length > 0 ? itemOf(state, { subject, skill: pickSkill(skills, state, subject, random) }, random) : null
  return (
    firstOf(subjects, (subject) =>
      pick(
        subject,
        fresh(subject).filter((skill) => !rests({ subject, skill })),
      ),
    ) ?? firstOf(subjects, (subject) => pick(subject, fresh(subject)) ?? again(state, random.shuffle(askedIn(state, subject))))
  )
}

/** What was just missed rests for two questions, and so does the skill of the question before for one, if anything else can be asked. */
function restsIn({ asked }: PracticeState): (name: SkillName) => boolean {
  const last = asked.slice(-1).map(({ item }) => item)
  const resting = missed(asked).flatMap(({ item, since }) => (since < RETURNS_AFTER.least ? item : []))
  return (name) => [...last, ...resting].some((one) => isSameSkill(one, name))
}

function askedIn({ asked }: PracticeState, subject: Subject): Item[] {
  return asked.map(({ item }) => item).filter((item) => item.subject === subject)
}

/** The least asked subjects first, but not the one of the question before if another is as much in turn. */
function subjectsInTurn({ subjects, asked }: PracticeState, random: Random): Subject[] {
  const planned = asked.filter(({ isTwin }) => !isTwin)
  const last = asked.at(-1)?.item.subject
  const count = (subject: Subject) => planned.filter(({ item }) => item.subject === subject).length
  return random.shuffle(subjects).toSorted((a, b) => count(a) - count(b) || Number(a === last) - Number(b === last))
}

/** A question of this skill from something that was not used yet, as hard as it should be; null when there is nothing left. */
function itemOf(state: PracticeState, { subject, skill }: SkillName, random: Random): Item | null {
  const offers = freshOffers(state, subject).filter((offer) => offer.skill === skill)
  if (offers.length === 0) return null
  const difficulty = difficultyFor(state, { subject, skill }, [...new Set(offers.map((offer) => offer.difficulty))])
  return random.pick(offers.filter((offer) => offer.difficulty === difficulty)).item(`${state.seed}.${state.asked.length + 1}`)
}

/** What was chosen or what is nearest to it; else the edge of what the student can do. */
function difficultyFor({ level, difficulty, estimates }: PracticeState, name: SkillName, among: readonly Difficulty[]): Difficulty {
  if (!difficulty) return edgeDifficulty(estimateOf(estimates, name).rating, choiceCount(level), among)
  const distance = (one: Difficulty) => Math.abs(DIFFICULTIES.indexOf(one) - DIFFICULTIES.indexOf(difficulty))
  return among.toSorted((a, b) => distance(a) - distance(b))[0] ?? difficulty
}

/** One of these questions with new numbers or words, from nothing hidden and not met in the session. */
function again(state: PracticeState, items: readonly Item[]): Item | null {
  return firstOf(items, (item) => practiceTwin(item, state))
}

function pickSkill(skills: readonly string[], state: PracticeState, subject: Subject, random: Random): string {
  const possible = leastBy(skills, (skill) => timesAsked(state, { subject, skill }))
  const known = possible.map((skill) => ({ skill, ...estimateOf(state.estimates, { subject, skill }) }))
  const weak = known
    .filter(({ answers, rating }) => answers > 0 && standingOf(rating, choiceCount(state.level)) !== 'strong')
    .toSorted((a, b) => a.rating - b.rating)
  if (weak.length > 0 && random.chance(1, 2)) return random.pick(weak.slice(0, WEAKEST)).skill
  return random.pick(leastBy(known, ({ answers }) => answers)).skill
}

/** The student's estimate of a skill; where there is none yet, the start that the subject's other skills suggest. */
export function estimateOf(estimates: readonly SkillEstimate[], name: SkillName): Estimate {
  const ofSubject = estimates.filter((estimate) => estimate.subject === name.subject)
  return ofSubject.find((estimate) => estimate.skill === name.skill) ?? { rating: firstRating(ofSubject), answers: 0 }
}

/** The last question again with new numbers or words, made from nothing hidden and not met in the session; null when there is none. */
export function practiceTwin(item: Item, { asked, hidden, seed }: Pick<PracticeState, 'asked' | 'hidden' | 'seed'>): Item | null {
  const isFree = (twin: Item) => !hidden.has(sourceOf(twin)) && isNew({ asked }, twin)
  return otherTwin(item, `${seed}.${asked.length + 1}`, { seen: asked.map((question) => question.item), isFree })
}

/** Everything that may be asked in a subject. */
function sourcesOf({ level, hidden }: PracticeState, subject: Subject): Source[] {
  return bankSources({ level, subject }).filter(({ name, isReserved }) => !isReserved && !hidden.has(name))
}

function freshOffers(state: PracticeState, subject: Subject) {
  const used = new Set(state.asked.map(({ item }) => sourceOf(item)))
  const fresh = sourcesOf(state, subject).filter(({ name }) => !used.has(name))
  return fresh.flatMap(({ offers }) => offers).filter(({ skill }) => isWanted(state, skill))
}

function isWanted({ skill: wanted }: PracticeState, skill: string): boolean {
  return !wanted || skill === wanted
}

/** Neither the same question nor one that reads the same: a family with few parameters soon repeats itself. */
function isNew({ asked }: Pick<PracticeState, 'asked'>, item: Item): boolean {
  return !asked.some((question) => question.item.id === item.id || printed(question.item) === printed(item))
}

function printed({ stem, columns, figure, passage, choices }: Item): string {
  return JSON.stringify([stem, columns, figure, passage?.id, choices.map(({ text }) => text).toSorted()])
}

function timesAsked({ asked }: PracticeState, name: SkillName): number {
  return asked.filter(({ item }) => isSameSkill(item, name)).length
}

function leastBy<T>(values: readonly T[], measure: (value: T) => number): T[] {
  const least = Math.min(...values.map(measure))
  return values.filter((value) => measure(value) === least)
}

function firstOf<T, Result>(values: readonly T[], find: (value: T) => Result | null): Result | null {
  for (const value of values) {
    const result = find(value)
    if (result) return result
  }
  return null
}
