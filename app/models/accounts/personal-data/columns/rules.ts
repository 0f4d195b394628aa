/**
 * What the table of personal data says about each column of each model: whose it is, how export shows it, and what deletion does with its
 * row. The types make a column that nobody classified an error; a test asks the database as well.
 */
import type { Prisma } from '~/generated/prisma/client'
import type { Audience } from '~/generated/prisma/enums'

export type ModelName = Prisma.ModelName
type Model<M extends ModelName> = Prisma.TypeMap['model'][M]
export type Column<M extends ModelName> = keyof Model<M>['payload']['scalars'] & string
type Where<M extends ModelName> = NonNullable<Model<M>['operations']['findMany']['args']['where']>
type Update<M extends ModelName> = Model<M>['operations']['updateMany']['args']['data']

/** Whose rows are meant. */
export interface Owner {
  audience: Audience
  id: string
  email: string
  /** Of a student; others have none. */
  username: string
}

/** The name under which export shows a column, or why it leaves it out. */
type ColumnRule = string | { out: string }

export const HEADINGS = [
  'Your account',
  'A parent’s permission',
  'Plan and payments',
  'Referrals and commissions',
  'Results',
  'Mistakes',
  'Writing',
  'AI tutor',
  'Lessons, words and reports',
  'Tutors',
  'Your students',
  'Messages',
  'Sign-in',
  'What we did with your data',
] as const

/** Rows that hold something of the account's holder. */
export interface AccountRule<M extends ModelName> {
  of: 'account'
  heading: (typeof HEADINGS)[number]
  title: string
  rows: (owner: Owner) => Where<M>
  /** The column of an address by which rows are found: it goes with the account to a new address. */
  address?: Column<M>
  /** Where that address is stored as its mailbox as well, by which rows are found however it is written. */
  mailbox?: Column<M>
  /** The oldest first. */
  order: Column<M>
  erase: Erasing<M>
  columns: Record<Column<M>, ColumnRule>
}

/**
 * What deletion does: the database takes the rows with the account's (`cascade`), the job deletes them, they stay with what points to the
 * person taken out, or the account is not deleted while there are any.
 */
type Erasing<M extends ModelName> =
  | 'cascade'
  | 'delete'
  | { stays: string; changes: (owner: Owner, pseudonym: string) => Change<M>[] }
  | { blocks: string }

interface Change<M extends ModelName> {
  where: Where<M>
  data: Update<M>
}

/** Rows that hold nothing of a person, or something of a person who has an account of another kind. */
interface OtherRule<M extends ModelName> {
  of: 'nobody' | 'others'
  why: string
  columns: Record<Column<M>, typeof NOTHING>
}

const NOTHING = 'not of an account'

/** Columns of a model that is no account's. */
export function none<const Name extends string>(...names: Name[]): Record<Name, typeof NOTHING> {
  return named(names, NOTHING)
}

/** Columns that export leaves out, all for one reason. */
export function out<const Name extends string>(why: string, ...names: Name[]): Record<Name, { out: string }> {
  return named(names, { out: why })
}

function named<Name extends string, Value>(names: Name[], value: Value): Record<Name, Value> {
  // Exactly these names, which Object.fromEntries cannot say.
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>
}

type Rule<M extends ModelName> = AccountRule<M> | OtherRule<M>
export type Rules<Names extends ModelName = ModelName> = { readonly [M in Names]: Rule<M> }

/** The columns of which one points to the account, where all audiences have such rows. */
export const OWNER = ['userId', 'tutorId', 'affiliateId'] as const

/** Reasons that many columns share. */
export const WHY = {
  id: 'a random name of the row, which says nothing',
  owner: 'points to the account',
  secret: 'a hash that only serves to check a secret',
  machine: 'keeps two windows or two servers apart',
} as const

/** The row of the account itself, in each audience's table. */
export const OWN_ROW = {
  of: 'account',
  heading: 'Your account',
  title: 'Account',
  rows: ({ id }: Owner) => ({ id }),
  order: 'createdAt',
  erase: 'delete',
} as const
