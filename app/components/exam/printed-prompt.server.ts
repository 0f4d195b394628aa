/** A writing prompt made ready for a page. */
import { type Prompt, SCENE_VIEW_BOX, sceneOf } from '~/content/prompts/prompts.server'
import { curlyQuotes } from '~/utils/quotes'
import type { PromptViewProps } from './prompt-view'

export function printPrompt(prompt: Prompt): PromptViewProps & { id: string } {
  const picture = prompt.kind === 'picture' ? { viewBox: SCENE_VIEW_BOX, alt: prompt.alt, shapes: sceneOf(prompt.scene) } : null
  return { id: prompt.id, text: curlyQuotes(prompt.text), think: prompt.think.map((question) => curlyQuotes(question)), picture }
}
