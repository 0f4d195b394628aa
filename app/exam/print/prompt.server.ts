/** A writing prompt made ready for a page. */
import { type Prompt, SCENE_VIEW_BOX, type SceneShape, sceneOf } from '~/content/prompts/prompts.server'
import { curlyQuotes } from './quotes'

export interface PrintedPrompt {
  id: string
  text: string
  /** A picture prompt's drawing, with its words for whoever cannot see it. */
  picture: { viewBox: string; alt: string; shapes: readonly SceneShape[] } | null
  /** Questions to help you plan; none in a rehearsal. */
  think: string[]
}

/** As the real test prints it: without any help. */
export function printBarePrompt(prompt: Prompt): PrintedPrompt {
  return { ...printPrompt(prompt), think: [] }
}

export function printPrompt(prompt: Prompt): PrintedPrompt {
  const picture = prompt.kind === 'picture' ? { viewBox: SCENE_VIEW_BOX, alt: prompt.alt, shapes: sceneOf(prompt.scene) } : null
  return { id: prompt.id, text: curlyQuotes(prompt.text), think: prompt.think.map((question) => curlyQuotes(question)), picture }
}
