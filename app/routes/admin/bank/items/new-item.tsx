/** Writes an item by hand: preview as often as you like, then save it as a draft. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { writeItem } from '~/models/bank/authored/item.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { ItemForm } from './parts/form'
import { readItem } from './parts/submission.server'

export const meta = pageMeta('Write an item')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { item, answer } = await readItem(request)
  if (answer) return answer

  const id = await writeItem({ actorId: admin.id, item })

  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'It is now a draft. Someone else will review it.' })
  return redirect(paths.admin.item(id), { status: 303, headers })
}

export default function NewItem() {
  return (
    <div className="wrap page stack">
      <p>
        <AppLink to={paths.admin.items()}>Items by hand</AppLink>
      </p>
      <header className="stack tight">
        <h1>Write an item</h1>
        <p className="lead">Questions without a figure or passage. All text must be your own.</p>
      </header>
      <ItemForm action={paths.admin.newItem()} answer={useActionData<typeof action>()} />
    </div>
  )
}
