/** The language model: whatever speaks OpenAI's wire of chat completions at AI_API_URL, through the AI SDK's own client. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { env } from '~/env.server'
import { makeGate } from './gate.server'

/** At once in this process. */
const MOST_CALLS = 4

export const gate = makeGate(MOST_CALLS)

const provider = createOpenAICompatible({ name: 'model', baseURL: env.AI_API_URL, apiKey: env.AI_API_KEY, includeUsage: true })

/** The model of this name; AI_MODEL unless somebody chose another. */
export function languageModel(name: string | null = null) {
  return provider(name || env.AI_MODEL)
}

/**
 * Why the model gave no answer. `busy`: nobody had time for it; `slow`: not in the time there is; `away`: it refused or could not be
 * reached; `cut`: it broke off; `nonsense`: what it said cannot be used; `spent`, `spent-by-all`: the day's tokens of this student, or of
 * everybody, are used up; `held`: the student has begun timed work meanwhile, or the question stands in something open.
 */
export type FailureReason = 'busy' | 'slow' | 'away' | 'cut' | 'nonsense' | 'spent' | 'spent-by-all' | 'held'

export class ModelFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, cause?: unknown) {
    super(`The model failed: ${reason}`, { cause })
    this.reason = reason
  }
}
