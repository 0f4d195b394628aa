/** Where the commission is paid to. Money must not be led elsewhere by a password alone: the second factor is asked for, too. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { PayoutSchema, savePayout } from '~/models/commissions/payouts/details.server'
import { PAYOUT_FIELDS, PAYOUT_METHOD_NAMES, PAYOUT_METHODS } from '~/models/commissions/payouts/fields'
import { findOverview } from '~/models/commissions/reports/own.server'
import { paths } from '~/paths'
import { CodeField } from '~/routes/account/parts/code-field'
import { refuseWithoutBoth } from '~/routes/account/parts/password-and-code.server'
import { CurrentPasswordField } from '~/routes/account/parts/password-fields'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { AffiliateFrame } from './parts/frame'

export const meta = pageMeta('Where we pay you')

const FACTOR_FIRST = {
  kind: 'problem',
  title: 'Set up a second factor first',
  text: 'Nobody must be able to lead your money elsewhere with your password alone. You come back here afterwards.',
} as const

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireFactored(request)
  const { payout } = await findOverview(id)
  return { stored: payout ? { method: payout.method, ...payout.details } : {} }
}

export async function action({ request }: ActionFunctionArgs) {
  const partner = await requireFactored(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, PayoutSchema)
  if (refusal) return refusal
  const account = { ...partner, profile: null, isAdmin: false }
  const refused = await refuseWithoutBoth(request, { account, form, value })
  if (refused) return refused

  await savePayout(partner.id, value)

  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'We have mailed you that it was changed.' })
  return redirect(paths.affiliate.payout(), { status: 303, headers })
}

/** An approved affiliate with a second factor; others are led to set it up, and back. */
async function requireFactored(request: Request) {
  const partner = await requireApproved(request, 'affiliate')
  if (partner.hasSecondFactor) return partner
  throw redirect(paths.affiliate.secondFactor(paths.affiliate.payoutDetails()), { headers: await flashHeaders(FACTOR_FIRST) })
}

export default function PayoutDetails() {
  const { stored } = useLoaderData<typeof loader>()
  const form = useForm('payout', PAYOUT_FIELDS, useActionData<typeof action>(), stored)
  return (
    <AffiliateFrame title="Where we pay you">
      <p>
        <AppLink to={paths.affiliate.payout()}>Back to payout</AppLink>
      </p>
      <AppForm form={form} action={paths.affiliate.payoutDetails()}>
        <RadioCards field={form.method} legend="We pay you by" options={optionsOf(PAYOUT_METHODS, PAYOUT_METHOD_NAMES)} />
        <TextField field={form.paypalEmail} label="Email of your PayPal account" hint="For PayPal." autoComplete="email" />
        <TextField field={form.payee} label="Name on the check" hint="For a check." autoComplete="name" />
        <TextArea field={form.address} label="Where the check goes" hint="For a check." />
        <CurrentPasswordField field={form.currentPassword} />
        <CodeField field={form.code} />
        <SubmitButton pending="Saving...">Save</SubmitButton>
      </AppForm>
    </AffiliateFrame>
  )
}
