/**
 * The questions of the section that this page is in: fetched once, so that going to and fro needs no request. It lives as long as the
 * document. A loader of the question page runs for every address and takes its question from here (routes/learn/question).
 */
import type { PrintedQuestion } from '~/exam/print/item.server'
import { paths } from '~/paths/index'

interface Memory<Frame> {
  sittingId: string
  /** What the page knows beside its question. */
  frame: Frame
  questions: PrintedQuestion[]
  /** The fetch under way; false when it brought nothing. */
  arrival: Promise<boolean> | null
}

/** Nobody waits longer for a question: the page then says what it cannot show, and asks again. */
const PATIENCE_MS = 10_000

let memory: Memory<unknown> | null = null

/** Remembers the section that the document was opened with. */
export function rememberRoom<Frame extends { sittingId: string }>(frame: Frame): void {
  if (memory?.sittingId !== frame.sittingId) memory = { sittingId: frame.sittingId, frame, questions: [], arrival: null }
}

/** Whether the question is here, after its section has been fetched if it was not. False without a line. */
export async function isRemembered(sittingId: string, position: number): Promise<boolean> {
  if (memory?.sittingId !== sittingId) return false
  if (memory.questions.length === 0) {
    memory.arrival ??= fetchQuestions(memory)
    await memory.arrival
  }
  return memory.questions[position - 1] !== undefined
}

/** The page at this address as far as it is known here: undefined for another section, a null question when it has not arrived. */
export async function rememberedPage<Frame>(sittingId: string, position: number): Promise<Frame | undefined> {
  if (memory?.sittingId !== sittingId) return undefined
  const isHere = await isRemembered(sittingId, position)
  // An address beyond the last question: the server says what it thinks of it.
  if (!isHere && memory.questions.length > 0) return undefined
  return { ...(memory.frame as Frame), position, question: memory.questions[position - 1] ?? null }
}

async function fetchQuestions(into: Memory<unknown>): Promise<boolean> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    const response = await fetch(paths.learn.section(into.sittingId), { redirect: 'manual', signal: patience.signal })
    if (!response.ok) return false
    into.questions = ((await response.json()) as { questions: PrintedQuestion[] }).questions
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    into.arrival = null
  }
}
