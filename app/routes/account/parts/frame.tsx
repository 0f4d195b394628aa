/** The frame of all pages of an account: their tabs, which are links, beside the page, and on a narrow screen folded away above it. */
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Tabs } from '~/components/ui/tabs'
import { paths } from '~/paths'
import { audienceAt, DOORS, type Door } from '~/paths/doors'

const STUDENT_PAGES = [
  { to: paths.account.profile(), label: 'Profile' },
  { to: paths.account.password(), label: 'Password' },
  { to: paths.account.email(), label: 'Email' },
  { to: paths.account.sessions(), label: 'Devices' },
  { to: paths.account.secondFactor(), label: 'Second factor' },
  { to: paths.account.accessibility(), label: 'Accessibility' },
  { to: paths.account.dataExport(), label: 'Your data' },
  { to: paths.account.subscription(), label: 'Membership' },
]

/** What tutors and affiliates have of it. */
const partnerPages = (door: Door) => [
  { to: door.account(), label: 'Account' },
  { to: door.password(), label: 'Password' },
  { to: door.email(), label: 'Email' },
  { to: door.sessions(), label: 'Devices' },
  { to: door.secondFactor(), label: 'Second factor' },
  { to: door.dataExport(), label: 'Your data' },
]

export function ProfilePage({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const audience = audienceAt(pathname)
  const door = DOORS[audience]
  const pages = audience === 'student' ? STUDENT_PAGES : partnerPages(door)
  const here = tabOf(pathname, door, pages)
  const tabs = <Tabs label="Your account" tabs={pages.map((page) => ({ ...page, isHere: page.to === here }))} />
  return (
    <div className="wrap page profile">
      {/* One of the two is shown: a fold that is always open on a wide screen is beyond older browsers. */}
      <details className="narrow-tabs">
        <summary>
          Your account: <strong>{pages.find(({ to }) => to === here)?.label}</strong>
        </summary>
        {tabs}
      </details>
      <div className="wide-tabs">{tabs}</div>
      <div className="profile-body stack">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}

/** The tab of a page: its own, or that of the page above it. */
function tabOf(pathname: string, door: Door, pages: { to: string }[]): string {
  if (pathname === door.deletion()) return door.dataExport()
  const above = pages.filter(({ to }) => to !== door.account()).find(({ to }) => `${pathname}/`.startsWith(`${to}/`))
  return above?.to ?? door.account()
}
