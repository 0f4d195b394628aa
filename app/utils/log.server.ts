/** The log: JSON lines on standard output. Ids only, never names, addresses, tokens or texts of people. */
import pino from 'pino'
import { env } from '~/env.server'

export const log = pino({ level: env.LOG_LEVEL, base: undefined })
