/** The proof of a whole family: every rule on many seeds, over all levels and difficulties in turn. */
import type { Item } from '~/exam/core/item/item'
import { choiceCount, type Level } from '~/exam/core/levels'
import { contextsOf, type Family } from '~/exam/families/family'
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
  /** How unevenly the key's position falls, and the degrees of freedom; null where the choices have a fixed order. */
  position: { chiSquare: number; degrees: number } | null
  /** The first few, each with the draw that shows it. */
  problems: string[]
}

const MOST_PROBLEMS = 10

/** Tries the seeds "0" to "seeds - 1". Throws a RangeError when the family serves no level. */
export function proveFamily(family: Family, seeds: number): FamilyProof {
  const contexts = contextsOf(family)
  const asked = new Set<string>()
  const problems: string[] = []
  const keys = new Map<number, number[]>()
  for (let seed = 0; seed < seeds; seed++) {
    const context = contexts[seed % contexts.length]
    if (!context) throw new RangeError(`${family.id} serves no level`)
    const found = proofOf(family, context.level, context.difficulty, String(seed))
    for (const problem of found.problems) {
      if (problems.length < MOST_PROBLEMS) problems.push(`${context.level} ${context.difficulty} seed ${seed}: ${problem}`)
    }
    if (!found.item) continue
    asked.add(JSON.stringify([found.item.stem, found.item.columns, found.item.figure]))
    count(keys, choiceCount(context.level), found.item.answer)
  }
  return {
    id: family.id,
    version: family.version,
    contexts: contexts.length,
    seeds,
    checks: seeds * RULES.length,
    distinctQuestions: asked.size,
    position: family.kind === 'quantitative_comparison' ? null : unevenness(keys),
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

function count(keys: Map<number, number[]>, choices: number, answer: number): void {
  const counts = keys.get(choices) ?? Array<number>(choices).fill(0)
  counts[answer] = (counts[answer] ?? 0) + 1
  keys.set(choices, counts)
}

function unevenness(keys: Map<number, number[]>): { chiSquare: number; degrees: number } {
  const all = [...keys.values()]
  return {
    chiSquare: all.reduce((sum, counts) => sum + chiSquare(counts), 0),
    degrees: all.reduce((sum, counts) => sum + counts.length - 1, 0),
  }
}

/** The chi-square of these counts against all being equal. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return expected === 0 ? 0 : counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Chi-squares that an even spread exceeds once in 100,000 times, by degrees of freedom. */
const HIGHEST: Record<number, number> = { 3: 25.9, 4: 28.5, 7: 35.9 }

/** Whether the counts are more uneven than chance explains. */
export const isUneven = ({ chiSquare: found, degrees }: { chiSquare: number; degrees: number }) => found > (HIGHEST[degrees] ?? 40)
