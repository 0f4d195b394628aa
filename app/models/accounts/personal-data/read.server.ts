/** Everything that is stored of one account, as the table of personal data says: by heading, with the names that people read. */
import { db } from '~/db.server'
import type { Column, ModelName, Owner } from './columns/rules'
import { statementsOf } from './delegate.server'
import { type PersonalModel, personalModels } from './table'

/** More rows of one kind than any student makes; above it the export is made by hand. */
const MOST_ROWS = 50_000

export interface PersonalTable {
  heading: string
  title: string
  model: ModelName
  /** Name in the database, and as people read it. */
  columns: { name: string; label: string }[]
  rows: Record<string, unknown>[]
}

export class TooMuchData extends Error {}

/** Reads all tables, one after the other; `onProgress` hears how much of it is done, from 0 to 1. Throws TooMuchData. */
export async function readPersonalData(owner: Owner, onProgress: (part: number) => Promise<void>): Promise<PersonalTable[]> {
  const tables: PersonalTable[] = []
  const models = personalModels(owner.audience)
  for (const personal of models) {
    tables.push(await readTable(personal, owner))
    await onProgress(tables.length / models.length)
  }
  return tables
}

async function readTable({ model, rule }: PersonalModel, owner: Owner): Promise<PersonalTable> {
  const columns = shownColumns(rule.columns)
  // All of it is left out, as hashes of codes are: there is nothing to ask for.
  if (columns.length === 0) return { heading: rule.heading, title: rule.title, model, columns, rows: [] }
  const rows = await statementsOf(db, model).findMany({
    where: rule.rows(owner),
    select: Object.fromEntries(columns.map(({ name }) => [name, true])),
    orderBy: { [rule.order]: 'asc' },
    take: MOST_ROWS + 1,
  })
  if (rows.length > MOST_ROWS) throw new TooMuchData(`${model} has more than ${MOST_ROWS} rows`)
  return { heading: rule.heading, title: rule.title, model, columns, rows }
}

/** The columns that export shows, with their labels. */
function shownColumns(columns: Readonly<Record<Column<ModelName>, string | { out: string }>>): { name: string; label: string }[] {
  return Object.entries<string | { out: string }>(columns).flatMap(([name, label]) => (typeof label === 'string' ? [{ name, label }] : []))
}
