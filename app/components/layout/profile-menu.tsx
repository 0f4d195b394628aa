/** The menu of a signed-in person: photo or initials, name, email, the account's pages and Log out, which is a form. */
import { ChevronDown } from 'lucide-react'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'
import { type Audience, DOORS } from '~/paths/doors'
import { Avatar, type Person } from './avatar'

/** Who is looking, as far as the navigation needs to know. */
export interface Viewer extends Person {
  preferredName: string | null
  email: string
  role: string
  audience: Audience
}

export function ProfileMenu({ viewer }: { viewer: Viewer }) {
  const door = DOORS[viewer.audience]
  const name = viewer.preferredName ?? `${viewer.firstName} ${viewer.lastName}`.trim()
  return (
    <details className="menu">
      <summary aria-label={`Profile menu of ${name || viewer.email}`}>
        <Avatar person={viewer} />
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <div className="menu-panel">
        <p className="menu-head">
          <strong>{name}</strong>
          <span className="soft">{viewer.email}</span>
        </p>
        <hr />
        {viewer.audience === 'student' ? (
          <StudentLinks />
        ) : (
          <>
            <AppLink to={door.dashboard()} className="nav-link">
              Dashboard
            </AppLink>
            <AppLink to={door.account()} className="nav-link">
              Account
            </AppLink>
          </>
        )}
        {viewer.role === 'admin' && (
          <AppLink to={paths.admin.home()} className="nav-link">
            Admin
          </AppLink>
        )}
        <hr />
        <form method="post" action={door.logout()}>
          <button type="submit" className="nav-link">
            Log out
          </button>
        </form>
      </div>
    </details>
  )
}

function StudentLinks() {
  return (
    <>
      <AppLink to={paths.account.profile()} className="nav-link">
        Profile
      </AppLink>
      <AppLink to={paths.learn.dashboard()} className="nav-link">
        Dashboard
      </AppLink>
      <AppLink to={paths.learn.tools()} className="nav-link">
        Your tools
      </AppLink>
      <AppLink to={paths.account.subscription()} className="nav-link">
        Subscription
      </AppLink>
    </>
  )
}
