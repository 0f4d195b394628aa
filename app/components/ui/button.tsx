/** Buttons, and links that look like them. */
import type { ComponentProps } from 'react'
import { AppLink } from '~/components/links/app-link'

export interface ButtonLook {
  look?: 'solid' | 'quiet' | 'danger'
  size?: 'normal' | 'slim'
}

export function Button({ look, size, className, type = 'button', ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} />
}

export function ButtonLink({ look, size, className, ...rest }: ComponentProps<typeof AppLink> & ButtonLook) {
  return <AppLink className={buttonClass({ look, size }, className)} {...rest} />
}

function buttonClass({ look = 'solid', size = 'normal' }: ButtonLook, extra = ''): string {
  return ['button', look !== 'solid' && look, size !== 'normal' && size, extra].filter(Boolean).join(' ')
}
