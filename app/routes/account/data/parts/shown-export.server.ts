/** An export as its page shows it, for an account and for a parent. */
import type { ShownExport } from '~/components/data/export-panel'
import type { newestExport } from '~/models/accounts/personal-data/export.server'
import { momentText } from '~/utils/time/time-text'

type Made = Awaited<ReturnType<typeof newestExport>>

/** Seconds until a page that waits looks again, without scripts. */
const LOOK_AGAIN = 3

export const EXPORT_LIMIT = {
  title: 'Please wait until tomorrow',
  text: 'Three files were made in the last 24 hours. The newest one is here for seven days.',
}

export function shownExport(made: Made, timeZone: string): ShownExport | null {
  if (!made) return null
  const { state, percent, readyAt, expiresAt } = made
  return { state, percent, madeAt: readyAt ? momentText(readyAt, timeZone) : '', keptUntil: readyAt ? momentText(expiresAt, timeZone) : '' }
}

/** While an export is being made the page comes again by itself. */
export function waitingHeaders(made: Made, page: string): HeadersInit {
  return made?.state === 'running' ? { 'Cache-Control': 'no-store', Refresh: `${LOOK_AGAIN};url=${page}` } : { 'Cache-Control': 'no-store' }
}
