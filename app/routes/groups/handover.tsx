/** Hand a group over to another account, which has to agree; or go on to closing it. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ButtonLink } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm, refuseForNow } from '~/forms/parse.server'
import { formSchema } from '~/forms/schema.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { CLOSING_DAYS, HANDOVER_FIELDS } from '~/models/groups/fields'
import { offerGroup, withdrawOffer } from '~/models/groups/people/handover.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { GroupFrame } from './parts/frame'
import { overHeaders, requireGroup } from './parts/own-group.server'

export const meta = pageMeta('Hand over or close')

const HandoverSchema = formSchema(HANDOVER_FIELDS)
const OWN = 'This is your own address. Please enter the address of somebody else.'
const LIMITED = { title: 'Not sent', text: 'That was too many for one day. Please try again tomorrow, or name another address.' }

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { group, day } = await requireGroup(request, params.groupId)
  if (!group.isOpen) throw redirect(paths.group.overview(group.id), { headers: await overHeaders() })
  const { offer } = group
  return { id: group.id, offer: offer && { email: offer.email, until: day(offer.until) } }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { student, group } = await requireGroup(request, params.groupId)
  const form = await readForm(request)
  const own = { groupPurchaseId: group.id, userId: student.id }
  if (form.get('step') === 'withdraw') {
    await withdrawOffer(own)
    const headers = await flashHeaders({ kind: 'success', title: 'Taken back', text: 'The group stays yours.' })
    return redirect(paths.group.handover(group.id), { status: 303, headers })
  }
  const { value, refusal } = parseFormData(form, HandoverSchema)
  if (refusal) return refusal
  if (value.email === student.email) return refuseForm({ ...keptValues(form), error: { email: [OWN] } })

  const offer = await offerGroup({ ...own, email: value.email })
  if (offer.outcome === 'limited') return refuseForNow(keptValues(form), LIMITED, offer.retryAfter)
  if (offer.outcome === 'none') return redirect(paths.group.overview(group.id), { status: 303, headers: await overHeaders() })
  const text = `We have written to ${value.email}. Until they agree, the group stays yours.`
  const headers = await flashHeaders({ kind: 'success', title: 'The group is offered', text })
  return redirect(paths.group.handover(group.id), { status: 303, headers })
}

export default function HandOver() {
  const { id, offer } = useLoaderData<typeof loader>()
  const form = useForm('handover', HANDOVER_FIELDS, useActionData<typeof action>())
  return (
    <GroupFrame groupId={id} title="Hand over or close" isOpen>
      <Card title="Hand it over" heading="h2">
        <p>
          Somebody else looks after the group from then on: they invite, take seats back, and see who joined. They need an account here and
          have to agree. Members keep their seats.
        </p>
        {offer && (
          <form method="post" action={paths.group.handover(id)} className="cluster">
            <p>
              Offered to <strong>{offer.email}</strong>, who can agree until {offer.until}.
            </p>
            <SubmitButton pending="Taking it back..." look="quiet" name="step" value="withdraw">
              Take the offer back
            </SubmitButton>
          </form>
        )}
        <AppForm form={form} action={paths.group.handover(id)}>
          <TextField field={form.email} label="Their email address" autoComplete="off" />
          <SubmitButton pending="Writing to them...">{offer ? 'Offer it to this address instead' : 'Offer the group'}</SubmitButton>
        </AppForm>
      </Card>
      <Card title="Close it" heading="h2">
        <p>We tell everybody who has a seat, and {CLOSING_DAYS} days later the seats end. Nothing is paid back.</p>
        <p>
          <ButtonLink to={paths.group.closing(id)} look="quiet">
            Close the group
          </ButtonLink>
        </p>
      </Card>
    </GroupFrame>
  )
}
