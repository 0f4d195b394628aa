/** What a tutor says about the work, in the application and later. */
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import type { Form } from '~/forms/use-form'
import type { TUTOR_PROFILE_FIELDS } from '~/models/partners/fields'

export function TutorFields({ form }: { form: Pick<Form<typeof TUTOR_PROFILE_FIELDS>, keyof typeof TUTOR_PROFILE_FIELDS> }) {
  return (
    <>
      <TextField field={form.specialization} label="What do you teach?" hint="For example: SSAT verbal, middle-school mathematics" />
      <TextArea field={form.experience} label="Experience" hint="How long you have taught, and whom" />
      <TextArea field={form.certifications} label="Certifications" />
      <TextField field={form.tutoringAgency} label="Tutoring agency" autoComplete="organization" />
      <TextArea field={form.bio} label="About you" hint="Families may read this" />
    </>
  )
}
