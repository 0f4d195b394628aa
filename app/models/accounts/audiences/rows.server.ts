/**
 * The accounts of the three audiences. They lie in three tables that hold the same columns for signing in, so that one verb serves all; what
 * only one of them has is asked of its own table.
 */
import { type Database, db } from '~/db.server'
import type { Audience } from '~/generated/prisma/enums'

/** Whose account it is. */
export interface AccountName {
  audience: Audience
  id: string
}

/** What the three tables have in common. */
interface SharedColumns {
  id: string
  email: string
  firstName: string
  password: string
  emailVerified: boolean
  resetToken: string | null
  resetTokenExpiry: Date | null
}

interface Rows {
  findFirst<Name extends keyof SharedColumns>(args: {
    where: object
    select: Record<Name, true>
  }): Promise<Pick<SharedColumns, Name> | null>
  updateMany(args: { where: object; data: Partial<SharedColumns> }): Promise<{ count: number }>
  count(args: { where: object }): Promise<number>
}

/** The table of an audience, as far as it is like the others. */
export function accountsOf(database: Database, audience: Audience): Rows {
  const tables = { student: database.user, tutor: database.tutor, affiliate: database.affiliatePartner }
  // Three types with one shape for these columns, which Prisma cannot say.
  return tables[audience] as unknown as Rows
}

/** The account with a confirmed address; nobody else has one. Names go only to confirmed addresses. */
export function findOwner(email: string, audience: Audience) {
  return accountsOf(db, audience).findFirst({ where: { email, emailVerified: true }, select: { id: true, firstName: true } })
}

/** The hash that the account's password has now; empty, which no password has, when the account is gone. */
export async function passwordHashOf({ audience, id }: AccountName): Promise<string> {
  return (await accountsOf(db, audience).findFirst({ where: { id }, select: { password: true } }))?.password ?? ''
}

/** The same by the account's address; null where nobody has it. */
export async function passwordHashAt(audience: Audience, email: string): Promise<string | null> {
  return (await accountsOf(db, audience).findFirst({ where: { email }, select: { password: true } }))?.password ?? null
}

/** How a session says whose it is. */
export function sessionsOf({ audience, id }: AccountName) {
  switch (audience) {
    case 'student':
      return { audience, userId: id }
    case 'tutor':
      return { audience, tutorId: id }
    case 'affiliate':
      return { audience, affiliateId: id }
  }
}

/** The account's id where a record may point to it: only students' accounts are exported and deleted by their rows. */
export function studentIdOf({ audience, id }: AccountName): string | undefined {
  return audience === 'student' ? id : undefined
}

/** What counts tries and mail for one account: one address may have an account of each audience, and none fills another's. */
export function countedAs(audience: Audience, email: string): string {
  return audience === 'student' ? email : `${audience} ${email}`
}
