/** An export as its page shows it, for an account and for a parent. */
import type { ShownExport } from '~/components/data/export-panel'
import type { newestExports } from '~/models/accounts/personal-data/export.server'
import { momentText } from '~/utils/time/time-text'

type Made = Awaited<ReturnType<typeof newestExports>>

/** Seconds until a page that waits looks again, without scripts. */
const LOOK_AGAIN = 3

export const EXPORT_LIMIT = {
  title: 'Please wait until tomorrow',
  text: 'Three files were made in the last 24 hours. The newest one is here for seven days.',
}

export function shownExport({ newest, ready }: Made, timeZone: string): ShownExport {
  return {
    running: newest?.state === 'running' ? newest.percent : null,
    hasFailed: newest?.state === 'failed',
    ready: ready?.readyAt ? { madeAt: momentText(ready.readyAt, timeZone), keptUntil: momentText(ready.expiresAt, timeZone) } : null,
  }
}

/** While an export is being made the page comes again by itself. */
export function waitingHeaders(made: Made, page: string): HeadersInit {
  return made.newest?.state === 'running'
    ? { 'Cache-Control': 'no-store', Refresh: `${LOOK_AGAIN};url=${page}` }
    : { 'Cache-Control': 'no-store' }
}
