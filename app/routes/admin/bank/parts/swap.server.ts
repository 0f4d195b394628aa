/** One swap of a sheet: the choice that its next address says, and what the admin is told about it. */
import type { FlashMessage } from '~/components/layout/flash-message'
import { notFound } from '~/utils/http/responses.server'
import { type Choice, MOST_SWAPS } from './choice/choice'
import { itemsOf, swappedItems } from './choice/choice.server'

/** Sent twice, the same swap leads to the same sheet. Throws a 404 for a place that the sheet lacks. */
export async function swapQuestion(choice: Choice, place: number): Promise<{ choice: Choice; message: FlashMessage }> {
  const items = await itemsOf(choice)
  if (!Number.isInteger(place) || place < 1 || place > items.length) throw notFound()
  if (choice.swaps.length === MOST_SWAPS) return { choice, message: refusal('This sheet has had all its swaps. Please take another seed.') }

  const next = { ...choice, swaps: [...choice.swaps, place] }
  if (!(await swappedItems(next))) return { choice, message: refusal(`There is nothing else like question ${place}.`) }
  const text = `Question ${place} is another one now. All others stay as they were; the PDF and the QTI package follow.`
  return { choice: next, message: { kind: 'success', title: 'Swapped', text } }
}

const refusal = (text: string): FlashMessage => ({ kind: 'problem', title: 'Nothing was swapped', text })
