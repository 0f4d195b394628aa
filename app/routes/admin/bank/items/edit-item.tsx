/** Edits an item written by hand; saving makes it a draft of whoever saved it. */
import { type ActionFunctionArgs, type LinksFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards.server'
import { AppLink } from '~/components/layout/app-link'
import type { RouteHandle } from '~/components/layout/document'
import { Banner } from '~/components/ui/banner'
import { editItem, findAuthored } from '~/models/bank/authored/item.server'
import { formValues } from '~/models/bank/authored/schema.server'
import { paths } from '~/paths'
import figureStyles from '~/styles/sheets/figure.css?url'
import studentStyles from '~/styles/sheets/student.css?url'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { ItemForm } from './parts/form'
import { readItem } from './parts/submission.server'
import { isVersion } from './parts/version'

export const handle: RouteHandle = { hydrate: false }

export const meta = pageMeta('Edit an item')

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: studentStyles },
  { rel: 'stylesheet', href: figureStyles },
]

const CONFLICT = {
  title: 'Not saved',
  text: 'Somebody has changed this item meanwhile. What you typed stands below; saving again replaces what they wrote.',
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const found = await findAuthored(params.itemId ?? '')
  if (!found) throw notFound()
  return { id: found.id, version: found.version, state: found.state, values: formValues(found.item) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { itemId: id = '' } = params
  const { item, version, answer, keep } = await readItem(request)
  if (answer) return answer

  const isSaved = isVersion(version) && (await editItem({ actorId: admin.id, id, version, item }))
  if (!isSaved) return keep(CONFLICT)

  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'A draft of yours now; somebody else reviews it.' })
  return redirect(paths.authoredItem(id), { status: 303, headers })
}

export default function EditItem() {
  const { id, version, state, values } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap page stack">
      <p>
        <AppLink to={paths.authoredItem(id)}>Back to the item</AppLink>
      </p>
      <h1>Edit an item</h1>
      {state !== 'draft' && (
        <Banner tone="amber" title={`This item is ${state}`}>
          <p>Saved, it is a draft again and needs another review.</p>
        </Banner>
      )}
      <ItemForm action={paths.editItem(id)} version={version} stored={values} answer={answer} />
    </div>
  )
}
