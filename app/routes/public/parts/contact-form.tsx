/** The contact form, on the home page and at /contact. Both post to /contact. */
import { CONTACT_WORDS } from '~/auth/messages'
import { AppForm } from '~/forms/app-form'
import { Honeypot } from '~/forms/fields/honeypot'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { CONTACT_FIELDS } from '~/models/site/fields'
import { paths } from '~/paths'

/** `answer` is the refusal with which the form comes back. */
export function ContactForm({ answer }: { answer?: FormAnswer }) {
  const form = useForm('contact-form', CONTACT_FIELDS, answer)
  return (
    <AppForm form={form} action={paths.public.contact()} words={CONTACT_WORDS}>
      <TextField field={form.name} label="Name" autoComplete="name" />
      <TextField field={form.email} label="Email" autoComplete="email" />
      <TextArea field={form.message} label="Message" />
      <Honeypot id="contact-form" />
      <SubmitButton pending="Sending..." className="push">
        Send Message
      </SubmitButton>
    </AppForm>
  )
}
