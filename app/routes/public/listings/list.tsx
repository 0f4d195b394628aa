/** The directory of consultants or of tutors: all of them, or those of one state. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { stateNamed, stateOf } from '~/content/schools/states'
import { listListings, statesWithListings } from '~/models/directory/listings/shown.server'
import { paths } from '~/paths'
import { refuseNotes } from '~/routes/public/directory/parts/address.server'
import { BackLink } from '~/routes/public/directory/parts/back-link'
import { leadToCanonical } from '~/utils/http/canonical.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { breadcrumbs } from '~/utils/text/structured'
import { DIRECTORIES, kindAt } from './parts/directories'
import { FilterForm } from './parts/filter-form'
import { readFilters } from './parts/filters.server'
import { type ListingCardFacts, ListingCards } from './parts/listing-card'

/** Has its page before anybody is listed there (docs/specification.md, 2.7). */
const ALWAYS = 'CA'

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return pageMeta('Page Not Found')(args)
  const { kind, state } = args.data
  const { title, many } = DIRECTORIES[kind]
  const where = state ? ` in ${state.name}` : ''
  const description = `${title}${where || ' by state'}, narrowed to the ISEE or the SSAT, to a level, or to ${many} who work online. Each profile was read before it is shown.`
  const trail = [
    { name: title, path: paths.public.listings(kind) },
    ...(state ? [{ name: state.name, path: paths.public.listingsIn(kind, state.slug) }] : []),
  ]
  return pageMeta(`${title}${where}`, description, (appUrl) => [breadcrumbs(appUrl, trail)])(args)
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  refuseNotes(params.state)
  const kind = kindAt(request)
  const state = params.state === undefined ? null : stateNamed(params.state)
  if (state === undefined) throw notFound()
  if (state) leadToCanonical(request, paths.public.listingsIn(kind, state.slug))

  const { after, ...filters } = readFilters(request)
  const [{ listings, next }, states] = await Promise.all([listListings({ kind, state, ...filters, after }), statesWithListings(kind)])
  const open = states.map((one) => one.state)
  if (!open.some(({ code }) => code === ALWAYS)) open.unshift(stateOf(ALWAYS))
  if (state && !open.some(({ code }) => code === state.code)) throw notFound()

  return {
    ...{ kind, filters, after, next },
    state: state && { name: state.name, slug: state.slug },
    states: open.map(({ name, slug }) => ({ name, to: paths.public.listingsIn(kind, slug) })),
    listings: listings.map(({ slug, state: code, city, ...card }): ListingCardFacts => {
      const { name, slug: stateSlug } = stateOf(code)
      return { ...card, place: `${city}, ${name}`, to: paths.public.listing(kind, stateSlug, slug ?? '') }
    }),
  }
}

export default function Listings() {
  const { kind, state, states, filters, after, next, listings } = useLoaderData<typeof loader>()
  const { title, lead, many } = DIRECTORIES[kind]
  const here = (search = '') => (state ? paths.public.listingsIn(kind, state.slug, search) : paths.public.listings(kind, search))
  const { exam, level, isOnline } = filters
  const query = (more: Record<string, string>) =>
    new URLSearchParams({ ...(exam && { exam }), ...(level && { level }), ...(isOnline && { online: 'yes' }), ...more }).toString()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        {state && <BackLink to={paths.public.listings(kind)} label="All states" />}
        <h1>{state ? `${title} in ${state.name}` : title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {!state && (
        <nav aria-label="States">
          <ul className="cluster">
            {states.map(({ name, to }) => (
              <li key={to}>
                <AppLink to={to}>{name}</AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <FilterForm to={here()} chosen={filters} />
      {listings.length > 0 ? (
        <ListingCards listings={listings} />
      ) : (
        <Nobody many={many} all={here()} isNarrowed={Boolean(exam || level || isOnline || after)} />
      )}
      {(after || next) && (
        <nav className="cluster between" aria-label="Pages">
          {after ? <AppLink to={here(query({}))}>First page</AppLink> : <span />}
          {next ? <AppLink to={here(query({ after: next }))}>Next page</AppLink> : <span />}
        </nav>
      )}
      <section className="card stack tight">
        <h2 className="title-3">Want to be listed?</h2>
        <p>A profile costs nothing and needs no account. We read each one before it is shown.</p>
        <p>
          <ButtonLink to={paths.public.newListing(kind)} look="quiet">
            Apply to be listed
          </ButtonLink>
        </p>
      </section>
      <p className="small soft">
        Profiles are written by those who are listed. Listings are free. Any agreement is between you and the {DIRECTORIES[kind].one}. Ask
        for references, and meet before you decide.
      </p>
    </div>
  )
}

function Nobody({ many, all, isNarrowed }: { many: string; all: string; isNarrowed: boolean }) {
  if (isNarrowed) {
    return (
      <EmptyState title="Nobody fits" action={<ButtonLink to={all}>Show all {many}</ButtonLink>}>
        Try another level, or leave the test open.
      </EmptyState>
    )
  }
  return (
    <EmptyState title={`No ${many} yet`} action={<ButtonLink to={paths.public.contact()}>Suggest somebody</ButtonLink>}>
      The directory has just opened. Profiles appear here as soon as we have read them.
    </EmptyState>
  )
}
