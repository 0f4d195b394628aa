/** Rules about the words: something is asked, it can be read at the level, the steps arrive, the hints do not tell. */
import type { Kind } from '~/exam/core/levels'
import { readingGrade } from './reading-grade'
import type { Drawn, Rule } from './rule'

/**
 * Highest Flesch-Kincaid grade of a question. The formula is made for pages, and one long question is harder by its count than
 * by ear, so each bound lies some grades above the oldest reader's for whom the tier is made.
 */
const HIGHEST_GRADE: Record<Drawn['tier'], number> = { lower: 9.5, middle: 10.5, upper: 11 }

const LONGEST_STEM = 600

/** Kinds that ask about words, not numbers. */
export const WORD_KINDS: readonly Kind[] = ['synonym', 'sentence_completion', 'analogy', 'passage_question']

export const TEXT_RULES: readonly Rule[] = [
  {
    promise: 'Something is asked, in at most 600 characters.',
    broken: ({ plain }) => {
      if (!plain.stem && !plain.columns) return 'asks nothing'
      return plain.stem.length <= LONGEST_STEM ? null : `has a stem of over ${LONGEST_STEM} characters`
    },
  },
  {
    promise: 'The question reads at the level: Flesch-Kincaid grade of at most 9.5, 10.5 or 11 for lower, middle and upper levels.',
    needs: 'numbers',
    broken: ({ plain, tier }) => {
      const grade = readingGrade(plain.stem)
      return grade <= HIGHEST_GRADE[tier] ? null : `reads at grade ${grade.toFixed(1)}`
    },
  },
  {
    promise: 'There are at least two worked steps and a hint.',
    broken: ({ item }) => (item.steps.length >= 2 && item.hints.length >= 1 ? null : 'has fewer than two steps or no hint'),
  },
  {
    // The last step may be a check or a remark, as in "Check: both sides are then 21."
    promise: 'The worked steps arrive at the key: one of the last two states it.',
    needs: 'numbers',
    broken: (drawn) =>
      drawn.plain.steps.slice(-2).some((step) => states(step, drawn)) ? null : `the last steps do not state the key ${drawn.plain.key}`,
  },
  {
    // A hint may repeat a number of the question, even where the key happens to be the same; keys of one or two characters stand in any text.
    promise: 'No hint holds the key.',
    broken: ({ plain: { key, hints, stem } }) =>
      key.length > 2 && !holds(stem, key) && hints.some((hint) => holds(hint, key)) ? `a hint holds the key ${key}` : null,
  },
  {
    promise: 'Everything printed is well formed: no missing value, no unmatched sign, no stray space.',
    broken: ({ item }) => {
      const everything = [
        item.stem,
        item.columns?.a ?? '',
        item.columns?.b ?? '',
        ...item.steps,
        ...item.hints,
        ...item.choices.flatMap(({ text, misconception }) => [text, misconception?.says ?? '']),
      ]
      for (const text of everything) {
        const flaw = flawOf(text) ?? (WORD_KINDS.includes(item.kind) ? null : numberFlawOf(text))
        if (flaw) return `${flaw}: ${text}`
      }
      return null
    },
  },
]

function flawOf(text: string): string | null {
  if (/undefined|NaN|\[object|\bnull\b/.test(text)) return 'prints a value that does not exist'
  if (/ {2}| [,?]| \.(?!\.)|\+ -|\b1x\b/.test(text.replaceAll(' . . .', '')))
    return 'has a double space, a space before a stop, "+ -" or "1x"'
  return (text.match(/(?<!\\)\$/g) ?? []).length % 2 ? 'has an unmatched dollar sign' : null
}

/** Words may have years and infinity in them; questions about numbers may not. */
function numberFlawOf(text: string): string | null {
  if (/Infinity|null/.test(text)) return 'prints a value that does not exist'
  const words = text.includes('$') ? text.replace(/(?<!\\)\$[^$]*(?<!\\)\$/g, '') : text
  if (/(?<!\S)-\d/.test(words)) return 'prints a hyphen for a minus sign'
  return /(?<![\d,.])\d{4,}(?![\d,]*[a-z²³])/.test(words) ? 'prints a number without its comma' : null
}

const CONCLUSIONS: Record<string, RegExp> = {
  '=A': /Column A\b.*\bgreater/,
  '=B': /Column B\b.*\bgreater/,
  '=equal': /\bequal/,
  '=unknown': /cannot be determined/,
}

function states(step: string, { item, solved, plain }: Drawn): boolean {
  if (item.kind === 'quantitative_comparison') return CONCLUSIONS[solved]?.test(step) ?? false
  const text = step.toLowerCase()
  return text.includes(plain.key.toLowerCase()) || text.includes(solved.replace(/^=/, '').replaceAll('-', '−').toLowerCase())
}

/** Whether the text holds the key by itself, not as a part of a longer number or word. */
function holds(text: string, key: string): boolean {
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    if (!/[\w.,]/.test(text[at - 1] ?? ' ') && !/^(?:[\w%°]|[.,/]\d)/.test(text.slice(at + key.length))) return true
  }
  return false
}
