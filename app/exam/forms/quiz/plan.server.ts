/** The plan of an edition: which questions its quizzes shall have, drawn from the bank as it is now. Published lists never ask this. */
import type { Place } from '~/exam/bank/source'
import { bankSources, substitutesFor } from '~/exam/bank/sources.server'
import { sectionsFor } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { DIFFICULTIES, LEVELS, SUBJECTS } from '~/exam/core/levels'
import { slotOf, unitsOf } from '~/exam/forms/editions/units'
import { planMathematics } from './mathematics.server'
import { offersReading, planReading } from './reading.server'
import { offersVerbal, planVerbal } from './verbal.server'

/** A quiz with what takes the place of a question that is hidden later. */
export interface QuizPlan {
  items: Item[]
  spares: Item[]
}

/** Every section of every level for which the bank can fill ten quizzes. */
export function plannedPlaces(): Place[] {
  return LEVELS.flatMap((level) => SUBJECTS.map((subject) => ({ level, subject }))).filter(isOffered)
}

/** The ten quizzes of a section, each with one spare for every kind of question that it asks. */
export function planQuizzes(place: Place): QuizPlan[] {
  const forms = planForms(place)
  const taken = new Set(forms.flat().map(sourceOf))
  return forms.map((items) => {
    const units = unitsOf(items)
    const firsts = units.filter((unit, index) => units.findIndex((other) => slotOf(other) === slotOf(unit)) === index)
    // Where the bank is too small for a spare that no quiz asks, the spare is found when it is needed.
    const spares = firsts.flatMap((unit) => spareFor(unit, place.subject === 'reading_comprehension' ? namesOf(items) : taken))
    for (const spare of spares) taken.add(sourceOf(spare))
    return { items, spares }
  })
}

function isOffered({ level, subject }: Place): boolean {
  if (sectionsFor(level, subject).length === 0 || bankSources({ level, subject }).length === 0) return false
  if (subject === 'reading_comprehension') return offersReading(level)
  return isVerbal(subject) ? offersVerbal({ level, subject }) : true
}

const isVerbal = (subject: Place['subject']) => subject === 'verbal' || subject === 'verbal_reasoning'

function planForms(place: Place): Item[][] {
  // A passage keeps its questions together and in their order.
  if (place.subject === 'reading_comprehension') return planReading(place)
  if (isVerbal(place.subject)) return planVerbal(place).map(inTestOrder)
  const [part] = sectionsFor(place.level, place.subject)
  if (!part) throw new RangeError(`no ${place.subject} at ${place.level}`)
  return planMathematics(place.level, part).map(inTestOrder)
}

function spareFor(unit: readonly Item[], taken: ReadonlySet<string>): Item[] {
  try {
    const spare = substitutesFor(unit, taken)
    return slotOf(spare) === slotOf(unit) ? spare : []
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

const namesOf = (items: readonly Item[]) => new Set(items.map(sourceOf))

const KIND_ORDER: Item['kind'][] = ['word_problem', 'quantitative_comparison', 'synonym', 'sentence_completion', 'analogy']

/** Kinds in the order of the real section; within each from easy to hard (docs/exams.md 1.4, T39). */
function inTestOrder(items: Item[]): Item[] {
  const kindRank = ({ kind }: Item) => Math.max(0, KIND_ORDER.indexOf(kind))
  return items.toSorted((a, b) => kindRank(a) - kindRank(b) || DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty))
}
