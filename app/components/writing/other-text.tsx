/** A second text beside the one on the sheet. The student chooses; nothing is replaced before. */
import type { ReactNode } from 'react'

interface OtherTextProps {
  title: string
  summary: string
  body: string
  /** The ways to choose. */
  children: ReactNode
}

export function OtherText({ title, summary, body, children }: OtherTextProps) {
  return (
    <section className="card stack" aria-label={title}>
      <h2>{title}</h2>
      <p className="small soft">{summary}</p>
      <p className="written">{body || 'Nothing is written there.'}</p>
      <div className="cluster">{children}</div>
    </section>
  )
}
