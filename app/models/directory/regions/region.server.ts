/** Regions as admins keep them: groups of states that share a notice, a deadline or an event. Every change is written to the audit log. */
import { type State, stateNamed, stateOf } from '~/content/schools/states'
import { type Database, db, isTaken } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { logAction } from '~/models/audit-log.server'
import { containing, type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { REGION_FIELDS } from './fields'

export const RegionSchema = formSchema(REGION_FIELDS, {
  refine({ states }, refuse) {
    const unknown = states === undefined ? [] : namesIn(states).filter((name) => !stateNamed(name))
    if (unknown.length > 0) refuse('states', `No state is called ${unknown.join(', ').slice(0, 100)}`)
  },
})

export interface RegionForm {
  name: string
  regionCode: string
  timezone: string
  /** Codes or names, one a line or with commas between. */
  states: string
  shown: 'yes' | 'no'
  /** The version that the page showed; absent for a new region. */
  seen?: number
}

/** `overtaken`: somebody changed it since the page; `taken`: another region has its name or its code. */
export type ChangeOutcome = 'done' | 'missing' | 'overtaken' | 'taken'

export const REGION_SORTS = {
  name: { field: 'name', direction: 'asc', isDate: false },
  code: { field: 'code', direction: 'asc', isDate: false },
} as const satisfies Record<string, Sort>

export interface RegionList extends Page {
  /** A part of a name or code; empty for every region. */
  search: string
  sort: keyof typeof REGION_SORTS
}

const LISTED = {
  ...{ id: true, name: true, code: true, timezone: true, active: true },
  states: { select: { state: true }, orderBy: { state: 'asc' } },
  _count: { select: { content: true } },
} as const

/** A page of the regions. */
export async function listRegions({ search, sort, ...page }: RegionList) {
  const { behind, order } = pageQuery(REGION_SORTS[sort], page)
  const has = containing(search)
  const named = search ? { OR: [{ name: has }, { code: has }] } : {}
  const found = await db.region.findMany({ where: { AND: [named, behind] }, ...order, select: LISTED })
  const { rows, next } = pageOf(found, REGION_SORTS[sort], page)
  return {
    next,
    regions: rows.map(({ states, _count, ...region }) => ({
      ...region,
      states: states.map(({ state }) => stateOf(state).name),
      contents: _count.content,
    })),
  }
}

/** One region with its states and everything that is shown in it, the newest first; null when there is none. */
export async function findRegion(id: string) {
  const found = await db.region.findUnique({
    where: { id },
    include: { states: { orderBy: { state: 'asc' } }, content: { orderBy: [{ startDate: 'desc' }, { id: 'asc' }], take: 200 } },
  })
  return found && { ...found, states: found.states.map(({ state }) => stateOf(state)) }
}

/** Makes a region and returns its id; null when its name or its code is taken. */
export async function createRegion(actorId: string, { seen: _, ...form }: RegionForm): Promise<string | null> {
  return unlessTaken(
    db.$transaction(async (transaction) => {
      const { id } = await transaction.region.create({ data: columnsOf(form), select: { id: true } })
      await setStates(transaction, id, statesIn(form.states))
      await logAction(transaction, { actorId, action: 'create region', target: id, after: { ...form } })
      return id
    }),
  )
}

/** Changes a region as it was seen. */
export async function changeRegion(actorId: string, id: string, { seen, ...form }: RegionForm): Promise<ChangeOutcome> {
  const outcome = await unlessTaken(
    db.$transaction(async (transaction): Promise<ChangeOutcome> => {
      const before = await transaction.region.findUnique({ where: { id }, include: { states: true } })
      if (!before) return 'missing'
      // None is a version that no region has.
      const where = { id, version: seen ?? 0 }
      const { count } = await transaction.region.updateMany({ where, data: { ...columnsOf(form), version: { increment: 1 } } })
      if (count === 0) return 'overtaken'
      await setStates(transaction, id, statesIn(form.states))
      const { name, code: regionCode, timezone, active } = before
      const states = before.states.map(({ state }) => state).join(', ')
      await logAction(transaction, {
        ...{ actorId, action: 'change region', target: id },
        before: { name, regionCode, timezone, states, shown: active ? 'yes' : 'no' },
        after: { ...form },
      })
      return 'done'
    }),
  )
  return outcome ?? 'taken'
}

function columnsOf({ name, regionCode, timezone, shown }: Omit<RegionForm, 'seen'>) {
  return { name, code: regionCode, timezone, active: shown === 'yes' }
}

async function setStates(transaction: Database, regionId: string, states: State[]): Promise<void> {
  await transaction.regionState.deleteMany({ where: { regionId } })
  await transaction.regionState.createMany({ data: states.map(({ code }) => ({ regionId, state: code })) })
}

/** Each state once, in the order of their names. */
function statesIn(text: string): State[] {
  const named = namesIn(text).flatMap((name) => stateNamed(name) ?? [])
  return [...new Set(named)].toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

function namesIn(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
}

async function unlessTaken<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (isTaken(error)) return null
    throw error
  })
}
