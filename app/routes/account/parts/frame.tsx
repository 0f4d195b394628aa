/** The frame of all pages below /profile: their tabs, which are links, beside or above the page. */
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Tabs } from '~/components/ui/tabs'
import { paths } from '~/paths'

const PAGES = [
  { to: paths.account.profile(), label: 'Profile' },
  { to: paths.account.password(), label: 'Password' },
  { to: paths.account.email(), label: 'Email' },
  { to: paths.account.sessions(), label: 'Devices' },
  { to: paths.account.secondFactor(), label: 'Second factor' },
  { to: paths.account.accessibility(), label: 'Accessibility' },
  { to: paths.account.dataExport(), label: 'Your data' },
  { to: paths.account.subscription(), label: 'Membership' },
]

export function ProfilePage({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div className="wrap page profile">
      <Tabs label="Your account" tabs={PAGES.map((page) => ({ ...page, isHere: page.to === tabOf(pathname) }))} />
      <div className="profile-body stack">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}

/** The tab of a page: its own, or that of the page above it. */
function tabOf(pathname: string): string {
  if (pathname === paths.account.deletion()) return paths.account.dataExport()
  const above = PAGES.filter(({ to }) => to !== paths.account.profile()).find(({ to }) => `${pathname}/`.startsWith(`${to}/`))
  return above?.to ?? paths.account.profile()
}
