/**
 * The only reader of process.env in the application. Parsed once at boot; whatever is missing is named in one message.
 * Loopback rule: only while APP_URL is a loopback address may cookies do without Secure and demo tools exist.
 */
import { z } from 'zod'
import { isLoopbackName, MODEL_EXAMPLES, PAYMENT_EXAMPLES, readAppUrl } from '../server/config.mjs'

/** How families reach us, on this machine alone: a house, a number and a mailbox that are nobody's. */
const CONTACT_EXAMPLES = {
  CONTACT_ADDRESS: 'Stanine | 100 Example Street | Example City, NY 00000',
  CONTACT_PHONE: '(212) 555-0147',
  SUPPORT_EMAIL: 'support@stanine.example',
}

const EnvironmentSchema = z.object({
  PORT: z.coerce.number().int().default(3000),
  APP_URL: z.url().optional(),
  DATABASE_URL: z.string().min(1, 'the address of a PostgreSQL database'),
  SESSION_SECRET: z.string().min(32, 'at least 32 random characters; a comma list rotates, the first signs'),
  POSTMARK_SERVER_TOKEN: z.string().min(1, 'the server token of a Postmark account'),
  POSTMARK_API_URL: z.url().default('https://api.postmarkapp.com'),
  STRIPE_SECRET_KEY: z.string('the secret key of a Stripe account').min(1),
  STRIPE_WEBHOOK_SECRET: z.string('the signing secret of the webhook at Stripe; a comma list rotates').min(1),
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  STRIPE_PRICE_MONTHLY: z.string('Stripe’s id of the price of $149 a month').min(1),
  STRIPE_PRICE_QUARTERLY: z.string('Stripe’s id of the price of $299 every three months').min(1),
  STRIPE_PRICE_ANNUAL: z.string('Stripe’s id of the price of $99 a year').min(1),
  STRIPE_FORMER_PRICES: z.string().default(''),
  STRIPE_PRICE_SEAT: z.string('Stripe’s id of the price of $30 a seat').min(1),
  AI_API_URL: z.url().default('https://api.openai.com/v1'),
  AI_API_KEY: z.string('the key of the language model’s account').min(1),
  AI_MODEL: z.string('the name of the language model').min(1),
  AI_DAILY_TOKENS: z.coerce.number().int().min(0).default(2_000_000),
  MAIL_FROM: z.string().min(3).default('Stanine <hello@stanine.example>'),
  CONTACT_ADDRESS: z.string('the postal address that families may write to, its lines apart by |').min(10),
  CONTACT_PHONE: z.string('the telephone number that families may call').min(5),
  SUPPORT_EMAIL: z.email('the mailbox that messages from families go to'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

function readEnvironment() {
  const isLoopback = isLoopbackName(readAppUrl(process.env).hostname)
  const parsed = EnvironmentSchema.safeParse(
    isLoopback ? { ...CONTACT_EXAMPLES, ...PAYMENT_EXAMPLES, ...MODEL_EXAMPLES, ...process.env } : process.env,
  )
  if (!parsed.success) {
    const missing = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`).join('\n')
    throw new Error(`Stanine cannot start. These settings are missing or wrong (.env.example explains each):\n${missing}`)
  }

  const appUrl = new URL(parsed.data.APP_URL ?? `http://localhost:${parsed.data.PORT}`).origin
  const sessionSecrets = parsed.data.SESSION_SECRET.split(',').map((secret) => secret.trim())
  const webhookSecrets = parsed.data.STRIPE_WEBHOOK_SECRET.split(',').map((secret) => secret.trim())
  const formerPrices = parsed.data.STRIPE_FORMER_PRICES.split(',').map((price) => price.trim())
  return Object.freeze({
    ...parsed.data,
    APP_URL: appUrl,
    SESSION_SECRETS: sessionSecrets,
    STRIPE_WEBHOOK_SECRETS: webhookSecrets,
    STRIPE_FORMER_PRICES: formerPrices.filter(Boolean),
    isLoopback,
    isSecure: appUrl.startsWith('https:'),
  })
}

export const env = readEnvironment()
