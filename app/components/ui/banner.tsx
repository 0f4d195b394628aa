/** A notice across the page, with an optional action at its end. */
import type { ReactNode } from 'react'

interface BannerProps {
  /** `spent` is the specification's amber: a time that has run out. */
  tone?: '' | 'good' | 'notice' | 'wrong' | 'bad' | 'spent'
  title?: string
  action?: ReactNode
  children?: ReactNode
}

export function Banner({ tone = '', title, action, children }: BannerProps) {
  return (
    <div className={`banner ${tone}`.trim()}>
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  )
}
