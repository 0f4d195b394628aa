/** The part of the commission that an affiliate gives to the families that it refers. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { SplitSchema, saveSplit } from '~/models/commissions/payouts/details.server'
import { SPLIT_FIELDS } from '~/models/commissions/payouts/fields'
import { findOverview } from '~/models/commissions/reports/own.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { AffiliateFrame } from './parts/frame'

export const meta = pageMeta('A gift for your families')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireApproved(request, 'affiliate')
  const { commissionRate, splitCommissionRate } = await findOverview(id)
  return { commissionRate, splitCommissionRate }
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireApproved(request, 'affiliate')
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, SplitSchema)
  if (refusal) return refusal

  if (!(await saveSplit(id, value.splitRate))) {
    const { commissionRate } = await findOverview(id)
    return refuseForm({ ...keptValues(form), error: { splitRate: [`Please enter at most ${commissionRate}, which is your commission`] } })
  }
  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'It holds for families who pay from now on.' })
  return redirect(paths.affiliate.payout(), { status: 303, headers })
}

export default function Share() {
  const { commissionRate, splitCommissionRate } = useLoaderData<typeof loader>()
  const form = useForm('share', SPLIT_FIELDS, useActionData<typeof action>(), { splitRate: String(splitCommissionRate) })
  return (
    <AffiliateFrame title="A gift for your families">
      <p>
        <AppLink to={paths.affiliate.payout()}>Back to payout</AppLink>
      </p>
      <p>
        You earn {commissionRate} percent of a family’s first payment. Of that you can give a part to the family: it gets it as credit on
        its next invoice, as soon as your commission is payable. What waits or was earned before stays as it is.
      </p>
      <AppForm form={form} action={paths.affiliate.payoutShare()}>
        <TextField
          field={form.splitRate}
          label="The family gets, percent of its order"
          hint={`0 to ${commissionRate}. With 10, a family that pays $99 gets $9.90, and you get $9.90 less.`}
        />
        <SubmitButton pending="Saving...">Save</SubmitButton>
      </AppForm>
    </AffiliateFrame>
  )
}
