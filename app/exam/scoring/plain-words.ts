/** A result for a parent who has never heard of a stanine: what came out, what it may mean, and what such a number is. */
import { blueprintOf } from '~/exam/core/blueprints'
import type { Level } from '~/exam/core/levels'
import { type Estimate, quartersText, type RawScore } from './score'

interface Result {
  /** Who took the section: a first name or "Your child"; null when we know no name. */
  name: string | null
  level: Level
  score: RawScore
  /** Null for one without a clock. */
  estimate: Estimate | null
}

/** One to three sentences: "Noor got 13 of 20 right. That is about stanine 6: …" */
export function plainWords({ name, level, score, estimate }: Result): string {
  const raw = quartersText(score.rawQuarters)
  const percent = estimate?.kind === 'none' ? ` (${score.percentRight}%)` : ''
  const points = raw === String(score.right) ? '' : `, raw score ${raw}`
  const got = `${name ?? 'You'} got ${score.right} of ${score.questions} right${percent}${points}.`
  return [got, meaningOf(level, estimate), kindOf(estimate)].filter(Boolean).join(' ')
}

function meaningOf(level: Level, estimate: Estimate | null): string {
  switch (estimate?.kind) {
    case 'stanine':
      return `That is about stanine ${estimate.stanine}: ${placeOf(estimate.stanine)} students applying to the same grade.`
    case 'rough-stanine': {
      const { low, high } = estimate.band
      return `That is roughly stanine ${low} or ${high}: ${placeOf((low + high) / 2)} students applying to the same grade.`
    }
    case 'scaled': {
      const { low, high } = blueprintOf(level).scale
      const place =
        estimate.percentile === null
          ? 'How others score at this level is not published.'
          : `Of 100 students in grade ${estimate.grade}, about ${estimate.percentile} score the same or lower.`
      return `That is about ${estimate.scaled} on the scale from ${low} to ${high}. ${place}`
    }
    case 'none':
      return estimate.why
    default:
      return 'Practice without a clock gives no estimate: it is for learning.'
  }
}

/** Up to which stanine a place is called so. */
const PLACES = [
  { upTo: 2, words: 'near the lower end of' },
  { upTo: 3.5, words: 'below the middle of' },
  { upTo: 4, words: 'a little below the middle of' },
  { upTo: 5.5, words: 'in the middle of' },
  { upTo: 6, words: 'a little above the middle of' },
  { upTo: 7.5, words: 'above the middle of' },
]

function placeOf(stanine: number): string {
  return PLACES.find(({ upTo }) => stanine <= upTo)?.words ?? 'near the top of'
}

/** What such a number is. Stanines 4 to 6 hold the percentiles 23 to 76 (docs/exams.md 1.5): more than half. */
function kindOf(estimate: Estimate | null): string {
  switch (estimate?.kind) {
    case 'stanine':
    case 'rough-stanine':
      return 'A stanine is a step from 1 to 9; most students are at 4, 5 or 6.'
    case 'scaled':
      return 'A scaled score makes easier and harder forms of the test comparable.'
    default:
      return ''
  }
}
