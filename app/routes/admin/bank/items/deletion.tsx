/** Confirms and deletes a draft written by hand. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { deleteDraft, findAuthored } from '~/models/bank/authored/item.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { isVersion } from './parts/version'

export const meta = pageMeta('Delete a draft')

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const found = await findAuthored(params.itemId ?? '')
  if (!found) throw notFound()
  if (found.state !== 'draft') throw redirect(paths.admin.item(found.id))
  return { id: found.id, version: found.version, skill: found.item.skill }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { itemId: id = '' } = params
  const version = Number((await readForm(request)).get('version'))
  if (!isVersion(version)) throw notFound()

  const isDeleted = await deleteDraft({ actorId: admin.id, id, version })

  const headers = await flashHeaders(
    isDeleted
      ? { kind: 'success', title: 'Deleted', text: 'The draft is gone; the record of who wrote and deleted it stays.' }
      : { kind: 'problem', title: 'Nothing changed', text: 'It is no longer a draft, or someone has changed it in the meantime.' },
  )
  return redirect(paths.admin.items(), { status: 303, headers })
}

export default function ItemDeletion() {
  const { id, version, skill } = useLoaderData<typeof loader>()
  return (
    <PageDialog title="Delete this draft?">
      <p>
        <strong>{skill}</strong>
      </p>
      <p>It cannot be restored.</p>
      <form method="post" action={paths.admin.itemDeletion(id)} className="cluster">
        <input type="hidden" name="version" value={version} />
        <SubmitButton pending="Deleting..." look="danger">
          Delete
        </SubmitButton>
        <AppLink to={paths.admin.item(id)}>Cancel</AppLink>
      </form>
    </PageDialog>
  )
}
