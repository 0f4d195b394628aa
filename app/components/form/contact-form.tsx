/** The contact form, on the home page and at /contact. Both post to /contact. */
import { paths } from '~/paths'
import { TextArea, TextField } from './field'
import { FormErrors } from './form-errors'
import { SubmitButton } from './submit-button'

const FORM_ID = 'contact'
type ContactField = 'name' | 'email' | 'message'

interface ContactFormProps {
  /** What was typed before, when the form comes back. */
  values?: Partial<Record<ContactField, string>>
  errors?: Partial<Record<ContactField, string[]>>
}

export function ContactForm({ values = {}, errors = {} }: ContactFormProps) {
  return (
    <form method="post" action={paths.contact()} className="form" noValidate>
      <FormErrors form={{ id: FORM_ID, allErrors: errors }} />
      <TextField
        label="Name"
        name="name"
        id={`${FORM_ID}-name`}
        autoComplete="name"
        required
        minLength={2}
        maxLength={100}
        defaultValue={values.name}
        errors={errors.name}
      />
      <TextField
        label="E-mail"
        name="email"
        id={`${FORM_ID}-email`}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={values.email}
        errors={errors.email}
      />
      <TextArea
        label="Message"
        name="message"
        id={`${FORM_ID}-message`}
        required
        minLength={10}
        maxLength={5000}
        defaultValue={values.message}
        errors={errors.message}
      />
      <SubmitButton pending="Sending..." className="push">
        Send Message
      </SubmitButton>
    </form>
  )
}
