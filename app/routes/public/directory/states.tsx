/** The directory of schools: all states, narrowed by a part of a name or code. public/states.js does the same while somebody types. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { Button } from '~/components/ui/button'
import { isFoundBy, STATES } from '~/content/schools/states'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import type { FormRules } from '~/forms/rules'
import { useForm } from '~/forms/use-form'
import { countSchools } from '~/models/directory/schools.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { typed } from '~/utils/text/typed.server'
import { schoolBreadcrumbs } from './parts/breadcrumbs'
import { type MapState, StateMap } from './parts/state-map'

export const meta = pageMeta(
  'Private schools by state',
  'Find private schools in all fifty states and Washington, DC: admissions, deadlines, tuition, and which of them ask for the ISEE or the SSAT.',
  (appUrl) => [schoolBreadcrumbs(appUrl, [])],
)

const FIELDS = {
  search: { minLength: 0, maxLength: 60, message: 'Please enter a part of a name or code' },
} as const satisfies FormRules

export async function loader({ request }: LoaderFunctionArgs) {
  const search = typed(new URL(request.url).searchParams.get('search'))
  const counts = await countSchools()
  const states = STATES.map((state): MapState => {
    const { profiles, all, samples } = counts.get(state.code) ?? { profiles: 0, all: 0, samples: 0 }
    return { ...state, isFound: isFoundBy(state, search), profiles, all, samples }
  })
  return { search, states }
}

export default function States() {
  const { search, states } = useLoaderData<typeof loader>()
  const form = useForm('states', FIELDS, undefined, { search })
  const found = states.filter(({ isFound }) => isFound).length
  return (
    <div className="wrap page stack loose">
      <div className="states">
        <div className="stack">
          <h1>Private schools by state</h1>
          <p className="lead">
            Our profiles tell what we have read of how a school admits students, when, what it costs, and which test it takes, and list
            where each part was published. What we have not read, the school can tell you.
          </p>
          <AppForm form={form} method="get" action={paths.public.schools()} className="search">
            {/* No autoComplete="off": browsers would not bring back what was typed. */}
            <TextField field={form.search} label="State" hint="A part of its name or its code, such as ca" />
            <Button type="submit">Search</Button>
          </AppForm>
          <p role="status" id="states-found">
            {found} of {states.length} states
          </p>
          <p id="states-none" hidden={found > 0}>
            No state has that in its name or code. <AppLink to={paths.public.schools()}>Show all of them</AppLink>
          </p>
        </div>
        <div className="stack tight">
          <StateMap states={states} />
          <p className="small soft">
            <span className="swatch full" /> with full profiles <span className="swatch some" /> with schools of the official survey
          </p>
        </div>
      </div>
      <ul className="state-list">
        {states.map((state) => (
          <li key={state.code} hidden={!state.isFound} data-state={`${state.name}|${state.code}`}>
            <AppLink to={paths.public.schoolsIn(state.slug)}>
              {state.name} <span className="soft">{state.code}</span>
            </AppLink>
            {state.all + state.samples > 0 && <span className="small soft">{countText(state)}</span>}
          </li>
        ))}
      </ul>
      <script src="/states.js" defer />
    </div>
  )
}

/** "2,930 schools, 10 with a profile, 3 samples": what the page of the state shows. */
function countText({ all, profiles, samples }: MapState): string {
  const schools = `${all.toLocaleString('en-US')} ${all === 1 ? 'school' : 'schools'}`
  const written = profiles > 0 && profiles < all && `${profiles} with a profile`
  const madeUp = samples > 0 && `${samples} ${samples === 1 ? 'sample' : 'samples'}`
  return [all > 0 && schools, written, madeUp].filter(Boolean).join(', ')
}
