/** What may change after a coupon was made. */
import { RadioCards } from '~/forms/fields/radio-cards'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import type { Field } from '~/forms/use-form'
import { COUPON_STATE_NAMES, COUPON_STATES, type COUPON_TERMS } from '~/models/coupons/fields'

export function TermsFields({ form }: { form: Record<keyof typeof COUPON_TERMS, Field> }) {
  return (
    <>
      <TextField field={form.commissionPercent} label="Commission, percent" hint="Of what the family pays first, to whoever referred it." />
      <TextField field={form.maxUses} label="Uses at most" hint="Empty: as often as people like. Each account uses it once." />
      <TextField field={form.minOrder} label="For plans from, in dollars" hint="Empty: for every plan." inputMode="decimal" />
      <TextField field={form.validFrom} label="From" hint="From midnight UTC. Empty: at once." />
      <TextField field={form.validTo} label="To" hint="To the end of this day, UTC. Empty: for good." />
      <TextArea field={form.description} label="Description" hint="The affiliate reads it, too." />
      <RadioCards field={form.isActive} legend="The coupon is" options={optionsOf(COUPON_STATES, COUPON_STATE_NAMES)} />
    </>
  )
}
