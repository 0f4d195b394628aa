/**
 * The choices of a question. Numbers stand in ascending order, as both tests print them, so the place of the key is its rank, and
 * which wrong answers are taken decides it (docs/decisions/019). Letters that name points or packs stand in their order too; their family
 * shuffles what they name. Everything else is shuffled.
 */
import type { Answer, Distractor } from '~/exam/core/item/answer'
import type { Choice } from '~/exam/core/item/item'
import type { Random } from '~/exam/core/random'
import { ascending, compareValues, isNumber } from '~/exam/values/order'

interface Answers {
  answer: Answer
  distractors: readonly Distractor[]
}

/** Wrong answers that differ from the key and from each other, in value, in text and in the mistake behind them; in order of preference. */
export function wrongAnswers({ answer, distractors }: Answers): Distractor[] {
  const taken: Answer[] = [answer]
  const mistakes = new Set<string>()
  return distractors.filter(({ text, value, says }) => {
    if (mistakes.has(says) || taken.some((other) => other.value === value || other.text === text)) return false
    taken.push({ text, value })
    mistakes.add(says)
    return true
  })
}

/** The places, from 0, at which the key can stand among this many sorted choices; null where not every answer is a number. */
export function keyPlaces(answer: Answer, wrong: readonly Distractor[], count: number): number[] | null {
  if (![answer, ...wrong].every(({ value }) => isNumber(value))) return null
  const below = lesser(answer, wrong).length
  return Array.from({ length: count }, (_, place) => place).filter((place) => place <= below && count - 1 - place <= wrong.length - below)
}

/** Choices in ascending order with the key at this place: of the lesser and of the greater wrong answers the most likely ones. */
export function sortedChoices(answer: Answer, wrong: readonly Distractor[], count: number, place: number): Choice[] {
  const below = lesser(answer, wrong)
  const above = wrong.filter((distractor) => !below.includes(distractor))
  const choices = [keyChoice(answer), ...[...below.slice(0, place), ...above.slice(0, count - 1 - place)].map(wrongChoice)]
  return ascending(choices) ?? choices
}

/** The most likely wrong answers and the key in random order, or sorted where just these are numbers or letters. */
export function shuffledChoices(answer: Answer, wrong: readonly Distractor[], count: number, random: Random): Choice[] {
  const choices = random.shuffle([keyChoice(answer), ...wrong.slice(0, count - 1).map(wrongChoice)])
  return ascending(choices) ?? lettered(choices) ?? choices
}

/** "P", "Q", "R" or "Pack P", "Pack Q", "Pack R": in the order of the letters; null for anything else. */
function lettered(choices: readonly Choice[]): Choice[] | null {
  const names = choices.map(({ value }) => /^=((?:\w+ )?)[A-Z]$/.exec(value)?.[1])
  const isLettered = names.every((name) => name !== undefined && name === names[0])
  return isLettered ? choices.toSorted((a, b) => (a.value < b.value ? -1 : 1)) : null
}

const lesser = ({ value: key }: Answer, wrong: readonly Distractor[]) => wrong.filter(({ value }) => compareValues(value, key) < 0)

const keyChoice = ({ text, value }: Answer): Choice => ({ text, value })
const wrongChoice = ({ text, value, type, says }: Distractor): Choice => ({ text, value, misconception: { type, says } })
