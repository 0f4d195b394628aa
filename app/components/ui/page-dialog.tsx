/** A dialog that is a page: confirmations, short notices, errors. It has an address, so it works without scripts. */
import type { ReactNode } from 'react'

export function PageDialog({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <section className="card dialog stack">
        <h1 className="dialog-title">{title}</h1>
        {children}
      </section>
    </div>
  )
}
