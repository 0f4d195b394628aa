/** From what a paper is printed that is got now. */
import { CURRENT_EDITION } from '~/exam/forms/editions/editions.server'
import type { Printing } from '~/exam/papers/printing'
import { hiddenNames } from '~/models/bank/hidden-source.server'

/** The newest edition, with stand-ins for what is hidden. */
export async function printingNow(): Promise<Printing> {
  return { edition: CURRENT_EDITION, hidden: await hiddenNames() }
}
