/**
 * Asking the model: `talk` gives its words as they come, `write` all of them at the end. Nothing is tried twice here, because tokens cost;
 * whoever asks decides about another try. Both throw a ModelFailure and nothing else.
 */
import { type ModelMessage, stepCountIs, streamText, type ToolSet } from 'ai'
import { log } from '~/utils/log.server'
import { type FailureReason, gate, languageModel, ModelFailure } from './client.server'

export interface Asked {
  /** What we tell the model; holds no text of a student's. */
  system: string
  /** The talk so far; a student's words stand in messages of the role `user` alone. */
  messages: ModelMessage[]
  /** What it may call; none of ours writes anything. */
  tools?: ToolSet
  /** The model's name; null for AI_MODEL. */
  model?: string | null
  /** 0 to 2. */
  temperature: number
  /** Of the whole answer. */
  mostTokens: number
  /** Until the first words, and until the last, in milliseconds from now on. */
  firstMs: number
  wholeMs: number
  /** Ends it earlier, with a ModelFailure as its reason. */
  signal?: AbortSignal
}

export interface Said {
  text: string
  /** Both ways, as the model counts them; by the length of the texts where it does not. */
  tokens: number
}

/** Calls of tools and answers to them, in one turn. */
const MOST_STEPS = 4
/** What the schema of a tool's input and its answer are about worth. */
const TOOL_TOKENS = 60

/**
 * Yields the model's words as they come and returns everything with the tokens. Whoever stops listening ends the call. `onTokens` is told
 * what was used up in any case, also when it fails: nothing where the model was never asked or could not be reached.
 */
export async function* talk(asked: Asked, onTokens: (tokens: number) => void = () => {}): AsyncGenerator<string, Said> {
  const patience = new Patience(asked)
  let text = ''
  // Of the steps that are finished, and the words of the one that is not.
  let tokens = 0
  let step = ''
  let isUnderWay = false
  let leave = () => {}
  try {
    leave = await gate.enter(patience.signal)
    patience.reason = 'slow'
    isUnderWay = true
    const stream = streamText({ ...callOf(asked), abortSignal: patience.signal, onError: () => {} })
    for await (const part of stream.fullStream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw patience.signal.reason
      if (part.type === 'start-step') isUnderWay = true
      if (part.type === 'finish-step') {
        tokens += part.usage.totalTokens || roughTokens(asked, text)
        step = ''
        isUnderWay = false
        if (part.finishReason === 'error' || part.finishReason === 'other') throw new ModelFailure('cut')
      }
      if (part.type !== 'text-delta' || !part.text) continue
      patience.hear()
      text += part.text
      step += part.text
      yield part.text
    }
    return { text, tokens }
  } catch (error) {
    const failure = asFailure(error, text !== '')
    if (failure.reason === 'away') isUnderWay = false
    throw failure
  } finally {
    patience.end()
    leave()
    onTokens(tokens + (isUnderWay ? roughTokens(asked, step) : 0))
  }
}

/** All of the model's words at once. */
export async function write(asked: Asked, onTokens?: (tokens: number) => void): Promise<Said> {
  const words = talk(asked, onTokens)
  for (;;) {
    const next = await words.next()
    if (next.done) return next.value
  }
}

/** The most that a call may take: every step is sent everything that stands before it, with the tools. */
export function mostTokensOf(asked: Asked): number {
  const tools = Object.entries(asked.tools ?? {}).map(([name, { description }]) => `${name} ${description ?? ''}`)
  const toolTokens = Math.ceil(tools.join('').length / 4) + tools.length * TOOL_TOKENS
  const steps = tools.length > 0 ? MOST_STEPS : 1
  return steps * (roughTokens(asked, '') + toolTokens + asked.mostTokens)
}

/** What a text is about worth, where nobody counted: four characters are a token. */
export function roughTokens({ system, messages }: Pick<Asked, 'system' | 'messages'>, answer: string): number {
  return Math.ceil((system.length + JSON.stringify(messages).length + answer.length) / 4)
}

function callOf({ system, messages, tools, model, temperature, mostTokens }: Asked) {
  return {
    ...{ system, messages, tools, temperature },
    model: languageModel(model),
    maxOutputTokens: mostTokens,
    maxRetries: 0,
    stopWhen: stepCountIs(MOST_STEPS),
  }
}

/** Ends a call whose first words or whose last do not come in time. */
class Patience {
  private readonly controller = new AbortController()
  private readonly first: NodeJS.Timeout
  private readonly whole: NodeJS.Timeout
  readonly signal = this.controller.signal
  /** While it waits for its turn, everybody else is why. */
  reason: FailureReason = 'busy'

  constructor({ firstMs, wholeMs, signal }: Pick<Asked, 'firstMs' | 'wholeMs' | 'signal'>) {
    signal?.addEventListener('abort', () => this.controller.abort(signal.reason), { signal: this.controller.signal })
    this.first = this.after(Math.min(firstMs, wholeMs))
    this.whole = this.after(wholeMs)
  }

  hear(): void {
    clearTimeout(this.first)
  }

  end(): void {
    clearTimeout(this.first)
    clearTimeout(this.whole)
    // Whoever stopped listening no longer pays for what would come.
    this.controller.abort(new ModelFailure('slow'))
  }

  private after(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.controller.abort(new ModelFailure(this.reason)), Math.max(0, ms))
  }
}

function asFailure(error: unknown, hasBegun: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (error instanceof Error && error.cause instanceof ModelFailure) return error.cause
  log.warn({ error: error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : 'unknown' }, 'the model failed')
  return new ModelFailure(hasBegun ? 'cut' : 'away', error)
}
