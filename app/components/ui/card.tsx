/** A sheet of paper on the desk: the ground of most content. */
import type { ReactNode } from 'react'

interface CardProps {
  title?: ReactNode
  icon?: ReactNode
  /** h2 where the card stands directly under the page's title. */
  heading?: 'h2' | 'h3'
  children: ReactNode
}

export function Card({ title, icon, heading: Heading = 'h3', children }: CardProps) {
  return (
    <section className={icon ? 'card with-icon stack tight' : 'card stack tight'}>
      {icon && <span className="card-icon">{icon}</span>}
      {title && <Heading className="title-3">{title}</Heading>}
      {children}
    </section>
  )
}
