/** The list of items written by hand, for the admin's page and its export. */
import { db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import { namesOf } from '~/models/admins/admin-names.server'
import { storedLevel } from '~/models/bank/stored-level'
import { type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { ITEM_STATES, type ItemState } from './fields'
import { itemOf } from './item.server'

export const ITEM_SORTS = {
  newest: { field: 'updatedAt', direction: 'desc', isDate: true },
  oldest: { field: 'updatedAt', direction: 'asc', isDate: true },
  skill: { field: 'skill', direction: 'asc', isDate: false },
} as const satisfies Record<string, Sort>

export interface ItemList extends Page {
  state: ItemState
  level: Level | null
  sort: keyof typeof ITEM_SORTS
}

/** A page of the items of one state, with the number of items in each state at the level. */
export async function listAuthored({ state, level, sort, ...page }: ItemList) {
  const where = level ? { level: storedLevel(level) } : {}
  const { behind, order } = pageQuery(ITEM_SORTS[sort], page)
  const [found, byState] = await Promise.all([
    db.authoredItem.findMany({ where: { state, ...where, AND: behind }, ...order }),
    db.authoredItem.groupBy({ by: ['state'], where, _count: true }),
  ])
  const { rows, next } = pageOf(found, ITEM_SORTS[sort], page)
  const names = await namesOf(rows.map(({ authorId }) => authorId))
  const countOf = (one: ItemState) => byState.find((group) => group.state === one)?._count ?? 0
  return {
    counts: Object.fromEntries(ITEM_STATES.map((one) => [one, countOf(one)])) as Record<ItemState, number>,
    next,
    items: rows.map((row) => ({
      id: row.id,
      item: itemOf(row),
      author: names.get(row.authorId) ?? row.authorId,
      updatedAt: row.updatedAt,
    })),
  }
}
