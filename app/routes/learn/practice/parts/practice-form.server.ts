/** What the forms of a practice session send. */
import { z } from 'zod'
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

const position = z.coerce.number().int().min(1).max(100)

/** An answer to be checked. */
export const CheckSchema = z.object({
  shows: ShownAddress,
  choice: index.optional(),
  struck: indexes,
  /** When the page was made, milliseconds since 1970 by the server's clock. */
  openedAt: z.coerce.number().int().min(0),
})

export const PracticeFormSchema = z.discriminatedUnion('intent', [
  CheckSchema.extend({ intent: z.literal('check'), position }),
  z.object({
    intent: z.literal('hint'),
    position,
    shows: ShownAddress,
    choice: index.optional(),
    struck: indexes,
    /** How many hints the page showed already. */
    shown: z.coerce.number().int().min(0).max(20),
  }),
  z.object({ intent: z.literal('next'), position, shows: ShownAddress }),
  z.object({ intent: z.literal('twin'), position, shows: ShownAddress }),
])

export type PracticeForm = z.output<typeof PracticeFormSchema>

/** The choice that the address keeps while a hint is opened; null for none or nonsense. */
export function choiceIn(url: string): number | null {
  const parsed = index.safeParse(new URL(url).searchParams.get('choice') ?? undefined)
  return parsed.success ? parsed.data : null
}
