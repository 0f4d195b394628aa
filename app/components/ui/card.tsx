/** A sheet of paper on the desk: the ground of most content. */
import type { ReactNode } from 'react'

interface CardProps {
  title?: ReactNode
  icon?: ReactNode
  children: ReactNode
}

export function Card({ title, icon, children }: CardProps) {
  return (
    <section className={icon ? 'card with-icon stack tight' : 'card stack tight'}>
      {icon && <span className="card-icon">{icon}</span>}
      {title && <h3>{title}</h3>}
      {children}
    </section>
  )
}
