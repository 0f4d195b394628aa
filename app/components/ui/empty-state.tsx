/** Where a list has nothing to show: what would stand here, and the one thing to do next. */
import type { ReactNode } from 'react'
import { Mark } from '~/components/links/mark'

interface EmptyStateProps {
  title: string
  children: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <Mark height={28} />
      <h2>{title}</h2>
      <p className="soft">{children}</p>
      {action}
    </div>
  )
}
