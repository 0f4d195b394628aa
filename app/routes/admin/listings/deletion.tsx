/** Confirms and deletes a listing, with the reason that its owner reads. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { PageDialog } from '~/components/ui/page-dialog'
import { stateOf } from '~/content/schools/states'
import { AppForm } from '~/forms/app-form'
import { TextArea } from '~/forms/fields/text-area'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { deleteListing, ListingDeletionSchema } from '~/models/directory/listings/deletion.server'
import { LISTING_DELETION_FIELDS } from '~/models/directory/listings/fields'
import { findForReview } from '~/models/directory/listings/list.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { decisionMessage } from '../parts/decisions.server'

export const meta = pageMeta('Delete a listing')

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const listing = await findForReview(params.listingId ?? '')
  if (!listing) throw notFound()
  const { id, name, email, city, status } = listing
  return { id, name, email, place: `${city}, ${stateOf(listing.state).name}`, isPublic: status === 'approved' }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { value, refusal } = parseFormData(await readForm(request), ListingDeletionSchema)
  if (refusal) return refusal

  const deleted = await deleteListing({ id: params.listingId ?? '', actorId: admin.id, ...value })
  if (!deleted) throw notFound()

  return redirect(paths.admin.listings(), { status: 303, headers: await flashHeaders(decisionMessage(deleted)) })
}

export default function ListingDeletion() {
  const { id, name, email, place, isPublic } = useLoaderData<typeof loader>()
  const form = useForm('deletion', LISTING_DELETION_FIELDS, useActionData<typeof action>())
  return (
    <PageDialog title="Delete this listing?">
      <p>
        <strong>{name}</strong>, {place}, {email}
      </p>
      <p>
        {isPublic && 'It leaves the directory at once. '}
        Everything that was written for it is deleted and cannot be restored. An account of its owner stays.
      </p>
      <AppForm form={form} action={paths.admin.listingDeletion(id)}>
        <TextArea field={form.reason} label="Why?" hint="10 to 300 characters. It is kept with your name, and the person reads it." />
        <div className="cluster">
          <SubmitButton pending="Deleting..." look="danger">
            Delete
          </SubmitButton>
          <AppLink to={paths.admin.listing(id)}>Cancel</AppLink>
        </div>
      </AppForm>
    </PageDialog>
  )
}
