/** Edits an item written by hand; saving makes it a draft of whoever saved it. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { editItem, findAuthored } from '~/models/bank/authored/item.server'
import { formValues } from '~/models/bank/authored/schema.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { ItemForm } from './parts/form'
import { readItem } from './parts/submission.server'
import { isVersion } from './parts/version'

export const meta = pageMeta('Edit an item')

const CONFLICT = {
  title: 'Not saved',
  text: 'Someone has changed this item in the meantime. What you typed is below; saving again replaces what they wrote.',
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

  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'It is now a draft of yours. Someone else will review it.' })
  return redirect(paths.admin.item(id), { status: 303, headers })
}

export default function EditItem() {
  const { id, version, state, values } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap page stack">
      <p>
        <AppLink to={paths.admin.item(id)}>Back to the item</AppLink>
      </p>
      <h1>Edit an item</h1>
      {state !== 'draft' && (
        <Banner tone="notice" title={`This item is ${state}`}>
          <p>Once saved, it is a draft again and needs another review.</p>
        </Banner>
      )}
      <ItemForm action={paths.admin.itemEdit(id)} version={version} stored={values} answer={answer} />
    </div>
  )
}
