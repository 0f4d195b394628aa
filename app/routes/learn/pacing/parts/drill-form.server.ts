/** What the page of a drill sends. */
import { z } from 'zod'
import { DRILL_QUESTIONS } from '~/exam/pacing/sections'
import { ShownAddress } from '~/utils/http/shown-address.server'

const MOST_CHOICES = 5
/** More visits than anyone makes in the time of a drill. */
const MOST_VISITS = 10_000

const index = z.coerce
  .number()
  .int()
  .min(0)
  .max(MOST_CHOICES - 1)

/** Conform hands a lone checkbox over as a value and several as a list; none is missing. */
const indexes = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z
    .array(index)
    .max(MOST_CHOICES)
    .refine((struck) => new Set(struck).size === struck.length),
)

export const DrillFormSchema = z
  .object({
    shows: ShownAddress,
    visit: z.coerce.number().int().min(1).max(MOST_VISITS),
    position: z.coerce.number().int().min(0).max(DRILL_QUESTIONS),
    choice: index.optional(),
    struck: indexes,
    intent: z.enum(['next', 'skip', 'review', 'finish']).default('next'),
    /** The page's clock pressed the button. */
    auto: z.literal('1').optional(),
    goto: z.coerce.number().int().min(1).max(DRILL_QUESTIONS).optional(),
  })
  .transform(({ shows, visit, position, choice, struck, intent, auto, goto }) => ({
    shows,
    isEnd: intent === 'finish' && !goto,
    page: {
      ...{ visit, position, choice: choice ?? null, struck: struck.toSorted(), isAuto: auto !== undefined },
      // A square is pressed without an intent of its own, and marks nothing.
      flagged: goto || intent === 'review' ? undefined : intent === 'skip',
    },
    to: goto ?? (intent === 'review' ? 0 : ('next' as const)),
  }))
