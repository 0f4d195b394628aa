/** The form of a testimonial, on the home page and at /testimonials/new. Both post to the second. */
import { TESTIMONIAL_WORDS } from '~/auth/messages'
import { AppForm } from '~/forms/app-form'
import { Honeypot } from '~/forms/fields/honeypot'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { TESTIMONIAL_FIELDS } from '~/models/site/fields'
import { paths } from '~/paths'

/** `answer` is the refusal with which the form comes back. */
export function TestimonialForm({ answer }: { answer?: FormAnswer }) {
  const form = useForm('testimonial', TESTIMONIAL_FIELDS, answer)
  return (
    <AppForm form={form} action={paths.public.newTestimonial()} words={TESTIMONIAL_WORDS}>
      <TextField field={form.name} label="Name" hint="As it should be shown. A first name is enough." autoComplete="name" />
      <TextField field={form.role} label="Role" hint="Such as: parent of a seventh grader, or tutor." />
      <TextArea field={form.content} label="Your testimonial" hint="At least 20 characters. No full names of children, please." />
      <Honeypot id="testimonial" />
      <SubmitButton pending="Sending..." className="push">
        Send testimonial
      </SubmitButton>
    </AppForm>
  )
}
