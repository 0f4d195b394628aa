/** The prompt of an essay, as its title. */
import { PROMPTS } from '~/content/prompts/prompts.server'
import { curlyQuotes } from '~/exam/print/quotes'

export function promptText(promptId: string): string {
  return curlyQuotes(PROMPTS.find(({ id }) => id === promptId)?.text ?? 'An earlier prompt')
}
