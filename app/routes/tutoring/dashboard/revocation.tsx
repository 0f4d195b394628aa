/** The end of a code, by the tutor. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { findInvitation, revokeInvitation } from '~/models/tutoring/codes/invite.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Revoke a code')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const invitation = await findInvitation({ tutorId, id: params.invitationId ?? '' })
  if (!invitation) throw notFound()
  return { id: invitation.id, label: invitation.label }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  await readForm(request)
  if (!(await revokeInvitation({ tutorId, id: params.invitationId ?? '' }))) throw notFound()
  const headers = await flashHeaders({ kind: 'success', title: 'Revoked', text: 'Nobody can join by this code anymore.' })
  return redirect(paths.tutor.invitations(), { status: 303, headers })
}

export default function Revocation() {
  const { id, label } = useLoaderData<typeof loader>()
  return (
    <PageDialog title={label ? `Revoke “${label}”?` : 'Revoke this code?'}>
      <p>Nobody can join by it from now on. Students who joined by it stay your students. This cannot be undone.</p>
      <form method="post" action={paths.tutor.invitationRevocation(id)} className="cluster">
        <SubmitButton pending="Revoking..." look="danger">
          Revoke it
        </SubmitButton>
        <ButtonLink to={paths.tutor.invitation(id)} look="quiet">
          Keep it
        </ButtonLink>
      </form>
    </PageDialog>
  )
}
