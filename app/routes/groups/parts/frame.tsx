/** The rooms of one group: the heading, and the way from one to the other. */
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { AppLink } from '~/components/links/app-link'
import { Tabs } from '~/components/ui/tabs'
import { paths } from '~/paths'

interface FrameProps {
  groupId: string
  title: string
  /** Whether it can be handed over or closed. */
  isOpen: boolean
  children: ReactNode
}

export function GroupFrame({ groupId, title, isOpen, children }: FrameProps) {
  const { pathname } = useLocation()
  const rooms = [
    { to: paths.group.overview(groupId), label: 'Overview' },
    { to: paths.group.invitations(groupId), label: 'Invitations' },
    { to: paths.group.members(groupId), label: 'Members' },
    ...(isOpen ? [{ to: paths.group.handover(groupId), label: 'Hand over or close' }] : []),
  ]
  const isHere = (to: string) => pathname === to || (to !== paths.group.overview(groupId) && pathname.startsWith(`${to}/`))
  return (
    <div className="wrap page stack loose">
      <h1>{title}</h1>
      <div className="on-screen">
        <Tabs label="Group" tabs={rooms.map(({ to, label }) => ({ to, label, isHere: isHere(to) }))} />
      </div>
      {children}
      <p className="on-screen">
        <AppLink to={paths.group.list()}>All groups</AppLink>
      </p>
    </div>
  )
}

interface PagesProps {
  to: (after?: string) => string
  after: string | null
  next: string | null
  exportTo?: string
}

/** The ways to the first and the next page, and to the list as a file. */
export function Pages({ to, after, next, exportTo }: PagesProps) {
  if (!after && !next && !exportTo) return null
  return (
    <nav className="cluster between on-screen" aria-label="Pages">
      {after ? <a href={to()}>First page</a> : <span />}
      {exportTo && <a href={exportTo}>Download as CSV</a>}
      {next ? <a href={to(next)}>Next page</a> : <span />}
    </nav>
  )
}
