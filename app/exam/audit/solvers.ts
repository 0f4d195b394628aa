/**
 * The giveaway audit: solvers that see the choices and not the question. On a sound bank none of them does better than guessing.
 */
import { sizeOfValue } from '~/exam/values/order'

/** A question as a solver sees it, and what only the audit knows. */
export interface Blind {
  choices: readonly string[]
  /** Canonical values of numeric choices, for solvers that order them. */
  values: readonly string[]
  answer: number
}

export interface Solver {
  name: string
  /** The choices it would take, guessing among them; all of them when its rule says nothing. */
  picks(question: Blind): number[]
}

export interface AuditRow {
  solver: string
  questions: number
  /** Share of questions that the solver gets right, ties counted in parts. */
  rate: number
  /** The share that guessing gets right. */
  chance: number
  /** Ends of the 95 % interval of `rate - chance`. */
  low: number
  high: number
}

/** How far above chance a solver may be, as a share: three points in a hundred. */
const ALLOWANCE = 0.03

/** What one solver reaches on these questions. Throws when there are none. */
export function audit(questions: readonly Blind[], solver: Solver): AuditRow {
  if (questions.length === 0) throw new RangeError('no questions to audit')
  const gains = questions.map((question) => {
    const picks = solver.picks(question)
    return (picks.includes(question.answer) ? 1 / picks.length : 0) - 1 / question.choices.length
  })
  const mean = average(gains)
  const error = Math.sqrt(average(gains.map((gain) => (gain - mean) ** 2)) / gains.length)
  const chance = average(questions.map(({ choices }) => 1 / choices.length))
  return {
    solver: solver.name,
    questions: questions.length,
    rate: chance + mean,
    chance,
    low: mean - 1.96 * error,
    high: mean + 1.96 * error,
  }
}

/**
 * Whether the solver is more than the allowance above chance. The rate itself counts, not what chance would excuse: the questions are
 * those that are printed, and a solver gains on them whether or not it would on others.
 */
export const isGiveAway = ({ rate, chance }: AuditRow): boolean => rate - chance > ALLOWANCE

/** The choices with the greatest measure; all when the measure tells none apart or cannot be taken. */
function greatest(measure: (choice: string) => number): Solver['picks'] {
  return ({ choices }) => extremes(choices.map(measure))
}

/** What a solver leaves over; all choices when it took them all. */
function allBut(picks: Solver['picks']): Solver['picks'] {
  return (question) => {
    const taken = picks(question)
    const all = [...question.choices.keys()]
    return taken.length < all.length ? all.filter((index) => !taken.includes(index)) : all
  }
}

function extremes(sizes: readonly number[]): number[] {
  const all = [...sizes.keys()]
  if (sizes.some(Number.isNaN)) return all
  const most = Math.max(...sizes)
  return all.filter((index) => sizes[index] === most)
}

/** Solvers for any kind of question. */
export const GENERAL_SOLVERS: readonly Solver[] = [
  { name: 'longest', picks: greatest((choice) => choice.length) },
  { name: 'shortest', picks: greatest((choice) => -choice.length) },
  { name: 'any but the longest', picks: allBut(greatest((choice) => choice.length)) },
  { name: 'any but the shortest', picks: allBut(greatest((choice) => -choice.length)) },
  { ...alphabeticalSolver(0), name: 'first in the alphabet' },
  { ...alphabeticalSolver(-1), name: 'last in the alphabet' },
  { name: 'odd one out by form', picks: ({ choices }) => oddOneOut(choices.map(form)) },
]

