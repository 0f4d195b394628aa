/** The button that sends a form. While its own submission is under way it says so and cannot be pressed again. */
import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '~/components/ui/button'

interface SubmitButtonProps extends ButtonLook {
  children: ReactNode
  /** What it says while it waits: "Sending...". */
  pending: string
  /** With several buttons or forms on a page, the intent that tells this one. */
  name?: string
  value?: string
  className?: string
  /** Where this button alone sends the form. */
  formAction?: string
  /** Sends the form unchecked, as it stands. */
  formNoValidate?: boolean
  /** Where the same words stand on several buttons; it begins with them. */
  'aria-label'?: string
}

export function SubmitButton({ children, pending, name, value, ...rest }: SubmitButtonProps) {
  const { formData } = useNavigation()
  const isPending = formData !== undefined && (name === undefined || formData.get(name) === value)
  return (
    // enhance.js reads data-pending on pages that do not hydrate.
    <Button type="submit" name={name} value={value} disabled={isPending} data-pending={pending} {...rest}>
      {isPending ? pending : children}
    </Button>
  )
}
