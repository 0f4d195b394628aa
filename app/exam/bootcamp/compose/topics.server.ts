/** Which topic stands on which day of a mathematics session: each lesson once, mixed days at the end of a week, and returns between. */
import { lessonOn } from '~/content/lessons/lessons.server'
import { bankSources } from '~/exam/bank/sources.server'
import type { Level, Subject } from '~/exam/core/levels'
import { MIXED_DAYS, PROGRAM_DAYS, subjectOf } from '../program'

/** The lessons of mathematics, from what others rest on to what rests on others. */
const ORDER = [
  ...['whole-numbers', 'place-value', 'factors-and-multiples', 'comparing-fractions', 'decimals', 'adding-fractions', 'reading-graphs'],
  ...['multiplying-fractions', 'money', 'remainders', 'percents', 'time-and-units', 'patterns', 'perimeter', 'ratio-and-proportion'],
  ...['rates', 'means', 'area', 'expressions', 'negative-numbers', 'medians', 'equations-from-words', 'shapes-and-symmetry'],
  ...['probability', 'solving-equations', 'working-backward', 'percent-change', 'angles-and-lines', 'data-displays', 'exponents'],
  ...['function-rules', 'angles-in-shapes', 'circle-graphs', 'coordinate-plane', 'inequalities', 'solids', 'counting', 'square-roots'],
  ...['circles', 'mixtures', 'logic-and-digits', 'overlapping-groups', 'slanted-areas', 'lines', 'variation', 'two-events'],
  ...['right-triangles', 'similar-figures', 'absolute-value', 'systems', 'binomials', 'factoring', 'matrices-and-i'],
]

/** Days for what returns, where the lessons leave room, the first ones taken first. */
const RETURN_DAYS = [30, 29, 25, 18, 11, 27, 23, 16, 20, 13, 26, 9, 24, 19, 22, 17, 12, 15]

export interface Topic {
  /** The lesson whose skills are asked; null for mixed practice. */
  lesson: string | null
  /** Whether the program shows it for the first time. */
  isNew: boolean
}

export interface MathTopics {
  quantitative: Topic[]
  math: Topic[]
}

/** The skills that practice asks in a section, with how many families ask each. */
export function skillsAt(level: Level, subject: Subject): Map<string, number> {
  const skills = new Map<string, number>()
  for (const { offers, isReserved } of bankSources({ level, subject })) {
    if (!isReserved) for (const skill of new Set(offers.map((offer) => offer.skill))) skills.set(skill, (skills.get(skill) ?? 0) + 1)
  }
  return skills
}

/** Both sessions of all days. */
export function mathTopics(level: Level): MathTopics {
  const families = {
    quantitative: familiesByLesson(level, subjectOf(level, 'quantitative')),
    math: familiesByLesson(level, subjectOf(level, 'math')),
  }
  const own: Record<keyof MathTopics, string[]> = { quantitative: [], math: [] }
  const both = ORDER.filter((lesson) => families.quantitative.has(lesson) || families.math.has(lesson))
  for (const lesson of both) {
    if (!families.math.has(lesson)) own.quantitative.push(lesson)
    else if (!families.quantitative.has(lesson)) own.math.push(lesson)
  }
  for (const lesson of both) {
    if (own.quantitative.includes(lesson) || own.math.includes(lesson)) continue
    own[own.quantitative.length <= own.math.length ? 'quantitative' : 'math'].push(lesson)
  }
  const inOrder = (lessons: string[]) => lessons.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
  const first = { quantitative: placed(inOrder(own.quantitative)), math: placed(inOrder(own.math)) }
  const shownOn = new Map<string, number>()
  for (const list of [first.quantitative, first.math]) {
    list.forEach((topic, index) => {
      if (topic?.lesson) shownOn.set(topic.lesson, index + 1)
    })
  }
  return {
    quantitative: withReturns(first.quantitative, families.quantitative, shownOn),
    math: withReturns(first.math, families.math, shownOn),
  }
}

function familiesByLesson(level: Level, subject: Subject): Map<string, number> {
  const lessons = new Map<string, number>()
  for (const [skill, families] of skillsAt(level, subject)) {
    const lesson = lessonOn(skill)?.id
    if (lesson) lessons.set(lesson, (lessons.get(lesson) ?? 0) + families)
  }
  return lessons
}

/** The days with their new lessons; undefined where something returns. */
function placed(lessons: readonly string[]): (Topic | undefined)[] {
  const free = PROGRAM_DAYS - MIXED_DAYS.length - lessons.length
  if (free < 0) throw new RangeError(`${lessons.length} lessons do not fit into one session a day`)
  const returns = new Set(RETURN_DAYS.slice(0, free))
  const left = [...lessons]
  return Array.from({ length: PROGRAM_DAYS }, (_, index) => {
    const day = index + 1
    if (MIXED_DAYS.includes(day)) return { lesson: null, isNew: false }
    const lesson = returns.has(day) ? undefined : left.shift()
    return lesson === undefined ? undefined : { lesson, isNew: true }
  })
}

/** What returns was shown three days before or earlier: first what this section asks most of and has not met, each once if there are enough. */
function withReturns(list: (Topic | undefined)[], families: ReadonlyMap<string, number>, shownOn: ReadonlyMap<string, number>): Topic[] {
  const own = new Set(list.map((topic) => topic?.lesson))
  const used = new Set<string>()
  return list.map((topic, index): Topic => {
    if (topic) return topic
    const known = [...families].filter(([lesson]) => (shownOn.get(lesson) ?? Number.POSITIVE_INFINITY) <= index - 2)
    const fresh = known.filter(([lesson]) => !used.has(lesson))
    const [best] = (fresh.length > 0 ? fresh : known).toSorted(
      ([a, countA], [b, countB]) => Number(own.has(a)) - Number(own.has(b)) || countB - countA || (a < b ? -1 : 1),
    )
    if (best) used.add(best[0])
    return { lesson: best?.[0] ?? null, isNew: false }
  })
}
