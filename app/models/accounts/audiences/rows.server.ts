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
  lastName: string
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

/** How a row says whose it is: one of three columns, which points to the account's own table (docs/decisions/021). */
export function ownedBy({ audience, id }: AccountName): { userId: string } | { tutorId: string } | { affiliateId: string } {
  switch (audience) {
    case 'student':
      return { userId: id }
    case 'tutor':
      return { tutorId: id }
    case 'affiliate':
      return { affiliateId: id }
  }
}

/** A row that belongs to no account. */
export const OF_NOBODY = { userId: null, tutorId: null, affiliateId: null }

/** The rows that belong to any account of an audience. */
export function ofAudience(audience: Audience) {
  const columns = { student: 'userId', tutor: 'tutorId', affiliate: 'affiliateId' } as const
  return { [columns[audience]]: { not: null } }
}

/** Whose a row is that `select: OWNER_COLUMNS` has read; null for nobody's. */
export function ownerIn({ userId, tutorId, affiliateId }: OwnerColumns): AccountName | null {
  if (userId) return { audience: 'student', id: userId }
  if (tutorId) return { audience: 'tutor', id: tutorId }
  return affiliateId ? { audience: 'affiliate', id: affiliateId } : null
}

export const OWNER_COLUMNS = { userId: true, tutorId: true, affiliateId: true } as const
type OwnerColumns = Record<keyof typeof OWNER_COLUMNS, string | null>

/** Whether signing in to the account takes a code beside the password. */
export async function hasSecondFactor(database: Database, owner: AccountName): Promise<boolean> {
  return (await database.secondFactor.count({ where: ownedBy(owner) })) > 0
}

/** How a session says whose it is. */
export function sessionsOf(account: AccountName) {
  return { audience: account.audience, ...ownedBy(account) }
}

/** The address of the account; throws when it is gone. */
export async function addressOfAccount(database: Database, { audience, id }: AccountName): Promise<string> {
  const account = await accountsOf(database, audience).findFirst({ where: { id }, select: { email: true } })
  if (!account) throw new Error(`the account of a ${audience} is gone`)
  return account.email
}

/** What counts tries and mail for one account, by its address or id: one address may have an account of each audience, and none fills another's. */
export function countedAs(audience: Audience, name: string): string {
  return audience === 'student' ? name : `${audience} ${name}`
}
