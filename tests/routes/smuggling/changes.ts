/**
 * What an action changed in the database, column by column, told by the database itself: triggers write each row down as it was and as it
 * became. To read all rows before and after took minutes, and a row that came and went was not seen.
 */
import pg from 'pg'
import { env } from '~/env.server'
import { Prisma } from '~/generated/prisma/client'
import { modelFacts } from '../../factories/full/account'

type Row = Record<string, unknown>

export interface Change {
  /** As `Model.column`; of a row that went, the name of its model alone. */
  name: string
  column: string
  value: unknown
  /** The row is new; else its column had another value. */
  isNew: boolean
}

type Model = keyof typeof Prisma.ModelName
/** Of all models but the counters of limits. */
const MODELS = (Object.keys(Prisma.ModelName) as Model[]).filter((model) => model !== 'RateLimit')

const WATCH = `
  CREATE TABLE watched_changes (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, model text NOT NULL, was jsonb, became jsonb);
  CREATE FUNCTION watch_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO watched_changes (model, was, became) VALUES (TG_ARGV[0],
      CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END, CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END);
    RETURN NULL;
  END $$;
  ${MODELS.map(
    (model) => `CREATE TRIGGER watched AFTER INSERT OR UPDATE OR DELETE ON "${modelFacts(model).table}"
      FOR EACH ROW EXECUTE FUNCTION watch_change('${model}');`,
  ).join('\n')}`

/** Opens the watch. Ended, it leaves the database as it was, for the tests after it. */
export async function watchChanges() {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query(WATCH)
  return {
    /** What changed since it was asked last. */
    async taken(): Promise<Change[]> {
      const { rows } = await client.query<Written>('DELETE FROM watched_changes RETURNING id, model, was, became')
      return rows.sort((a, b) => a.id - b.id).flatMap(changesOf)
    },
    async end(): Promise<void> {
      await client.query('DROP FUNCTION watch_change CASCADE; DROP TABLE watched_changes')
      await client.end()
    },
  }
}

interface Written {
  id: number
  model: Model
  was: Row | null
  became: Row | null
}

function changesOf({ model, was, became }: Written): Change[] {
  if (!became) return [{ name: model, column: '', value: null, isNew: false }]
  return Object.entries(became)
    .filter(([column, value]) => !was || JSON.stringify(was[column]) !== JSON.stringify(value))
    .map(([column, value]) => ({ name: `${model}.${column}`, column, value, isNew: !was }))
}
