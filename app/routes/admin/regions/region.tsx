/** One region: what it announces, and what it is. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { parseFormData, readForm } from '~/forms/parse.server'
import { contentOf } from '~/models/directory/regions/content.server'
import { CONTENT_TYPE_NAMES } from '~/models/directory/regions/fields'
import { changeRegion, findRegion, RegionSchema } from '~/models/directory/regions/region.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { timeZoneName } from '~/utils/time/time-zones'
import { overtakenAnswer, takenAnswer } from './parts/refusals.server'
import { RegionForm } from './parts/region-form'

export const meta = pageMeta('Region')

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const region = await findRegion(params.regionId ?? '')
  if (!region) throw notFound()

  const { id, name, code, timezone, active, version, states, content } = region
  return {
    ...{ id, name, version },
    zone: timeZoneName(timezone),
    states: states.map((state) => ({ name: state.name, slug: state.slug })),
    stored: { name, regionCode: code, timezone, states: states.map((state) => state.code).join(', '), shown: active ? 'yes' : 'no' },
    contents: content.map(contentOf).map(({ type, startDate, endDate, ...row }) => ({
      ...{ id: row.id, title: row.title, isShown: row.active },
      what: CONTENT_TYPE_NAMES[type],
      days: `${startDate ? `From ${day(startDate)}` : 'From the start'} ${endDate ? `to ${day(endDate)}` : 'for good'}`,
    })),
  }
}

const day = (date: string) => dayText(new Date(date), 'UTC')

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, RegionSchema)
  if (refusal) return refusal

  const { regionId = '' } = params
  const outcome = await changeRegion(admin.id, regionId, value)
  if (outcome === 'taken') return takenAnswer(form)
  if (outcome === 'overtaken') return overtakenAnswer(form)
  if (outcome === 'missing') throw notFound()

  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'It is recorded with your name.' })
  return redirect(paths.admin.region(regionId), { status: 303, headers })
}

export default function Region() {
  const { id, name, version, zone, states, stored, contents } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p>
          <AppLink to={paths.admin.regions()}>All regions</AppLink>
        </p>
        <h1>{name}</h1>
        <p className="cluster">
          {states.map((state) => (
            <AppLink key={state.slug} to={paths.public.schoolsIn(state.slug)}>
              {state.name}
            </AppLink>
          ))}
          <span className="soft">{zone}</span>
        </p>
      </header>
      <section className="stack" aria-labelledby="contents">
        <div className="cluster between">
          <h2 id="contents">What it announces</h2>
          <ButtonLink to={paths.admin.newRegionContent(id)}>New announcement</ButtonLink>
        </div>
        {contents.length === 0 && <EmptyState title="Nothing yet">Announcements appear here, those that begin last first.</EmptyState>}
        <ul className="stack">
          {contents.map((content) => (
            <li className="card stack tight" key={content.id}>
              <div className="cluster">
                <h3 className="title-3">
                  <AppLink to={paths.admin.regionContent(id, content.id)}>{content.title}</AppLink>
                </h3>
                <Badge>{content.what}</Badge>
                {!content.isShown && <Badge tone="bad">Hidden</Badge>}
              </div>
              <p className="small soft">{content.days}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="card stack narrow" aria-labelledby="facts">
        <h2 id="facts" className="title-3">
          The region
        </h2>
        <RegionForm action={paths.admin.region(id)} stored={stored} version={version} answer={useActionData<typeof action>()} />
      </section>
    </div>
  )
}
