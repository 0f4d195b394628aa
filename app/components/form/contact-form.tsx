/** The contact form, on the home page and at /contact. Both post to /contact. */
import { CONTACT_FIELDS } from '~/models/account-fields'
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
        minLength={CONTACT_FIELDS.name.minLength}
        maxLength={CONTACT_FIELDS.name.maxLength}
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
        maxLength={CONTACT_FIELDS.email.maxLength}
        defaultValue={values.email}
        errors={errors.email}
      />
      <TextArea
        label="Message"
        name="message"
        id={`${FORM_ID}-message`}
        required
        minLength={CONTACT_FIELDS.message.minLength}
        maxLength={CONTACT_FIELDS.message.maxLength}
        defaultValue={values.message}
        errors={errors.message}
      />
      <SubmitButton pending="Sending..." className="push">
        Send Message
      </SubmitButton>
    </form>
  )
}
