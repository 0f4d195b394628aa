/**
 * The only reader of process.env in the application. Parsed once at boot; whatever is missing is named in one message.
 * Loopback rule: only while APP_URL is a loopback address may cookies do without Secure and demo tools exist.
 */
import { z } from 'zod'
import { isLoopbackName } from '../server/config.mjs'

const EnvironmentSchema = z.object({
  PORT: z.coerce.number().int().default(3000),
  APP_URL: z.url().optional(),
  DATABASE_URL: z.string().min(1, 'the address of a PostgreSQL database'),
  SESSION_SECRET: z.string().min(32, 'at least 32 random characters; a comma list rotates, the first signs'),
  POSTMARK_SERVER_TOKEN: z.string().min(1, 'the server token of a Postmark account'),
  POSTMARK_API_URL: z.url().default('https://api.postmarkapp.com'),
  MAIL_FROM: z.string().min(3).default('Stanine <hello@stanine.example>'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

function readEnvironment() {
  const parsed = EnvironmentSchema.safeParse(process.env)
  if (!parsed.success) {
    const missing = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`).join('\n')
    throw new Error(`Stanine cannot start. These settings are missing or wrong (.env.example explains each):\n${missing}`)
  }

  const appUrl = new URL(parsed.data.APP_URL ?? `http://localhost:${parsed.data.PORT}`).origin
  const isLoopback = isLoopbackName(new URL(appUrl).hostname)
  const sessionSecrets = parsed.data.SESSION_SECRET.split(',').map((secret) => secret.trim())
  return Object.freeze({
    ...parsed.data,
    APP_URL: appUrl,
    SESSION_SECRETS: sessionSecrets,
    isLoopback,
    isSecure: appUrl.startsWith('https:'),
  })
}

export const env = readEnvironment()
