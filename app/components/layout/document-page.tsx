/** A long text to read and to look things up in: a list of its parts, then the parts. */
import { Fragment, type ReactNode } from 'react'
import { ContentsList } from '~/components/text/contents-list'

export interface Part {
  id: string
  title: string
  body: ReactNode
}

interface DocumentPageProps {
  title: string
  /** "March 30, 2025" */
  updated?: string
  lead: ReactNode
  /** Another way to read it, below the lead. */
  aside?: ReactNode
  parts: Part[]
  /** The parts are counted: "4. Plans". */
  isNumbered?: boolean
}

export function DocumentPage({ title, updated, lead, aside, parts, isNumbered = false }: DocumentPageProps) {
  const titled = parts.map((part, index) => ({ ...part, heading: isNumbered ? `${index + 1}. ${part.title}` : part.title }))
  return (
    <article className="wrap page prose">
      <header className="stack tight">
        <h1>{title}</h1>
        {updated && <p className="soft">Last updated {updated}</p>}
        <p className="lead">{lead}</p>
        {aside && <p className="no-print">{aside}</p>}
      </header>
      <ContentsList parts={titled.map(({ id, heading }) => ({ id, title: heading }))} />
      {titled.map(({ id, heading, body }) => (
        <Fragment key={id}>
          <h2 id={id}>{heading}</h2>
          {body}
        </Fragment>
      ))}
    </article>
  )
}
