/** Changes or hides something that a region announces. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { parseFormData, readForm } from '~/forms/parse.server'
import { ContentSchema, changeContent, findContent } from '~/models/directory/regions/content.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { timeZoneName } from '~/utils/time/time-zones'
import { ContentForm } from './parts/content-form'
import { overtakenAnswer } from './parts/refusals.server'

export const meta = pageMeta('Announcement')

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { regionId = '', contentId = '' } = params
  const found = await findContent(regionId, contentId)
  if (!found) throw notFound()

  const { id, active, region, version, ...words } = found
  const stored = Object.fromEntries(Object.entries(words).map(([name, value]) => [name, value ?? undefined]))
  const shown = active ? 'yes' : 'no'
  return { regionId, id, version, name: region.name, zone: timeZoneName(region.timezone), stored: { ...stored, shown } }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, ContentSchema)
  if (refusal) return refusal

  const { regionId = '', contentId: id = '' } = params
  const outcome = await changeContent(admin.id, { regionId, id }, value)
  if (outcome === 'missing') throw notFound()
  if (outcome === 'overtaken') return overtakenAnswer(form)

  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'It is recorded with your name.' })
  return redirect(paths.admin.region(regionId), { status: 303, headers })
}

export default function Content() {
  const { regionId, id, version, name, zone, stored } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.admin.region(regionId)}>{name}</AppLink>
      </p>
      <h1>Announcement</h1>
      <ContentForm action={paths.admin.regionContent(regionId, id)} zone={zone} stored={stored} version={version} answer={answer} />
    </div>
  )
}
