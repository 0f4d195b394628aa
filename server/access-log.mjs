/** remix-serve's own request log (morgan): addresses without their secrets, and silence when LOG_LEVEL asks for it. */
import { createRequire } from 'node:module'

const SECRETS = /([?&](?:token|code|session_id)=)[^&#]*/gi

/** An address that may be logged. */
export function redactAddress(address) {
  return address.replace(SECRETS, '$1***')
}

/** Teaches the morgan that remix-serve will load; must run before remix-serve does. */
export function guardAccessLog({ isQuiet }) {
  const requireAsServe = createRequire(createRequire(import.meta.url).resolve('@remix-run/serve/package.json'))
  const morgan = requireAsServe('morgan')
  morgan.token('url', (req) => redactAddress(req.originalUrl ?? req.url))
  if (isQuiet) morgan.format('tiny', () => undefined)
}
