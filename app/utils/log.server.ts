/** The log: JSON lines on standard output. Ids only, never names, addresses, tokens or texts of people. */
import pino from 'pino'
import { env } from '~/env.server'

/** Keys of the payment provider, and what is as long as the number of a card: a vendor's message may repeat them. */
const SECRETS = /\b(?:[sr]k_(?:live|test)|whsec)_\w+|\b\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{3,4}\b/g

export const log = pino({
  ...{ level: env.LOG_LEVEL, base: undefined },
  serializers: { err: briefly },
  hooks: { streamWrite: (line) => line.replace(SECRETS, '[secret]') },
})

/** An error in its own words: what a vendor hangs on it besides may be a whole request, or whose card it was. */
function briefly(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack, ...rest } = pino.stdSerializers.err(error)
  return { type, message, stack, ...Object.fromEntries(KEPT.map((name) => [name, rest[name]])) }
}

const KEPT = ['code', 'statusCode', 'requestId', 'meta']
