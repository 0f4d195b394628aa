/** Makes a region. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { parseFormData, readForm } from '~/forms/parse.server'
import { createRegion, RegionSchema } from '~/models/directory/regions/region.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { takenAnswer } from './parts/refusals.server'
import { RegionForm } from './parts/region-form'

export const meta = pageMeta('New region')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, RegionSchema)
  if (refusal) return refusal

  const id = await createRegion(admin.id, value)
  if (!id) return takenAnswer(form)

  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'Now write what it announces.' })
  return redirect(paths.admin.region(id), { status: 303, headers })
}

export default function NewRegion() {
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.admin.regions()}>All regions</AppLink>
      </p>
      <h1>New region</h1>
      <RegionForm action={paths.admin.newRegion()} answer={useActionData<typeof action>()} />
    </div>
  )
}
