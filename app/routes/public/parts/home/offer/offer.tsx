/** One thing that we offer: what it is, and beside it what it does or a piece of it. */
import type { ReactNode } from 'react'

interface OfferProps {
  eyebrow: string
  title: string
  lead: string
  /** Where to go on, below the words. */
  link?: ReactNode
  isTinted?: boolean
  /** What stands beside the words. */
  children: ReactNode
}

export function Offer({ eyebrow, title, lead, link, isTinted = false, children }: OfferProps) {
  return (
    <section className={isTinted ? 'band-tint section' : 'section'}>
      <div className="wrap split top">
        <div className="stack">
          <p className="eyebrow">{eyebrow}</p>
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
          {link && <p>{link}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
