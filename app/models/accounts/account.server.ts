/** Accounts: registering, asking for the link again, checking a password. Answers never tell who has an account. */
import { z } from 'zod'
import { hashPassword, passwordFits } from '~/crypto/passwords.server'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { Prisma } from '~/generated/prisma/client'
import type { Audience } from '~/generated/prisma/enums'
import type { Refusal } from '~/models/mail/limits.server'
import { requestMail } from '~/models/mail/request.server'
import { type AccountName, accountsOf, hasSecondFactor } from './audiences/rows.server'
import { EMAIL_FIELDS, LOGIN_FIELDS, NEW_PASSWORD_FIELDS, REGISTRATION_FIELDS, USERNAME_FIELDS } from './fields'
import { holdUsername } from './username.server'

export const RegistrationSchema = formSchema(REGISTRATION_FIELDS)
/** The call may say who referred the caller; a form cannot: there the browser's own cookie says it. */
export const RegistrationCallSchema = RegistrationSchema.and(z.object({ referralCode: z.string().max(200).optional().catch(undefined) }))
export const LoginSchema = formSchema(LOGIN_FIELDS)
export const EmailSchema = formSchema(EMAIL_FIELDS)
export const UsernameSchema = formSchema(USERNAME_FIELDS)
export const NewPasswordSchema = formSchema(NEW_PASSWORD_FIELDS)

export interface Registration {
  audience?: Audience
  /** Of a student. */
  username?: string
  email: string
  password: string
  firstName: string
  lastName: string
  /** What a tutor or an affiliate applies with. */
  details?: Prisma.InputJsonObject
  /** The code of the partner who referred the visitor, if any. */
  referralCode?: string
  /** The registration that this browser made before: it gives its name up, and for the same address it ends. */
  previousId?: string
}

export type RegistrationOutcome = { outcome: 'registered'; registrationId: string } | { outcome: 'username-taken' }

/**
 * Stores a registration and queues its mail, for a known address exactly as for an unknown one: what the mail says is decided when it is
 * sent (app/models/accounts/mail.server.ts). The username is held for 24 hours in both cases (docs/decisions.md 9).
 */
export async function registerAccount(registration: Registration, now = new Date()): Promise<RegistrationOutcome> {
  const { audience = 'student', email, firstName, lastName, referralCode, details, previousId } = registration
  const username = registration.username?.toLowerCase()
  const password = await hashPassword(registration.password)

  return db
    .$transaction(async (transaction) => {
      const { id } = await transaction.registration.create({
        data: { audience, username, email, password, firstName, lastName, referralCode, details, createdAt: now },
        select: { id: true },
      })
      if (username && !(await holdUsername(transaction, { username, registrationId: id, previousId }, now))) throw new NameTaken()
      if (previousId) await transaction.registration.deleteMany({ where: { id: previousId, email, audience } })
      await requestMail(transaction, { kind: 'registration', template: 'verify-email', recipient: email, audience, registrationId: id })
      return { outcome: 'registered', registrationId: id } as const
    })
    .catch((error: unknown) => {
      if (error instanceof NameTaken) return { outcome: 'username-taken' } as const
      throw error
    })
}

class NameTaken extends Error {}

interface Asking {
  audience?: Audience
  /** The caller's network address, which may ask for so much mail. */
  address?: string
  /** The registration of this browser, if it made one. */
  registrationId?: string
}

/** Queues a new link for the registration of this browser, or the newest of the address; the older link dies. Returns the limit reached. */
export async function resendVerification(
  email: string,
  { audience = 'student', address, registrationId }: Asking = {},
): Promise<Refusal | null> {
  const mail = { kind: 'new-link', template: 'verify-email', recipient: email, audience, registrationId, sender: { address } } as const
  return db.$transaction((transaction) => requestMail(transaction, mail))
}

export type SignInOutcome =
  | { outcome: 'signed-in'; userId: string; passwordHash: string; hasSecondFactor: boolean; isAdmin: boolean }
  | { outcome: 'not-verified' }
  | { outcome: 'refused' }

/**
 * Checks email and password. Which half was wrong is never told; that the address is unconfirmed only after the right password, which is
 * that of this browser's registration or else of the newest one. One password is checked in every case, so that time tells nothing.
 */
export async function checkCredentials(
  { audience = 'student', email, password }: { audience?: Audience; email: string; password: string },
  registrationId?: string,
): Promise<SignInOutcome> {
  const account = await accountsOf(db, audience).findFirst({ where: { email, emailVerified: true }, select: { id: true, password: true } })
  const own = await db.registration.findFirst({ where: { email, audience, id: registrationId ?? '' }, select: { password: true } })
  const newest = await db.registration.findFirst({ where: { email, audience }, orderBy: { createdAt: 'desc' }, select: { password: true } })

  const fits = await passwordFits(password, account?.password ?? own?.password ?? newest?.password ?? null)
  if (!fits) return { outcome: 'refused' }
  if (!account) return { outcome: 'not-verified' }
  const { id: userId, password: passwordHash } = account
  return { outcome: 'signed-in', userId, passwordHash, ...(await secondStepOf({ audience, id: userId })) }
}

async function secondStepOf({ audience, id }: AccountName): Promise<{ hasSecondFactor: boolean; isAdmin: boolean }> {
  if (audience !== 'student') return { hasSecondFactor: await hasSecondFactor(db, { audience, id }), isAdmin: false }
  const user = await db.user.findUnique({ where: { id }, select: { role: true, secondFactor: { select: { id: true } } } })
  // Gone since its password was looked at: there is nothing to sign in to.
  return user ? { hasSecondFactor: user.secondFactor !== null, isAdmin: user.role === 'admin' } : { hasSecondFactor: true, isAdmin: false }
}
