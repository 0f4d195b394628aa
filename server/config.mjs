/** What the front door knows about the product's address and its own limits. Reads the environment that is passed in, nothing else. */

/** How the stand-in of the payment provider is addressed, on this machine alone: it takes these keys and has these prices from the start. */
export const PAYMENT_EXAMPLES = {
  STRIPE_SECRET_KEY: 'sk_test_stanine',
  STRIPE_WEBHOOK_SECRET: 'whsec_stanine',
  STRIPE_PRICE_MONTHLY: 'price_monthly',
  STRIPE_PRICE_QUARTERLY: 'price_quarterly',
  STRIPE_PRICE_ANNUAL: 'price_annual',
  STRIPE_PRICE_SEAT: 'price_seat',
}

/** How the stand-in of the language model is addressed, on this machine alone. */
export const MODEL_EXAMPLES = { AI_API_KEY: 'model-stanine', AI_MODEL: 'stand-in' }

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** @typedef {ReturnType<typeof readConfig>} Config */

/**
 * The settings of one server process.
 * @param {Record<string, string | undefined>} env the process environment
 * @throws {Error} when APP_URL is no http(s) address or TRUST_PROXY is neither a switch nor a count
 */
export function readConfig(env) {
  const appUrl = readAppUrl(env)
  return {
    origin: appUrl.origin,
    host: appUrl.host,
    isHttps: appUrl.protocol === 'https:',
    trustedHops: readTrustedHops(env.TRUST_PROXY),
    secrets: (env.SESSION_SECRET ?? '')
      .split(',')
      .map((secret) => secret.trim())
      .filter(Boolean),
    isQuiet: ['warn', 'error', 'fatal', 'silent'].includes(env.LOG_LEVEL ?? 'info'),
    bodyMs: 15_000,
    answerMs: 30_000,
    strangerMs: 9_500,
    stallMs: 10_000,
    pageBytes: 64 * 1024 * 1024,
    pageMs: 60_000,
  }
}

/** The product's public address: APP_URL, or this machine at PORT. */
export function readAppUrl(env) {
  const text = env.APP_URL || `http://localhost:${env.PORT || '3000'}`
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`APP_URL is not an http or https address: ${text}`)
  return url
}

/** Whether a host name, as `URL.hostname` writes it, can only mean this machine. */
export function isLoopbackName(hostname) {
  return LOOPBACK.test(hostname)
}

function readTrustedHops(text = '') {
  if (['', '0', 'false', 'no'].includes(text)) return 0
  if (['true', 'yes'].includes(text)) return 1
  if (/^[1-9]$/.test(text)) return Number(text)
  throw new Error(`TRUST_PROXY is the number of proxies in front, 0 to 9, not: ${text}`)
}
