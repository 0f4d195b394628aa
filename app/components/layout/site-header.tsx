/** The top of every page: mark, navigation, and either Login and Get Started or the profile menu. Menus are `<details>`. */
import { useLocation } from '@remix-run/react'
import { Menu } from 'lucide-react'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import { AppLink } from './app-link'
import { Mark } from './mark'
import { ProfileMenu, type Viewer } from './profile-menu'

const LINKS = [
  { to: paths.features(), label: 'Features' },
  { to: paths.pricingBlock(), label: 'Pricing' },
  { to: paths.schools(), label: 'Schools' },
  { to: paths.vocabulary(), label: 'Vocabulary' },
  { to: paths.blogTop(), label: 'Blog' },
  { to: paths.contact(), label: 'Contact' },
  { to: paths.faq(), label: 'FAQ' },
]

export function SiteHeader({ viewer }: { viewer: Viewer | null }) {
  return (
    <header className="site-header">
      <div className="wrap">
        <AppLink to={paths.home()} className="logo">
          <Mark />
          Stanine
        </AppLink>
        <nav className="site-nav" aria-label="Main">
          <NavLinks />
        </nav>
        {viewer ? <ProfileMenu viewer={viewer} /> : <SignedOut />}
        <details className="menu mobile">
          <summary aria-label="Menu">
            <Menu aria-hidden="true" />
          </summary>
          <nav className="menu-panel" aria-label="Menu">
            <NavLinks />
            <hr />
            {viewer ? (
              <>
                <NavLink to={paths.profile()} label="Profile" />
                <NavLink to={paths.dashboard()} label="Dashboard" />
              </>
            ) : (
              <>
                <NavLink to={paths.login()} label="Login" />
                <NavLink to={paths.getStarted()} label="Get Started" />
              </>
            )}
          </nav>
        </details>
      </div>
    </header>
  )
}

function SignedOut() {
  return (
    <>
      <div className="site-nav">
        <NavLink to={paths.login()} label="Login" />
      </div>
      <ButtonLink to={paths.getStarted()} size="slim">
        Get Started
      </ButtonLink>
    </>
  )
}

function NavLinks() {
  return (
    <ul className="nav-list">
      {LINKS.map((link) => (
        <li key={link.to}>
          <NavLink {...link} />
        </li>
      ))}
    </ul>
  )
}

function NavLink({ to, label }: { to: string; label: string }) {
  const { pathname } = useLocation()
  const [target = ''] = to.split('#')
  const isHere = target !== '/' && (pathname === target || pathname.startsWith(`${target}/`))
  return (
    <AppLink to={to} className="nav-link" aria-current={isHere ? (pathname === target ? 'page' : 'true') : undefined}>
      {label}
    </AppLink>
  )
}
