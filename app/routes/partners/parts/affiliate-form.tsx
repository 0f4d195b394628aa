/** The application of an affiliate. */
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import type { FormWords } from '~/forms/words'
import { SOCIAL_NETWORKS } from '~/models/accounts/audiences/social-networks'
import { AFFILIATE_FIELDS, AFFILIATE_TYPES, CHANNELS } from '~/models/partners/fields'
import { paths } from '~/paths'
import { PersonFields } from './person-fields'

const TYPE_NAMES: Record<(typeof AFFILIATE_TYPES)[number], string> = {
  affiliate: 'A person or a website',
  tutor: 'A tutor',
  school: 'A school',
  organization: 'An organization',
}

const CHANNEL_NAMES: Record<(typeof CHANNELS)[number], string> = {
  website: 'My website or newsletter',
  x: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  other: 'Another one',
}

// Its keys are those of a constant above, which Object.keys does not say.
const NETWORKS = Object.keys(SOCIAL_NETWORKS) as (keyof typeof SOCIAL_NETWORKS)[]

export function AffiliateForm({ answer, words }: { answer?: FormAnswer; words: Partial<FormWords> }) {
  const form = useForm('apply', AFFILIATE_FIELDS, answer)
  return (
    <AppForm form={form} action={paths.affiliate.register()} words={words}>
      <PersonFields form={form} />
      <Select field={form.type} label="Who are you?" options={optionsOf(AFFILIATE_TYPES, TYPE_NAMES)} />
      <TextField field={form.company} label="Company" autoComplete="organization" />
      <TextField field={form.website} label="Website" autoComplete="url" />
      <Select
        field={form.mainSocialChannel}
        label="Main channel"
        placeholder="Choose a channel"
        options={optionsOf(CHANNELS, CHANNEL_NAMES)}
      />
      <details className="stack tight">
        <summary>Your names on social networks</summary>
        {NETWORKS.map((name) => (
          <TextField key={name} field={form[name]} label={SOCIAL_NETWORKS[name]} />
        ))}
      </details>
      <TextArea field={form.promotionPlan} label="How would you tell families about us?" hint="At least 20 characters" />
      <TextArea field={form.previousExperience} label="Experience with such programs" />
      <SubmitButton pending="Sending...">Send the application</SubmitButton>
      <p className="small soft">
        With the application you agree to the <AppLink to={paths.affiliate.terms()}>terms for affiliates</AppLink>.
      </p>
    </AppForm>
  )
}
