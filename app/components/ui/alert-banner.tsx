/** Something that stands in the way of work that runs, said where the work is and read aloud at once. */
import type { ReactNode } from 'react'
import { Banner } from './banner'

export function AlertBanner({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div role="alert">
      <Banner tone="notice" title={title} action={action}>
        <p>{children}</p>
      </Banner>
    </div>
  )
}
