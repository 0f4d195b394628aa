/** The application of a tutor. */
import { AppForm } from '~/forms/app-form'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import type { FormWords } from '~/forms/words'
import { TUTOR_FIELDS } from '~/models/partners/fields'
import { paths } from '~/paths'
import { PersonFields } from './person-fields'
import { TutorFields } from './tutor-fields'

export function TutorForm({ answer, words }: { answer?: FormAnswer; words: Partial<FormWords> }) {
  const form = useForm('apply', TUTOR_FIELDS, answer)
  return (
    <AppForm form={form} action={paths.tutor.register()} words={words}>
      <PersonFields form={form} />
      <TutorFields form={form} />
      <SubmitButton pending="Sending...">Send the application</SubmitButton>
    </AppForm>
  )
}
