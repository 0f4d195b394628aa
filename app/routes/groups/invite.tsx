/** Invite one person or many: nothing is sent until every line is right. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AppForm } from '~/forms/app-form'
import { TextArea } from '~/forms/fields/text-area'
import { keptValues, parseFormData, readForm, refuseForm, refuseForNow } from '~/forms/parse.server'
import { formSchema } from '~/forms/schema.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { INVITATION_DAYS, INVITE_FIELDS } from '~/models/groups/fields'
import { type InviteOutcome, invitePeople } from '~/models/groups/people/invite.server'
import { MOST_ROWS, readInvitees } from '~/models/groups/people/invitees.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { GroupFrame } from './parts/frame'
import { overHeaders, requireGroup } from './parts/own-group.server'
import { seatsText } from './parts/words'

export const meta = pageMeta('Invite people')

const InviteSchema = formSchema(INVITE_FIELDS)
const BUSY = {
  title: 'Sixty invitations an hour are the limit',
  text: 'Nothing was sent. Please invite fewer people now, and the others in an hour.',
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { group, mayInvite } = await requireGroup(request, params.groupId)
  if (!mayInvite) throw redirect(paths.group.overview(group.id), { headers: await overHeaders() })
  return { id: group.id, left: group.left, most: MOST_ROWS }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { student, group, mayInvite } = await requireGroup(request, params.groupId)
  const form = await readForm(request)
  if (!mayInvite) return redirect(paths.group.overview(group.id), { status: 303, headers: await overHeaders() })
  const { value, refusal } = parseFormData(form, InviteSchema)
  if (refusal) return refusal
  const { invitees, faults } = readInvitees(value.list)
  const own = { groupPurchaseId: group.id, userId: student.id }
  const result: InviteOutcome =
    faults.length > 0 ? { outcome: 'faults', faults } : await invitePeople(own, { invitees, note: value.note ?? null })

  switch (result.outcome) {
    case 'sent': {
      const title = result.count === 1 ? 'One invitation is on its way' : `${result.count} invitations are on their way`
      const headers = await flashHeaders({ kind: 'success', title, text: `Each waits ${INVITATION_DAYS} days for its answer.` })
      return redirect(paths.group.invitations(group.id), { status: 303, headers })
    }
    case 'faults':
      return refuseForm({ ...keptValues(form), error: { list: result.faults.map(({ line, text }) => `Line ${line}: ${text}`) } })
    case 'too-few-seats':
      return refuseForm({ ...keptValues(form), error: { list: [tooFew(invitees.length, result.left)] } })
    case 'busy':
      return refuseForNow(keptValues(form), BUSY, result.retryAfter)
    case 'none':
      return redirect(paths.group.overview(group.id), { status: 303, headers: await overHeaders() })
  }
}

function tooFew(people: number, left: number): string {
  const seats = left === 0 ? 'no seat' : seatsText(left)
  return `These are ${people} people, and ${seats} ${left === 1 || left === 0 ? 'is' : 'are'} left. Please take some out, or take back invitations that wait.`
}

export default function InvitePeople() {
  const { id, left, most } = useLoaderData<typeof loader>()
  const form = useForm('invite', INVITE_FIELDS, useActionData<typeof action>())
  return (
    <GroupFrame groupId={id} title="Invite people" isOpen>
      <p>
        You have {seatsText(left)} to give. Each person gets an email with a link. Your message stands on the page behind the link, not in
        the email.
      </p>
      <AppForm form={form} action={paths.group.invite(id)}>
        <TextArea
          field={form.list}
          label="Who to invite"
          hint={`One person a line: the email address, then first and last name if you like, with commas between. You can paste rows of a spreadsheet or a CSV file. At most ${most} at once; nothing is sent until every line is right.`}
        />
        <TextArea
          field={form.note}
          label="Your message"
          hint="Who you are, and what the seat is for. Everybody on the list sees the same."
        />
        <SubmitButton pending="Sending...">Send invitations</SubmitButton>
      </AppForm>
    </GroupFrame>
  )
}
