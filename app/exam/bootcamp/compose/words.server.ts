/** The questions of words that a program asks: each word, sentence and analogy once, spread over all days. */
import { LESSONS } from '~/content/lessons/lessons.server'
import { bankSources } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { examOf, type Level, tierOf } from '~/exam/core/levels'
import { PROGRAM_DAYS, subjectOf } from '../program'
import type { Draw } from './draw.server'

const SYNONYMS = 'Synonyms'
/** Of the questions that are no synonyms, the part that verbal sessions ask; the rest is for reading, on days without a passage. */
const OF_VERBAL = 0.85

/** The days on which verbal sessions show a lesson: on words, then on the pace of the whole test. */
const LESSON_DAYS: Record<'isee' | 'ssat', [day: number, lesson: string][]> = {
  isee: [
    [1, 'synonyms'],
    [2, 'sentence-completions'],
    [4, 'shades-of-meaning'],
    [6, 'word-parts'],
    [9, 'two-blanks'],
  ],
  ssat: [
    [1, 'synonyms'],
    [2, 'analogies'],
    [4, 'shades-of-meaning'],
    [5, 'analogies-of-things'],
    [8, 'word-parts'],
    [11, 'tricky-analogies'],
  ],
}
const PACE_DAYS: [day: number, lesson: string][] = [
  [14, 'pace-by-section'],
  [21, 'guess-or-skip'],
  [29, 'test-morning'],
]

/** By day, as far as the lesson is made for this tier. */
export function verbalLessons(level: Level): Map<number, string> {
  const made = (id: string) => LESSONS.some((lesson) => lesson.id === id && lesson.tiers.includes(tierOf(level)))
  return new Map([...LESSON_DAYS[examOf(level)], ...PACE_DAYS].filter(([, lesson]) => made(lesson)))
}

/** Questions in the order in which the program asks them, from easy to hard over the days. */
export function wordQueues(level: Level, draw: Draw) {
  const { random, take } = draw
  const subject = subjectOf(level, 'verbal')
  const open = bankSources({ level, subject }).filter(({ isReserved }) => !isReserved)
  const items = random.shuffle(open).map(({ offers, name }) => random.pick(offers).item(`camp.${level}.${name}`))
  const synonyms = fromEasyToHard(items.filter(({ skill }) => skill === SYNONYMS))
  const others = fromEasyToHard(items.filter(({ skill }) => skill !== SYNONYMS))
  const perSession = Math.floor((others.length * OF_VERBAL) / PROGRAM_DAYS)
  const spare = random.shuffle(others).slice(0, others.length - perSession * PROGRAM_DAYS)
  const verbal = others.filter((item) => !spare.includes(item))

  function first(...queues: Item[][]): Item {
    for (const queue of queues) {
      for (let item = queue.shift(); item; item = queue.shift()) if (take(item)) return item
    }
    throw new RangeError(`the bank has no new word at ${level}`)
  }
  return {
    title: examOf(level) === 'isee' ? 'Synonyms and sentence completions' : 'Synonyms and analogies',
    next: (session: 'verbal' | 'reading') => (session === 'reading' ? first(spare, synonyms) : first(synonyms, spare)),
    /** Both kinds, mixed as the real section mixes them. */
    session: (count: number) => {
      const mixed = Math.min(perSession, Math.floor(count / 2))
      return random.shuffle([
        ...Array.from({ length: mixed }, () => first(verbal, synonyms)),
        ...Array.from({ length: count - mixed }, () => first(synonyms, spare)),
      ])
    },
    reading: (count: number) =>
      Array.from({ length: count }, (_, index) => (index % 3 === 2 ? first(spare, synonyms) : first(synonyms, spare))),
  }
}

const HARDNESS = { easy: 0, medium: 1, hard: 2 }

/** In three overlapping waves: of each six, what comes next is mostly of its own part of the month. */
function fromEasyToHard(items: readonly Item[]): Item[] {
  const sorted = items.toSorted((a, b) => HARDNESS[a.difficulty] - HARDNESS[b.difficulty])
  const third = Math.ceil(sorted.length / 3)
  const parts = [sorted.slice(0, third), sorted.slice(third, 2 * third), sorted.slice(2 * third)]
  const order = [0, 0, 1, 0, 1, 2, 1, 0, 1, 2, 1, 0, 2, 1, 2]
  const mixed: Item[] = []
  while (mixed.length < sorted.length) {
    const turn = order[Math.floor((mixed.length / sorted.length) * order.length)] ?? 2
    const wave = [turn, (turn + 1) % 3, (turn + 2) % 3].map((place) => parts[place]).find((part) => part && part.length > 0)
    const item = wave?.shift()
    if (item) mixed.push(item)
  }
  return mixed
}
