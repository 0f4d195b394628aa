/** Accounts of students and parents: registering, confirming the address, signing in. Answers never tell who has an account. */
import { hashPassword, passwordFits } from '~/auth/passwords.server'
import { hashToken } from '~/auth/tokens.server'
import { type Database, db, isTaken } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { CONTACT_FIELDS, EMAIL_FIELDS, LOGIN_FIELDS, NEW_PASSWORD_FIELDS, REGISTRATION_FIELDS } from './account-fields'
import { queueMail, tokenOfMail } from './mail.server'

const HOUR = 60 * 60 * 1000
const VERIFICATION_LIFE = 24 * HOUR
const RESERVATION_LIFE = 24 * HOUR

export const RegistrationSchema = formSchema(REGISTRATION_FIELDS)
export const LoginSchema = formSchema(LOGIN_FIELDS)
export const EmailSchema = formSchema(EMAIL_FIELDS)
export const NewPasswordSchema = formSchema(NEW_PASSWORD_FIELDS)
export const ContactSchema = formSchema(CONTACT_FIELDS)

export interface Registration {
  username: string
  email: string
  password: string
  firstName: string
  lastName: string
  /** The code of the partner who referred the visitor, if any. */
  referralCode?: string
}

export type RegistrationOutcome = { outcome: 'registered'; userId: string | null } | { outcome: 'username-taken' }

/**
 * Registers an account and mails the link that confirms its address. An address that has an account already gets a mail that says so,
 * and the caller the same answer; the username then counts as taken for 24 hours, like any other (decisions.md 9).
 */
export async function registerAccount(registration: Registration, now = new Date()): Promise<RegistrationOutcome> {
  const { email, firstName, lastName, referralCode } = registration
  const username = registration.username.toLowerCase()
  const password = await hashPassword(registration.password)

  try {
    return await db.$transaction(async (transaction) => {
      if (await isUsernameTaken(transaction, username, now)) return { outcome: 'username-taken' }

      const known = await transaction.user.findUnique({ where: { email }, select: { id: true } })
      if (known) {
        const expiresAt = new Date(now.getTime() + RESERVATION_LIFE)
        await transaction.usernameReservation.upsert({ where: { username }, create: { username, expiresAt }, update: { expiresAt } })
        await queueMail(transaction, { template: 'existing-account', recipient: email })
        return { outcome: 'registered', userId: null }
      }

      const { id } = await transaction.user.create({
        data: { username, email, password, firstName, lastName, referralCode, createdAt: now, usage: { create: {} } },
        select: { id: true },
      })
      await sendVerification(transaction, { id, email }, now)
      return { outcome: 'registered', userId: id }
    })
  } catch (error) {
    // Two registrations at the same instant: the second run sees the first one's row.
    if (isTaken(error)) return registerAccount(registration, now)
    throw error
  }
}

/** Mails a new link to an account that is not confirmed yet; the older link dies. For anyone else nothing happens. */
export async function resendVerification(email: string, now = new Date()): Promise<void> {
  await db.$transaction(async (transaction) => {
    const user = await transaction.user.findUnique({ where: { email, emailVerified: false }, select: { id: true, email: true } })
    if (user) await sendVerification(transaction, user, now)
  })
}

/** Confirms the address to which the token was mailed. A token works once, for 24 hours; null when it does not. */
export async function verifyEmail(token: string, now = new Date()): Promise<{ userId: string } | null> {
  const verificationToken = hashToken(token)
  const user = await db.user.findUnique({ where: { verificationToken }, select: { id: true } })
  if (!user) return null

  const { count } = await db.user.updateMany({
    where: { id: user.id, verificationToken, verificationTokenExpiry: { gt: now } },
    data: { emailVerified: true, verificationToken: null, verificationTokenExpiry: null },
  })
  return count === 1 ? { userId: user.id } : null
}

export type SignInOutcome = { outcome: 'signed-in'; userId: string } | { outcome: 'not-verified' } | { outcome: 'refused' }

/** Checks e-mail and password. Which half was wrong is never told; that the address is unconfirmed only after the right password. */
export async function checkCredentials({ email, password }: { email: string; password: string }): Promise<SignInOutcome> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true, password: true, emailVerified: true } })
  const fits = await passwordFits(password, user?.password ?? null)
  if (!user || !fits) return { outcome: 'refused' }
  return user.emailVerified ? { outcome: 'signed-in', userId: user.id } : { outcome: 'not-verified' }
}

async function sendVerification(transaction: Database, user: { id: string; email: string }, now: Date): Promise<void> {
  const mailId = await queueMail(transaction, { template: 'verify-email', recipient: user.email })
  await transaction.user.update({
    where: { id: user.id },
    data: {
      verificationToken: hashToken(tokenOfMail('verify-email', mailId)),
      verificationTokenExpiry: new Date(now.getTime() + VERIFICATION_LIFE),
    },
  })
}

async function isUsernameTaken(transaction: Database, username: string, now: Date): Promise<boolean> {
  const user = await transaction.user.findUnique({ where: { username }, select: { id: true } })
  if (user) return true
  const reservation = await transaction.usernameReservation.findUnique({ where: { username, expiresAt: { gt: now } } })
  return reservation !== null
}
