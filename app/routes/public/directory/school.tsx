/** One school: five tabs, each with an address of its own, and the boxes beside them. Printed, it is all of them. */
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Badge } from '~/components/ui/badge'
import { Tabs } from '~/components/ui/tabs'
import { findSchool, type School } from '~/models/directory/schools.server'
import { paths } from '~/paths'
import { leadToCanonical } from '~/utils/http/canonical.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { schoolYearOf } from '~/utils/time/school-year'
import { dayText } from '~/utils/time/time-text'
import { namedState, refuseNotes } from './parts/address.server'
import { BackLink } from './parts/back-link'
import { schoolBreadcrumbs } from './parts/breadcrumbs'
import { AcademicsPanel, ActivitiesPanel, AdmissionsPanel, OverviewPanel, type ShownDeadline, TuitionPanel } from './parts/school/panels'
import { Side } from './parts/school/side'
import { Sources } from './parts/school/sources'
import { structuredSchool } from './parts/school/structured'
import { BLOCKS_OF, TABS, type TabId, tabNamed, tabPath } from './parts/school/tabs'
import { UnknownSchool, UnknownStateCode } from './parts/unknown'

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data?.school) return pageMeta(args.data?.kind === 'unknown school' ? 'School Not Found' : 'Invalid State Code')(args)
  const { state, school } = args.data
  const path = paths.public.school(state.slug, school.slug)
  const trail = [
    { name: state.name, path: paths.public.schoolsIn(state.slug) },
    { name: school.name, path },
  ]
  const description = `${school.name} in ${school.location.city}, ${state.name}: admissions, deadlines, academics, activities, tuition and financial aid.`
  return pageMeta(
    `${school.name}, ${school.location.city}`,
    description,
    (appUrl) => [schoolBreadcrumbs(appUrl, trail), ...(school.isSample ? [] : [structuredSchool(school, `${appUrl}${path}`)])],
    path,
  )(args)
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  refuseNotes(params.state, params.school, params.tab)
  const { state, value } = namedState(params.state)
  if (!state) return data({ kind: 'unknown state', value, school: null } as const, { status: 404 })
  const slug = params.school?.toLowerCase() ?? ''
  const school = await findSchool(state, slug)
  if (!school)
    return data({ kind: 'unknown school', state: { name: state.name, slug: state.slug }, school: null } as const, { status: 404 })
  const tab = tabNamed(params.tab?.toLowerCase())
  if (!tab) throw notFound()
  leadToCanonical(request, tabPath(state.slug, slug, tab))

  return data({
    kind: 'school',
    school,
    tab,
    state: { name: state.name, slug: state.slug },
    deadlines: shownDeadlines(school),
    schoolYear: schoolYearOf(new Date()),
  } as const)
}

/** A day is over when it is over everywhere in the country. */
function shownDeadlines({ admissions }: School, now = new Date()): ShownDeadline[] {
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Pacific/Honolulu' })
  return (admissions?.deadlines ?? []).map(({ what, date, year, text }) => {
    const day = date && dayText(new Date(date), 'UTC')
    if (day && date < today) return { what, text: `Last known: ${day}. Ask the school for this year’s.` }
    return { what, text: [day && `${day}, for ${year?.replace('-', '–')}.`, text].filter(Boolean).join(' ') }
  })
}

export default function SchoolPage() {
  const page = useLoaderData<typeof loader>()
  if (page.kind === 'unknown state') return <UnknownStateCode value={page.value} />
  if (page.kind === 'unknown school') return <UnknownSchool state={page.state} />

  const { school, state, tab, deadlines, schoolYear } = page
  const { name, type, grades, location, testsAccepted, isSample } = school
  const panels: Record<TabId, ReactNode> = {
    overview: <OverviewPanel school={school} schoolYear={schoolYear} />,
    admissions: <AdmissionsPanel school={school} schoolYear={schoolYear} deadlines={deadlines} />,
    academics: <AcademicsPanel school={school} schoolYear={schoolYear} />,
    activities: <ActivitiesPanel school={school} />,
    tuition: <TuitionPanel school={school} schoolYear={schoolYear} />,
  }
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <BackLink to={paths.public.schoolsIn(state.slug)} label={`Schools in ${state.name}`} />
        <h1>{name}</h1>
        <p className="lead">
          {location.city}, {state.name}
          {grades && `. Grades ${grades}`}. {type}.
        </p>
        {(isSample || testsAccepted.length > 0) && (
          <p className="cluster">
            {isSample && <Badge tone="notice">Sample</Badge>}
            {testsAccepted.map((test) => (
              <Badge key={test} tone="good">
                {test}
              </Badge>
            ))}
          </p>
        )}
      </header>
      {isSample && <p>This school is made up for the demo: its figures are nobody’s.</p>}
      <div className="sidebar">
        <div className="stack">
          <Tabs
            label={`About ${name}`}
            tabs={TABS.map(({ id, name: label }) => ({ to: tabPath(state.slug, school.slug, id), label, isHere: id === tab }))}
          />
          {TABS.map(({ id, name: title }) => (
            <section key={id} className={id === tab ? 'panel' : 'panel elsewhere'} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {panels[id]}
              <Sources sources={school.sources.filter(({ block }) => BLOCKS_OF[id].includes(block))} />
            </section>
          ))}
        </div>
        <Side school={school} />
      </div>
    </div>
  )
}
