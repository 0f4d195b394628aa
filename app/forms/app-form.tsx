/**
 * The one form of the product. Where its page hydrates and its action's page does too, React sends it; everywhere else it is a plain form
 * that enhance.js checks and sends. Without scripts the browser sends it, and the server says the same.
 */
import { Form as RemixForm } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useNavigates } from '~/components/links/use-navigates'
import { FormErrors } from './form-errors'
import type { Form } from './use-form'
import { FORM_WORDS, type FormWords } from './words'

interface AppFormProps {
  form: Pick<Form, 'meta'>
  /** From `paths`. */
  action: string
  method?: 'post' | 'get'
  words?: Partial<FormWords>
  className?: string
  children: ReactNode
}

export function AppForm({ form: { meta }, action, method = 'post', words, className = 'form', children }: AppFormProps) {
  const navigates = useNavigates()
  const { conform, problem } = meta
  const { check, title, lost, failed } = { ...FORM_WORDS, ...words }
  const content = (
    <>
      <FormErrors form={conform} problem={problem} check={check} />
      {children}
    </>
  )

  if (navigates(action)) {
    return (
      <RemixForm id={conform.id} method={method} action={action} onSubmit={conform.onSubmit} noValidate className={className}>
        {content}
      </RemixForm>
    )
  }
  return (
    <form
      id={conform.id}
      method={method}
      action={action}
      noValidate
      className={className}
      data-check={check.title}
      data-check-text={check.text}
      data-title={title}
      data-lost={lost}
      data-failed={failed}
    >
      {content}
    </form>
  )
}
