/** Tutors or affiliates, by how their application stands. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { AppLink } from '~/components/links/app-link'
import { Tabs } from '~/components/ui/tabs'
import { countPartners, listPartners } from '~/models/partners/list.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { STATE_NAMES, STATES } from '../parts/decisions.server'
import { readPartnerList } from './parts/list.server'
import { PAGES } from './parts/pages'

export const meta = pageMeta('Applications')

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const list = readPartnerList(request)
  const [{ partners, next }, counts] = await Promise.all([listPartners(list), countPartners(list.audience)])
  return {
    ...list,
    next,
    tabs: STATES.map((state) => ({ state, label: `${STATE_NAMES[state]} (${counts[state] ?? 0})` })),
    partners: partners.map(({ id, firstName, lastName, email, createdAt, decidedAt, decisionReason }) => ({
      ...{ id, email, decisionReason },
      name: `${firstName} ${lastName}`,
      when: decidedAt ? `Decided ${dayText(decidedAt, zone)}` : `Applied ${dayText(createdAt, zone)}`,
    })),
  }
}

export default function Partners() {
  const { audience, status, search, after, next, tabs, partners } = useLoaderData<typeof loader>()
  const { name, list, exported, one } = PAGES[audience]
  const inState = (state: string) =>
    audience === 'tutor' && state === 'approved' ? paths.admin.tutorsApproved() : list(new URLSearchParams({ state }).toString())
  return (
    <ListPage
      title={name}
      lead="Applications whose email address is confirmed, and what was decided."
      navigation={<Tabs label="State" tabs={tabs.map(({ state, label }) => ({ to: inState(state), label, isHere: state === status }))} />}
      search={{ label: 'Name or email', value: search }}
      kept={{ state: status }}
      filters={[]}
      to={list}
      exportTo={exported}
      empty={{ title: 'Nobody here', text: 'Applications in this state appear here, newest first.' }}
      after={after}
      next={next}
    >
      {partners.map(({ id, name: who, email, when, decisionReason }) => (
        <li className="card stack tight" key={id}>
          <h2 className="title-3">
            <AppLink to={one(id)}>{who}</AppLink>
          </h2>
          <p className="clip">{email}</p>
          <p className="small soft">
            {when}
            {decisionReason && `: ${decisionReason}`}
          </p>
        </li>
      ))}
    </ListPage>
  )
}
