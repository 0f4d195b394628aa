/** What runs beside the pages of one process: the workers, and their orderly end, which the front door calls. */
import { closeDatabase } from '~/models/site/health.server'
import { stopQueue } from './queue.server'
import { startWorkers } from './workers.server'

/** Starts the workers once a process; Vite's dev server evaluates modules again, hence the mark on globalThis. */
export function startBackground(): void {
  const global = globalThis as typeof globalThis & Record<symbol, Set<() => Promise<unknown>> | boolean | undefined>
  const mark = Symbol.for('stanine.background')
  if (global[mark]) return
  global[mark] = true

  void startWorkers()
  const closers = global[Symbol.for('stanine.closers')]
  if (closers instanceof Set) {
    closers.add(async () => {
      await stopQueue()
      await closeDatabase()
    })
  }
}
