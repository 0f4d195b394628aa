/** A group that is offered to this account: take it over, or say no. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { PageDialog } from '~/components/ui/page-dialog'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { formSchema } from '~/forms/schema.server'
import { SubmitButton } from '~/forms/submit-button'
import { waitsForParent } from '~/models/families/waiting'
import { ANSWER_FIELDS } from '~/models/groups/fields'
import { listOffers, refuseOffer, takeOver } from '~/models/groups/people/handover.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { seatsText } from './parts/words'

export const meta = pageMeta('A group is offered to you')

const AnswerSchema = formSchema(ANSWER_FIELDS)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const offer = (await listOffers(student.email)).find(({ id }) => id === params.groupId)
  if (!offer) throw notFound()
  const { id, totalSeats, usedSeats, expiresAt, admin } = offer
  const from = `${admin?.firstName} ${admin?.lastName}`
  return { id, totalSeats, usedSeats, from, ends: dayText(expiresAt, student.profile.timeZone), waits: waitsForParent(student) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { value, refusal } = parseFormData(await readForm(request), AnswerSchema)
  if (refusal) return refusal
  const taking = { groupPurchaseId: params.groupId ?? '', user: student }
  const isAccepted = value.answer === 'accept'
  const isDone = await (isAccepted ? takeOver(taking) : refuseOffer(taking))
  if (!isDone) throw notFound()
  const said = isAccepted
    ? { title: 'The group is yours', text: 'You invite from now on, and see who joined.' }
    : { title: 'You said no', text: 'The group stays with whoever has it.' }
  const to = isAccepted ? paths.group.overview(taking.groupPurchaseId) : paths.group.list()
  return redirect(to, { status: 303, headers: await flashHeaders({ kind: 'success', ...said }) })
}

export default function Offer() {
  const { id, totalSeats, usedSeats, from, ends, waits } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <PageDialog title={`${from} offers you a group`}>
      <Problem problem={answer && { title: 'Nothing was changed', text: 'Please press one of the buttons.' }} />
      <p>
        It has {seatsText(totalSeats)}, {usedSeats} of them taken, until {ends}. They are paid for. When you take it over, you invite
        people, take seats back, and see who joined; {from} does not any more.
      </p>
      {waits && <p>A parent has to agree to your account before you can take it over.</p>}
      <form method="post" action={paths.group.offer(id)} className="cluster">
        {!waits && (
          <SubmitButton pending="Taking it over..." name="answer" value="accept">
            Take it over
          </SubmitButton>
        )}
        <SubmitButton pending="Saying no..." look="quiet" name="answer" value="decline">
          Say no
        </SubmitButton>
      </form>
    </PageDialog>
  )
}
