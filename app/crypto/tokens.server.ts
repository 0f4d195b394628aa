/** Random and derived tokens. Only their SHA-256 is ever stored, so a copy of the database opens nothing. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { env } from '~/env.server'

export type TokenPurpose =
  | 'verify-email'
  | 'reset-password'
  | 'sign-in-proof'
  | 'parent-consent'
  | 'email-change'
  | 'parent-link'
  | 'keep-account'
  | 'confirm-listing'
  | 'claim-purchase'
  | 'plan-feed'
  | 'bootcamp-feed'
  | 'report-mail'
  | 'seat-invitation'

/** 256 random bits, safe in URLs and cookies. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 of a token, as stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * The token of one mail: 256 bits derived from the first session secret, the purpose and a random nonce.
 * The job that sends the mail derives it again from the nonce, so neither queue nor database ever holds a usable token.
 */
export function mailToken(purpose: TokenPurpose, nonce: string): string {
  return keyedHash(purpose, nonce)
}

/** SHA-256 under the first session secret: of what is easily guessed, such as a network address, a mere hash would hide nothing. */
export function keyedHash(purpose: TokenPurpose | 'network' | 'card' | 'tutor-code', text: string): string {
  const [secret = ''] = env.SESSION_SECRETS
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')
}
