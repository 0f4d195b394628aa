/** A notice across the page, with an optional action at its end. */
import type { ReactNode } from 'react'

interface BannerProps {
  tone?: '' | 'good' | 'notice' | 'wrong' | 'bad'
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