/** Solvers for choices that are numbers. */
export const NUMBER_SOLVERS: readonly Solver[] = [
  { name: 'smallest', picks: ({ values }) => extremes(values.map((value) => -sizeOfValue(value))) },
  { name: 'greatest', picks: ({ values }) => extremes(values.map(sizeOfValue)) },
  { name: 'any but the smallest', picks: allBut(({ values }) => extremes(values.map((value) => -sizeOfValue(value)))) },
  { name: 'any but the greatest', picks: allBut(({ values }) => extremes(values.map(sizeOfValue))) },
  { name: 'in the middle', picks: ({ values }) => inTheMiddle(values.map(sizeOfValue)) },
  ...[1, 2, 3].map((place) => ({ name: `number ${place + 1} by size`, picks: bySize(place) })),
]

/** Always the letter that is the key most often in these questions: "most frequent letter". */
export function letterSolver(questions: readonly Blind[]): Solver {
  const counts = [0, 1, 2, 3, 4].map((letter) => questions.filter(({ answer }) => answer === letter).length)
  const best = counts.indexOf(Math.max(...counts))
  return { name: `always ${'ABCDE'[best]}`, picks: () => [best] }
}

/** The rarest and the most frequent word, by how often each of its words occurs per million; a phrase is as rare as its rarest word. */
export function frequencySolvers(frequency: (word: string) => number): Solver[] {
  const rarest = (choice: string) => Math.min(...(choice.toLowerCase().match(/[a-z]+/g) ?? ['']).map(frequency))
  return [
    { name: 'rarest word', picks: greatest((choice) => -rarest(choice)) },
    { name: 'most frequent word', picks: greatest(rarest) },
    { name: 'any but the rarest', picks: allBut(greatest((choice) => -rarest(choice))) },
    { name: 'any but the most frequent', picks: allBut(greatest(rarest)) },
  ]
}

/** One of two choices that are opposites, where there are such. */
export function oppositeSolver(areOpposite: (a: string, b: string) => boolean): Solver {
  return {
    name: 'one of two opposites',
    picks: ({ choices }) => {
      const paired = [...choices.keys()].filter((index) => choices.some((other) => areOpposite(choices[index] ?? '', other)))
      return paired.length > 0 ? paired : [...choices.keys()]
    },
  }
}

/** The choice at this place of the alphabet, -1 for the last. */
export function alphabeticalSolver(place: number): Solver {
  return {
    name: `number ${place + 1} in the alphabet`,
    picks: ({ choices }) => {
      const wanted = choices.toSorted((a, b) => a.localeCompare(b, 'en')).at(place)
      return [...choices.keys()].filter((index) => choices[index] === wanted)
    },
  }
}

/** The choice whose form no other shares, where all others share one. */
function oddOneOut(forms: readonly string[]): number[] {
  const all = [...forms.keys()]
  const lonely = all.filter((index) => forms.filter((other) => other === forms[index]).length === 1)
  return lonely.length === 1 && new Set(forms).size === 2 ? lonely : all
}

/** What a choice looks like: for numbers their kind, for words the ending that tells the part of speech. */
function form(choice: string): string {
  if (/\d/.test(choice)) return choice.replace(/[\d,]+/g, '9')
  const endings = choice
    .split(/ is to |, | and /)
    .map((word) => /(?:ing|ed|ly|ness|tion|ment|ity|ous|ful|less|ive|able|al|ic|ate|ize|er|s)$/.exec(word)?.[0] ?? '')
  return endings.join(' ')
}

/** The choice at this place from the smallest on; all where there is no such place or no order. */
function bySize(place: number): Solver['picks'] {
  return ({ values }) => {
    const sizes = values.map(sizeOfValue)
    const ordered = [...sizes.keys()].toSorted((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0))
    const wanted = ordered[place]
    return wanted === undefined || sizes.some(Number.isNaN) ? ordered : [wanted]
  }
}

function inTheMiddle(sizes: readonly number[]): number[] {
  const [lowest, highest] = [extremes(sizes.map((size) => -size)), extremes(sizes)]
  const inner = [...sizes.keys()].filter((index) => !lowest.includes(index) && !highest.includes(index))
  return inner.length > 0 ? inner : [...sizes.keys()]
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
