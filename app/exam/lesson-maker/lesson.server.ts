/**
 * The next lesson about one misconception: a warm-up, three probes, a worked example, a set of twins for each student, an exit ticket. Every
 * question but those of the warm-up offers the wrong choice that the misconception leads to; no two ask the same. Pure.
 */
import { askedBy, bankSources, drawNamed } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { seededRandom } from '~/exam/core/random'
import { probeOf, type Suspect } from '~/exam/mistakes/probe.server'

export const PARTS = ['warmUp', 'probes', 'worked', 'exit'] as const
export type Part = (typeof PARTS)[number]

/** Questions of each part, and of each student's set. */
const COUNTS: Record<Part, number> = { warmUp: 3, probes: 3, worked: 1, exit: 2 }
const TWINS = 4

/** What a lesson takes of 45 minutes. */
export const MINUTES: Record<Part | 'twins', number> = { warmUp: 5, probes: 8, worked: 12, twins: 15, exit: 5 }

interface PlannedLesson {
  parts: Record<Part, Item[]>
  /** A set for each student, in the order in which they were asked for. */
  twins: Item[][]
}

interface Wanted {
  suspect: Suspect
  /** How many students. */
  students: number
  /** Names of sources that nobody is shown now. */
  hidden: ReadonlySet<string>
  seed: string
}

/**
 * The lesson of this seed: the same seed gives the same lesson. Null where the bank cannot ask about the misconception any more, or not often
 * enough for probes, example and ticket. A student's set may be shorter where a family has few numbers.
 */
export function makeLesson({ suspect, students, hidden, seed }: Wanted): PlannedLesson | null {
  const asked: Item[] = []
  const take = (label: string, count: number): Item[] => {
    const taken: Item[] = []
    for (let place = 0; place < count; place++) {
      const item = probeOf(suspect, { asked, hidden, seed: `${seed}.${label}.${place}` })
      if (!item) break
      asked.push(item)
      taken.push(item)
    }
    return taken
  }
  const [probes, worked, exit] = [take('probe', COUNTS.probes), take('worked', COUNTS.worked), take('exit', COUNTS.exit)]
  if (probes.length < COUNTS.probes || worked.length === 0 || exit.length === 0) return null
  const warmUp = warmUpFor(suspect, asked, { hidden, seed })
  const shared = [...asked, ...warmUp]
  const twins = Array.from({ length: students }, (_, student) => {
    // Neighbors get other numbers; what a whole class would use up may return two seats on.
    asked.splice(0, asked.length, ...shared)
    return take(`student.${student}`, TWINS)
  })
  return { parts: { warmUp, probes, worked, exit }, twins }
}

/** Easy questions of the same skill from another family, and after them of the same strand: what the lesson builds on. */
function warmUpFor(suspect: Suspect, asked: readonly Item[], { hidden, seed }: Pick<Wanted, 'hidden' | 'seed'>): Item[] {
  const own = sourceOf({ id: suspect.questionId })
  const question = drawNamed(suspect.questionId, suspect) ?? asked[0]
  const known = new Set(asked.map(askedBy))
  const random = seededRandom(`warm-up:${seed}`)
  const offers = bankSources(suspect)
    .filter(({ name, isReserved, family }) => name !== own && !isReserved && family && !hidden.has(name))
    .flatMap(({ offers: all }) => all.filter(({ difficulty }) => difficulty === 'easy'))
  const near = (skill: string) => Number(skill === question?.skill)
  const drawn: Item[] = []
  for (const offer of random.shuffle(offers).toSorted((a, b) => near(b.skill) - near(a.skill))) {
    if (drawn.length === COUNTS.warmUp) break
    const item = offer.item(`${seed}.warm.${drawn.length}`)
    if (item.strand !== question?.strand || known.has(askedBy(item))) continue
    known.add(askedBy(item))
    drawn.push(item)
  }
  return drawn
}
