/** The schools of a state: what its regions announce, a search by name or city, our profiles, and the schools of the official survey. */
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { TESTS } from '~/content/schools/tests'
import { stateAnnouncements } from '~/models/directory/regions/content.server'
import { listSchools, type SchoolCard } from '~/models/directory/schools.server'
import { paths } from '~/paths'
import { leadToCanonical } from '~/utils/http/canonical.server'
import { pageMeta } from '~/utils/text/page-meta'
import { typed } from '~/utils/text/typed.server'
import { dayText } from '~/utils/time/time-text'
import { namedState, refuseNotes } from './parts/address.server'
import { Announcements, type ShownAnnouncement } from './parts/announcements'
import { BackLink } from './parts/back-link'
import { schoolBreadcrumbs } from './parts/breadcrumbs'
import { type CardFacts, SchoolCards } from './parts/school-card'
import { SearchForm } from './parts/search-form'
import { UnknownState } from './parts/unknown'

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data?.state) return pageMeta('Invalid State')(args)
  const { name, slug } = args.data.state
  const description = `Private schools in ${name}: admissions, deadlines, tuition, and which of them ask for the ISEE or the SSAT.`
  return pageMeta(`Private schools in ${name}`, description, (appUrl) => [
    schoolBreadcrumbs(appUrl, [{ name, path: paths.public.schoolsIn(slug) }]),
  ])(args)
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  refuseNotes(params.state)
  const { state, value } = namedState(params.state)
  if (!state) return data({ state: null, value }, { status: 404 })
  leadToCanonical(request, paths.public.schoolsIn(state.slug))

  const { searchParams } = new URL(request.url)
  const search = typed(searchParams.get('search'))
  const test = TESTS.find((name) => name === searchParams.get('test')) ?? null
  const after = searchParams.get('after')
  const [{ profiles, schools, unknown, next }, announcements] = await Promise.all([
    listSchools({ state, search, test, after }),
    stateAnnouncements(state),
  ])
  const toCard = ({ slug, ...card }: SchoolCard): CardFacts => ({ ...card, to: paths.public.school(state.slug, slug) })
  return data({
    ...{ search, test, after, next, unknown },
    state: { name: state.name, slug: state.slug },
    profiles: profiles.map(toCard),
    schools: schools.map(toCard),
    announcements: announcements.map(
      ({ date, ...announcement }): ShownAnnouncement => ({ ...announcement, day: date && dayText(new Date(date), 'UTC') }),
    ),
  })
}

export default function StatePage() {
  const page = useLoaderData<typeof loader>()
  if (!page.state) return <UnknownState value={page.value} />

  const { state, search, test, after, next, profiles, schools, unknown, announcements } = page
  const more = test ? `We do not know which test (${unknown})` : profiles.length > 0 ? 'More schools' : 'Schools'
  const query = (more: Record<string, string>) =>
    new URLSearchParams({ ...(search && { search }), ...(test && { test }), ...more }).toString()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <BackLink to={paths.public.schools()} label="All states" />
        <h1>Private schools in {state.name}</h1>
      </header>
      <Announcements announcements={announcements} />
      <SearchForm state={state.slug} search={search} test={test} />
      {profiles.length > 0 && (
        <section className="stack" aria-labelledby="profiles">
          <h2 id="profiles">Schools with a profile</h2>
          <SchoolCards schools={profiles} />
        </section>
      )}
      {schools.length > 0 && (
        <section className="stack" aria-labelledby="survey">
          <h2 id="survey">{more}</h2>
          <p className="small soft">
            {test ? 'We have read no rule on tests of these schools. Most are' : 'These are'} from the federal Private School Universe
            Survey, which does not ask about admission tests. Check with the school.
          </p>
          <SchoolCards schools={schools} />
        </section>
      )}
      {profiles.length + schools.length === 0 && <NoSchools state={state} isNarrowed={Boolean(search || test || after)} />}
      {(after || next) && (
        <nav className="cluster between" aria-label="Pages">
          {after ? <AppLink to={paths.public.schoolsIn(state.slug, query({}))}>First page</AppLink> : <span />}
          {next ? <AppLink to={paths.public.schoolsIn(state.slug, query({ after: next }))}>Next page</AppLink> : <span />}
        </nav>
      )}
      <p className="small soft">
        A school is missing, or something has changed? <AppLink to={paths.public.contact()}>Tell us</AppLink>. ISEE is a trademark of ERB
        and SSAT of EMA; neither endorses Stanine or chooses the schools on this page.
      </p>
    </div>
  )
}

function NoSchools({ state, isNarrowed }: { state: { name: string; slug: string }; isNarrowed: boolean }) {
  if (isNarrowed) {
    return (
      <EmptyState title="No school fits" action={<ButtonLink to={paths.public.schoolsIn(state.slug)}>Show all schools</ButtonLink>}>
        Try a part of the school's name or of its city, or another test.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No schools yet" action={<ButtonLink to={paths.public.contact()}>Suggest a school</ButtonLink>}>
      No schools found in this state yet. We're actively adding more schools to our database.
    </EmptyState>
  )
}
