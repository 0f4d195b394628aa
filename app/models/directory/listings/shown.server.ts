/** The directories of consultants and tutors as everybody reads them: approved listings and nothing else. */
import { type State, stateOf } from '~/content/schools/states'
import { db } from '~/db.server'
import { type Exam, examOf, LEVELS, type Level } from '~/exam/core/levels'
import { pageOf, pageQuery, type Sort } from '~/models/paging.server'
import type { Kind } from './fields'

/** What one file may hold (sitemaps.org), with room for the pages above them. */
const MOST_IN_SITEMAP = 49_000

const BY_NAME: Sort = { field: 'name', direction: 'asc', isDate: false }

export interface Filters {
  exam: Exam | null
  level: Level | null
  isOnline: boolean
}

export interface ListingsQuery extends Filters {
  kind: Kind
  /** Null for the whole country. */
  state: State | null
  /** The key of the page before; null for the first page. */
  after: string | null
}

const CARD = {
  ...{ id: true, slug: true, name: true, state: true, city: true, headline: true },
  ...{ format: true, levels: true, isSample: true },
} as const

/** A page of the listings that fit, by name. */
export async function listListings({ kind, state, exam, level, isOnline, after }: ListingsQuery) {
  const { behind, order } = pageQuery(BY_NAME, { after })
  const found = await db.listing.findMany({
    where: {
      ...{ kind, status: 'approved', state: state?.code },
      AND: [teaches(exam, level), isOnline ? { format: { in: ['online', 'both'] } } : {}, behind],
    },
    ...order,
    select: CARD,
  })
  const { rows, next } = pageOf(found, BY_NAME)
  return { listings: rows.map(({ id: _, ...card }) => card), next }
}

/** An exam and a level of the other one fit nobody, as it says. */
function teaches(exam: Exam | null, level: Level | null) {
  const fitting = LEVELS.filter((one) => (!exam || examOf(one) === exam) && (!level || one === level))
  return exam || level ? { levels: { hasSome: fitting } } : {}
}

/** The states that have approved listings of this kind, by name, with how many. */
export async function statesWithListings(kind: Kind): Promise<{ state: State; count: number }[]> {
  const groups = await db.listing.groupBy({ by: ['state'], where: { kind, status: 'approved' }, _count: true })
  return groups
    .map(({ state, _count }) => ({ state: stateOf(state), count: _count }))
    .sort((one, other) => one.state.name.localeCompare(other.state.name))
}

/** All approved listings of this kind, by what their addresses are made of; samples are for the demo's visitors alone. */
export async function listingAddresses(kind: Kind): Promise<{ state: State; slug: string }[]> {
  const found = await db.listing.findMany({
    where: { kind, status: 'approved', isSample: false },
    orderBy: [{ state: 'asc' }, { slug: 'asc' }],
    take: MOST_IN_SITEMAP,
    select: { state: true, slug: true },
  })
  return found.flatMap(({ state, slug }) => (slug ? [{ state: stateOf(state), slug }] : []))
}

/** One approved listing with everything that families read; null when there is none. */
export async function findListing(kind: Kind, state: State, slug: string) {
  const found = await db.listing.findFirst({
    where: { kind, state: state.code, slug, status: 'approved' },
    select: {
      ...CARD,
      ...{ email: true, experience: true, credentials: true, about: true, phone: true, website: true },
      tutor: { select: { approvalStatus: true } },
    },
  })
  if (!found) return null
  const { id: _, tutor, ...listing } = found
  return { ...listing, hasAccount: tutor?.approvalStatus === 'approved' }
}
