/** Writes something that a region announces. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { parseFormData, readForm } from '~/forms/parse.server'
import { ContentSchema, writeContent } from '~/models/directory/regions/content.server'
import { findRegion } from '~/models/directory/regions/region.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { timeZoneName } from '~/utils/time/time-zones'
import { ContentForm } from './parts/content-form'

export const meta = pageMeta('New announcement')

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const region = await findRegion(params.regionId ?? '')
  if (!region) throw notFound()
  return { id: region.id, name: region.name, zone: timeZoneName(region.timezone) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, ContentSchema)
  if (refusal) return refusal

  const { regionId = '' } = params
  if (!(await writeContent(admin.id, regionId, value))) throw notFound()

  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'It is on the pages of its states between its days.' })
  return redirect(paths.admin.region(regionId), { status: 303, headers })
}

export default function NewContent() {
  const { id, name, zone } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.admin.region(id)}>{name}</AppLink>
      </p>
      <h1>New announcement</h1>
      <ContentForm action={paths.admin.newRegionContent(id)} zone={zone} answer={useActionData<typeof action>()} />
    </div>
  )
}
