/** Tabs that are links: each has an address, so a tab can be opened, shared and reached without scripts. */
import { AppLink } from '~/components/links/app-link'

interface TabsProps {
  /** What the tabs divide, for screen readers. */
  label: string
  tabs: { to: string; label: string; isHere: boolean }[]
}

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul className="tab-list">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <AppLink to={tab.to} className="tab" aria-current={tab.isHere ? 'page' : undefined}>
              {tab.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
