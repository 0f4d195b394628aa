/** Every column of every model as a field that somebody smuggles along, with a value that fits it and that nobody would choose. */
import { readdirSync, readFileSync } from 'node:fs'
import type { ModelName } from '~/models/accounts/personal-data/columns/rules'
import { PERSONAL_DATA } from '~/models/accounts/personal-data/table'
import { modelFacts } from '../../factories/full/account'

/** As many as a form may hold beside its own fields. */
const BATCH = 150

const BY_TYPE: Record<string, string> = { DateTime: '2099-01-01T00:00:00.000Z', Int: '77777', Boolean: 'true', Json: '{"smuggled":true}' }

/** Columns that are true unless something says otherwise: true would prove nothing of them. */
const BORN_TRUE = readdirSync('prisma/schema').flatMap((file) =>
  [...readFileSync(`prisma/schema/${file}`, 'utf8').matchAll(/^ +(\w+) +Boolean +@default\(true\)/gm)].map(([, name = '']) => name),
)

/** What somebody would like to be. */
const BY_NAME: Record<string, string> = {
  role: 'admin',
  approvalStatus: 'approved',
  status: 'approved',
  subscriptionTier: 'premium_annual',
  userId: 'smuggled',
  ...Object.fromEntries(BORN_TRUE.map((name) => [name, 'false'])),
}

export const SMUGGLED: Record<string, string> = Object.fromEntries(
  (Object.keys(PERSONAL_DATA) as ModelName[]).flatMap((model) =>
    modelFacts(model)
      .fields.filter(({ kind }) => kind !== 'object')
      .map(({ name, type }) => [name, BY_NAME[name] ?? BY_TYPE[type] ?? 'smuggled']),
  ),
)

const ALL = Object.entries(SMUGGLED)

/** The fields in lists that a form may hold. */
export const BATCHES = Array.from({ length: Math.ceil(ALL.length / BATCH) }, (_, at) =>
  Object.fromEntries(ALL.slice(at * BATCH, (at + 1) * BATCH)),
)

/** Whether a column holds what was smuggled under its name. */
export function isSmuggled(column: string, value: unknown): boolean {
  const sent = SMUGGLED[column]
  if (sent === undefined || value === null || value === '') return false
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text === sent || (sent.startsWith('2099') && text.startsWith('2099'))
}
