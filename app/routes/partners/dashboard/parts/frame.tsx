/** The rooms of an affiliate's dashboard: the heading, and the way from one to the other. */
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { AppLink } from '~/components/links/app-link'
import { useDoor } from '~/components/links/use-door'
import { Tabs } from '~/components/ui/tabs'
import { paths } from '~/paths'

const ROOMS = [
  { to: paths.affiliate.dashboard(), label: 'Overview' },
  { to: paths.affiliate.coupons(), label: 'Coupons' },
  { to: paths.affiliate.referrals(), label: 'Referrals' },
  { to: paths.affiliate.earnings(), label: 'Earnings' },
  { to: paths.affiliate.payout(), label: 'Payout' },
]

export function AffiliateFrame({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const door = useDoor()
  const isHere = (to: string) => pathname === to || (to !== paths.affiliate.dashboard() && pathname.startsWith(`${to}/`))
  return (
    <div className="wrap page stack loose">
      <h1>{title}</h1>
      <div className="on-screen">
        <Tabs label="Dashboard" tabs={ROOMS.map(({ to, label }) => ({ to, label, isHere: isHere(to) }))} />
      </div>
      {children}
      <p className="on-screen">
        <AppLink to={door.account()}>Your account</AppLink>
      </p>
    </div>
  )
}

interface PagesProps {
  to: (search: string) => string
  after: string | null
  next: string | null
  exportTo?: string
}

/** The ways to the first and the next page, and to the list as a file. */
export function Pages({ to, after, next, exportTo }: PagesProps) {
  if (!after && !next && !exportTo) return null
  return (
    <nav className="cluster between" aria-label="Pages">
      {after ? <a href={to('')}>First page</a> : <span />}
      {exportTo && <a href={exportTo}>Download as CSV</a>}
      {next ? <a href={to(new URLSearchParams({ after: next }).toString())}>Next page</a> : <span />}
    </nav>
  )
}
