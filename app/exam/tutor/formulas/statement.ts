/** What a run of tokens states: an equation or a comparison that is true or false, or a formula that states nothing. */
import { compare, type Fraction, fraction } from '~/exam/values/fraction'
import { evaluate, type Letters, NO_LETTERS } from './evaluate'
import type { Token } from './tokens'

export type Verdict = 'true' | 'false' | 'unknown'

/** The parts between the relations, and the relations. */
export function partsOf(tokens: readonly Token[]): { parts: Token[][]; relations: string[] } {
  const parts: Token[][] = [[]]
  const relations: string[] = []
  for (const token of tokens) {
    if (token.kind !== 'relation') parts.at(-1)?.push(token)
    else {
      relations.push(token.text)
      parts.push([])
    }
  }
  return { parts, relations }
}

/** Whether the chain holds, with the given letters; unknown when a part cannot be computed. */
export function judge(tokens: readonly Token[], letters: Letters = NO_LETTERS): Verdict {
  const { parts, relations } = partsOf(tokens)
  const values = parts.map((part) => evaluate(part, letters))
  if (relations.length === 0 || values.includes(null)) return 'unknown'
  const holds = relations.every((relation, index) => isTrue(relation, values[index] as Fraction, values[index + 1] as Fraction))
  return holds ? 'true' : 'false'
}

/** Whether both sides are the same whatever the letters are: tried at points that no two different short formulas share. */
export function isIdentity(tokens: readonly Token[]): boolean {
  const letters = [...new Set(tokens.filter(({ kind }) => kind === 'letter').map(({ text }) => text))]
  return POINTS.every(
    (point) => judge(tokens, new Map(letters.map((letter, index) => [letter, fraction(point + 7 * index, 5)]))) === 'true',
  )
}

const POINTS = [3, 11, 23, 42]

function isTrue(relation: string, one: Fraction, other: Fraction): boolean {
  const difference = compare(one, other)
  switch (relation) {
    case '<':
      return difference < 0
    case '>':
      return difference > 0
    case '≤':
      return difference <= 0
    case '≥':
      return difference >= 0
    case '≠':
      return difference !== 0
    case '≈':
      return Math.abs(one.n / one.d - other.n / other.d) <= Math.abs(other.n / other.d) * 0.01
    default:
      return difference === 0
  }
}

/** Tokens as one string, for looking for a formula in another text. */
export function spelled(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => SPELLED[text] ?? text).join(' ')
}

const SPELLED: Record<string, string> = { '/': '÷', is: '=', '^2': '^ 2', '^3': '^ 3' }
