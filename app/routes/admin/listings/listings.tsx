/** Consultants and tutors who want to be listed, or are, by how their application stands. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { AppLink } from '~/components/links/app-link'
import { Tabs } from '~/components/ui/tabs'
import { stateOf } from '~/content/schools/states'
import { optionsOf } from '~/forms/options'
import { KINDS, type Kind } from '~/models/directory/listings/fields'
import { countForReview, listForReview } from '~/models/directory/listings/list.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { STATE_NAMES, STATES } from '../parts/decisions.server'
import { readReviewList } from './parts/list.server'

export const meta = pageMeta('Directories')

const KIND_NAMES: Record<Kind, string> = { consultant: 'Consultants', tutor: 'Tutors' }

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const list = readReviewList(request)
  const [{ listings, next }, counts] = await Promise.all([listForReview(list), countForReview()])
  return {
    ...list,
    next,
    tabs: STATES.map((state) => ({ state, label: `${STATE_NAMES[state]} (${counts[state] ?? 0})` })),
    listings: listings.map(({ id, kind, name, email, state, city, headline, isSample, createdAt, decidedAt, decisionReason }) => ({
      ...{ id, name, email, headline, isSample, decisionReason },
      what: `${KIND_NAMES[kind]}: ${city}, ${stateOf(state).name}`,
      when: decidedAt ? `Decided ${dayText(decidedAt, zone)}` : `Applied ${dayText(createdAt, zone)}`,
    })),
  }
}

export default function Listings() {
  const { status, kind, search, after, next, tabs, listings } = useLoaderData<typeof loader>()
  const inState = (state: string) => paths.admin.listings(new URLSearchParams({ state }).toString())
  return (
    <ListPage
      title="Directories"
      lead="Applications of consultants and tutors whose email address is confirmed, and what was decided."
      navigation={<Tabs label="State" tabs={tabs.map(({ state, label }) => ({ to: inState(state), label, isHere: state === status }))} />}
      search={{ label: 'Name or email', value: search }}
      kept={{ state: status }}
      filters={[{ name: 'kind', label: 'Directory', all: 'Both', value: kind ?? '', options: optionsOf(KINDS, KIND_NAMES) }]}
      to={paths.admin.listings}
      exportTo={paths.admin.listingsExport}
      empty={{ title: 'Nobody here', text: 'Applications in this state appear here, newest first.' }}
      after={after}
      next={next}
    >
      {listings.map(({ id, name, email, headline, what, when, isSample, decisionReason }) => (
        <li className="card stack tight" key={id}>
          <h2 className="title-3">
            <AppLink to={paths.admin.listing(id)}>{name}</AppLink>
          </h2>
          <p>{headline}</p>
          <p className="small soft">
            {what}. {email}. {when}
            {decisionReason && `: ${decisionReason}`}
            {isSample && ' (sample)'}
          </p>
        </li>
      ))}
    </ListPage>
  )
}
