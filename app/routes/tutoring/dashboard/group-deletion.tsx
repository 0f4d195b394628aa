/** The end of a group. Its students stay the tutor’s. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { deleteGroup, findGroup } from '~/models/tutoring/groups.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Delete a group')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const group = await findGroup({ tutorId, id: params.groupId ?? '' })
  if (!group) throw notFound()
  return { id: group.id, name: group.name }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  await readForm(request)
  const group = { tutorId, id: params.groupId ?? '' }
  if (!(await findGroup(group))) throw notFound()
  await deleteGroup(group)
  const headers = await flashHeaders({ kind: 'success', title: 'Deleted', text: 'Its students are still your students.' })
  return redirect(paths.tutor.groups(), { status: 303, headers })
}

export default function GroupDeletion() {
  const { id, name } = useLoaderData<typeof loader>()
  return (
    <PageDialog title={`Delete “${name}”?`}>
      <p>Its students stay your students, and codes that lead into it go on without it.</p>
      <form method="post" action={paths.tutor.groupDeletion(id)} className="cluster">
        <SubmitButton pending="Deleting..." look="danger">
          Delete the group
        </SubmitButton>
        <ButtonLink to={paths.tutor.group(id)} look="quiet">
          Keep it
        </ButtonLink>
      </form>
    </PageDialog>
  )
}
