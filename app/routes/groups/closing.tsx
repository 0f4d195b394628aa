/** The page that asks before a group is closed. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { closeGroup } from '~/models/groups/ends.server'
import { CLOSING_DAYS } from '~/models/groups/fields'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { overHeaders, requireGroup } from './parts/own-group.server'
import { seatsText } from './parts/words'

export const meta = pageMeta('Close the group')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, params.groupId)
  if (!group.isOpen) throw redirect(paths.group.overview(group.id), { headers: await overHeaders() })
  return { id: group.id, usedSeats: group.usedSeats, waiting: group.waiting }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { student, group, day } = await requireGroup(request, params.groupId)
  await readForm(request)
  const end = await closeGroup({ groupPurchaseId: group.id, userId: student.id })
  const text = end && `We have told everybody who has a seat. The last day is ${day(end)}.`
  const headers = text ? await flashHeaders({ kind: 'success', title: 'The group closes', text }) : await overHeaders()
  return redirect(paths.group.overview(group.id), { status: 303, headers })
}

export default function CloseGroup() {
  const { id, usedSeats, waiting } = useLoaderData<typeof loader>()
  return (
    <PageDialog title="Close this group?">
      {usedSeats > 0 ? (
        <p>
          {seatsText(usedSeats)} {usedSeats === 1 ? 'is' : 'are'} taken. We write to their members now, and in {CLOSING_DAYS} days the seats
          end.
        </p>
      ) : (
        <p>Nobody has a seat, so the group ends at once.</p>
      )}
      <p>
        {waiting > 0 && 'Invitations that wait are taken back. '}Nobody else can join, nothing is paid back, and it cannot be undone. You
        can also <a href={paths.group.handover(id)}>hand the group over</a> instead.
      </p>
      <form method="post" action={paths.group.closing(id)} className="cluster">
        <SubmitButton pending="Closing..." look="danger">
          Close the group
        </SubmitButton>
        <ButtonLink to={paths.group.overview(id)} look="quiet">
          Keep it
        </ButtonLink>
      </form>
    </PageDialog>
  )
}
