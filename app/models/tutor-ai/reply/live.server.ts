/** Tells whoever watches an answer in this process that it has grown; what has grown stands in the database. */
import { EventEmitter, once } from 'node:events'

const answers = new EventEmitter().setMaxListeners(0)

/** Something was added to an answer, or it has ended. */
export function tellGrown(messageId: string): void {
  answers.emit(messageId)
}

/** Waits until the answer grows here, or for so long: another process may be the one that writes it. */
export async function waitForMore(messageId: string, ms: number): Promise<void> {
  await once(answers, messageId, { signal: AbortSignal.timeout(ms) }).catch(() => undefined)
}
