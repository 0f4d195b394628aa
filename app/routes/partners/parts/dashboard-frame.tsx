/** The first page of whoever was approved: the greeting, what is shown below it, and the ways on. */
import type { ReactNode } from 'react'
import { AppLink } from '~/components/links/app-link'
import { useDoor } from '~/components/links/use-door'
import { Badge } from '~/components/ui/badge'

interface DashboardFrameProps {
  firstName: string
  children: ReactNode
  /** Links that only this door has. */
  links?: ReactNode
}

export function DashboardFrame({ firstName, children, links }: DashboardFrameProps) {
  const door = useDoor()
  return (
    <div className="wrap narrow page stack loose">
      <div className="cluster">
        <h1>Hello {firstName}</h1>
        <Badge tone="good">Approved</Badge>
      </div>
      {children}
      <p className="cluster">
        <AppLink to={door.account()}>Your account</AppLink>
        {links}
      </p>
    </div>
  )
}
