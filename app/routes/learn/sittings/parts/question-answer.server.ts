/** What the question form sends, and where it leads. */
import { z } from 'zod'
import { MOST_SENTENCES } from '~/exam/print/sentences'
import { paths } from '~/paths'
import { ShownAddress } from '~/utils/http/shown-address.server'

const MOST_CHOICES = 5
/** More than any question has. */
const MOST_HINTS = 20

const indexBelow = (count: number) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(count - 1)

/** Conform hands a lone checkbox over as a value and several as a list; none is missing. */
const indexesBelow = (count: number) =>
  z.preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), z.array(indexBelow(count)).max(count))

const INTENTS = [
  ...(['next', 'previous', 'review', 'flag', 'unflag', 'clear', 'save', 'pause', 'hint'] as const),
  /** The passage's sentences become boxes to tick, are plain text again, lose all their highlights. */
  ...(['highlight', 'highlighted', 'unhighlight'] as const),
] as const

export const AnswerSchema = z
  .object({
    shows: ShownAddress,
    choice: indexBelow(MOST_CHOICES).optional(),
    struck: indexesBelow(MOST_CHOICES).refine((struck) => new Set(struck).size === struck.length),
    intent: z.enum(INTENTS).default('save'),
    goto: z.coerce.number().int().min(1).max(200).optional(),
    /** When the page was made, milliseconds since 1970 by the server's clock. */
    openedAt: z.coerce.number().int().min(0),
    /** The passage beside the question. */
    passage: z.string().max(40).optional(),
    /** Sent while its sentences are boxes: those that are not ticked are not highlighted. */
    highlights: z.literal('1').optional(),
    sentence: indexesBelow(MOST_SENTENCES),
    /** How many hints the page showed. */
    shown: z.coerce.number().int().min(0).max(MOST_HINTS).default(0),
  })
  .transform(({ shows, choice, struck, intent, goto, openedAt, passage, highlights, sentence, shown }) => ({
    shows,
    // A square is pressed without an intent of its own.
    intent: goto ? ('goto' as const) : intent,
    goto,
    openedAt,
    shown,
    marks: {
      choice: intent === 'clear' ? null : (choice ?? null),
      struck: struck.toSorted(),
      flagged: intent === 'flag' ? true : intent === 'unflag' ? false : undefined,
    },
    isHighlighting: highlights !== undefined,
    /** What is highlighted in a passage now; null leaves it as it is. */
    highlights:
      passage && (highlights || intent === 'unhighlight') ? { passage, sentences: intent === 'unhighlight' ? [] : sentence } : null,
  }))
export type QuestionAnswer = z.output<typeof AnswerSchema>

/** The page that follows an answer. */
export function nextAddress(sittingId: string, position: number, { intent, goto, isHighlighting }: QuestionAnswer): string {
  switch (intent) {
    case 'next':
      return paths.learn.question(sittingId, position + 1)
    case 'previous':
      return paths.learn.question(sittingId, Math.max(1, position - 1))
    case 'goto':
      return paths.learn.question(sittingId, goto ?? position)
    case 'review':
      return paths.learn.review(sittingId)
    case 'pause':
      return paths.learn.pause(sittingId)
    case 'hint':
      return paths.learn.question(sittingId, position, 'question')
    case 'highlight':
      return paths.learn.question(sittingId, position, 'highlight')
    case 'unhighlight':
      return paths.learn.question(sittingId, position, isHighlighting ? 'highlight' : 'passage')
    case 'highlighted':
      return paths.learn.question(sittingId, position, 'passage')
    default:
      return paths.learn.question(sittingId, position)
  }
}
