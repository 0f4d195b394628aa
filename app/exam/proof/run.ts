/** The proof of a whole family: every rule on many seeds, over all levels and difficulties in turn. */
import { type Item, LETTERS } from '~/exam/core/item/item'
import { choiceCount, type Level } from '~/exam/core/levels'
import { contextsOf, type Family } from '~/exam/families/kit/family'
import { proveDraw, RULES } from './prove'

export interface FamilyProof {
  id: string
  version: number
  /** Levels times difficulties. */
  contexts: number
  seeds: number
  /** Rules tried, all seeds together. */
  checks: number
  distinctQuestions: number
  /** How often the least and the most frequent letter is the key, beside an even share, at any level; null where the order is fixed. */
  letters: { least: number; most: number } | null
  /** The first few, each with the draw that shows it. */
  problems: string[]
}

const MOST_PROBLEMS = 10

/** Tries the seeds "0" to "seeds - 1". Throws a RangeError when the family serves no level. */
export function proveFamily(family: Family, seeds: number): FamilyProof {
  const contexts = contextsOf(family)
  const asked = new Set<string>()
  const problems: string[] = []
  const keys = new Map<Level, number[]>()
  for (let seed = 0; seed < seeds; seed++) {
    const context = contexts[seed % contexts.length]
    if (!context) throw new RangeError(`${family.id} serves no level`)
    const found = proofOf(family, context.level, context.difficulty, String(seed))
    for (const problem of found.problems) {
      if (problems.length < MOST_PROBLEMS) problems.push(`${context.level} ${context.difficulty} seed ${seed}: ${problem}`)
    }
    if (!found.item) continue
    asked.add(JSON.stringify([found.item.stem, found.item.columns, found.item.figure]))
    count(keys, context.level, found.item.answer)
  }
  const hasLetters = family.kind !== 'quantitative_comparison'
  if (hasLetters) for (const [level, counts] of keys) problems.push(...letterProblems(counts).map((problem) => `${level}: ${problem}`))
  return {
    id: family.id,
    version: family.version,
    contexts: contexts.length,
    seeds,
    checks: seeds * RULES.length,
    distinctQuestions: asked.size,
    letters: hasLetters ? extremes([...keys.values()]) : null,
    problems,
  }
}

/** A draw that throws is a problem like any other. */
function proofOf(family: Family, level: Level, difficulty: Item['difficulty'], seed: string): { item: Item | null; problems: string[] } {
  try {
    return proveDraw(family, { level, difficulty, seed })
  } catch (error) {
    return { item: null, problems: [error instanceof Error ? error.message : String(error)] }
  }
}

function count(keys: Map<Level, number[]>, level: Level, answer: number): void {
  const counts = keys.get(level) ?? Array<number>(choiceCount(level)).fill(0)
  counts[answer] = (counts[answer] ?? 0) + 1
  keys.set(level, counts)
}

/** Every letter is the key at least half as often as an even share gives, and at most one and a half times as often (docs/decisions/019). */
const LEAST = 0.5
const MOST = 1.5

/** So many standard errors chance passes once in 100,000 times. */
const ERRORS = 4.3

/** Letters that are the key too often or too seldom in so many draws, where chance does not explain it. */
export function letterProblems(counts: readonly number[]): string[] {
  const draws = sum(counts)
  return counts.flatMap((count, letter) => {
    const says = `${LETTERS[letter]} is the key of ${count} in ${draws} draws`
    if (count < expected(counts, LEAST, -ERRORS)) return [`${says}, less than half an even share`]
    return count > expected(counts, MOST, ERRORS) ? [`${says}, more than one and a half times an even share`] : []
  })
}

/** What a letter with this share would reach, and so many standard errors more. */
function expected(counts: readonly number[], times: number, errors: number): number {
  const [draws, share] = [sum(counts), times / counts.length]
  return draws * share + errors * Math.sqrt(draws * share * (1 - share))
}

function extremes(levels: readonly number[][]): { least: number; most: number } | null {
  const shares = levels.flatMap((counts) => counts.map((count) => (count * counts.length) / sum(counts)))
  return shares.length > 0 ? { least: Math.min(...shares), most: Math.max(...shares) } : null
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
