/** The frame of all pages below /profile: their tabs, which are links, beside the page, and on a narrow screen folded away above it. */
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
  const here = tabOf(useLocation().pathname)
  const tabs = <Tabs label="Your account" tabs={PAGES.map((page) => ({ ...page, isHere: page.to === here }))} />
  return (
    <div className="wrap page profile">
      {/* One of the two is shown: a fold that is always open on a wide screen is beyond older browsers. */}
      <details className="narrow-tabs">
        <summary>
          Your account: <strong>{PAGES.find(({ to }) => to === here)?.label}</strong>
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
function tabOf(pathname: string): string {
  if (pathname === paths.account.deletion()) return paths.account.dataExport()
  const above = PAGES.filter(({ to }) => to !== paths.account.profile()).find(({ to }) => `${pathname}/`.startsWith(`${to}/`))
  return above?.to ?? paths.account.profile()
}
