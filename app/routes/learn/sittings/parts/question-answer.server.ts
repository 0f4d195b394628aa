/** What the question form sends, and where it leads. */
import { z } from 'zod'
import { paths } from '~/paths'
import { ShownAddress } from '~/utils/http/shown-address.server'

const MOST_CHOICES = 5

const index = z.coerce
  .number()
  .int()
  .min(0)
  .max(MOST_CHOICES - 1)

/** Conform hands a lone checkbox over as a value and several as a list; none is missing. */
const indexes = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(index).max(MOST_CHOICES),
)

export const AnswerSchema = z
  .object({
    shows: ShownAddress,
    choice: index.optional(),
    struck: indexes,
    intent: z.enum(['next', 'previous', 'review', 'flag', 'unflag', 'clear', 'save', 'pause']).default('save'),
    goto: z.coerce.number().int().min(1).max(200).optional(),
    /** When the page was made, milliseconds since 1970 by the server's clock. */
    openedAt: z.coerce.number().int().min(0),
  })
  .transform(({ shows, choice, struck, intent, goto, openedAt }) => ({
    shows,
    // A square is pressed without an intent of its own.
    intent: goto ? ('goto' as const) : intent,
    goto,
    openedAt,
    marks: {
      choice: intent === 'clear' ? null : (choice ?? null),
      struck: [...new Set(struck)].toSorted(),
      flagged: intent === 'flag' ? true : intent === 'unflag' ? false : undefined,
    },
  }))
export type QuestionAnswer = z.output<typeof AnswerSchema>

/** The page that follows an answer. */
export function nextAddress(sittingId: string, position: number, { intent, goto }: QuestionAnswer): string {
  switch (intent) {
    case 'next':
      return paths.sittingQuestion(sittingId, position + 1)
    case 'previous':
      return paths.sittingQuestion(sittingId, Math.max(1, position - 1))
    case 'goto':
      return paths.sittingQuestion(sittingId, goto ?? position)
    case 'review':
      return paths.sittingReview(sittingId)
    case 'pause':
      return paths.sittingPause(sittingId)
    default:
      return paths.sittingQuestion(sittingId, position)
  }
}
