/** The statements that the table of personal data asks for, on whatever model its line is about. */
import type { Database } from '~/db.server'
import type { ModelName } from './columns/rules'

type Row = Record<string, unknown>

interface Delegate {
  findMany(args: { where: unknown; select: Record<string, true>; orderBy: unknown; take: number }): Promise<Row[]>
  count(args: { where: unknown }): Promise<number>
  deleteMany(args: { where: unknown }): Promise<{ count: number }>
  updateMany(args: { where: unknown; data: unknown }): Promise<{ count: number }>
}

/** The model's statements. What fits the model was checked where the table was written; here it is one of many. */
export function statementsOf(database: Database, model: ModelName): Delegate {
  const name = `${model.charAt(0).toLowerCase()}${model.slice(1)}` as keyof Database
  return database[name] as unknown as Delegate
}
