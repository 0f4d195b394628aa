/**
 * The top of every page: mark, navigation, and either Login or the profile menu. Menus are `<details>`. On the pages of an area its own
 * navigation has the place, and the site's links fold into the menu.
 */
import { useLocation } from '@remix-run/react'
import { Menu } from 'lucide-react'
import { AppLink } from '~/components/links/app-link'
import { Mark } from '~/components/links/mark'
import { useDoor } from '~/components/links/use-door'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import { AreaNav, areaOf } from './area-nav'
import { ProfileMenu, type Viewer } from './profile-menu'

const LINKS = [
  { to: paths.public.features(), label: 'Features' },
  { to: paths.public.plans(), label: 'Pricing' },
  { to: paths.public.schools(), label: 'Schools' },
  { to: paths.public.vocabulary(), label: 'Vocabulary' },
  { to: paths.public.blogTop(), label: 'Blog' },
  { to: paths.public.contact(), label: 'Contact' },
  { to: paths.public.faq(), label: 'FAQ' },
]

export function SiteHeader({ viewer }: { viewer: Viewer | null }) {
  const { pathname } = useLocation()
  const door = useDoor()
  const area = areaOf(pathname, viewer)
  return (
    <header className="site-header">
      <div className="wrap">
        <AppLink to={paths.public.home()} className="logo">
          <Mark />
          Stanine
        </AppLink>
        {area ? (
          <AreaNav area={area} />
        ) : (
          <nav className="site-nav" aria-label="Main">
            <NavLinks />
          </nav>
        )}
        {viewer ? <ProfileMenu viewer={viewer} /> : <WaysIn login={door.login()} />}
        <details className={area ? 'menu' : 'menu mobile'}>
          <summary aria-label="Menu">
            <Menu aria-hidden="true" />
          </summary>
          <nav className="menu-panel" aria-label="Menu">
            <NavLinks />
            <hr />
            {viewer ? (
              <>
                <NavLink to={door.account()} label={viewer.audience === 'student' ? 'Profile' : 'Account'} />
                <NavLink to={door.dashboard()} label="Dashboard" />
              </>
            ) : (
              <>
                <NavLink to={paths.public.getStarted()} label="Get Started" />
                <NavLink to={door.login()} label="Login" />
              </>
            )}
          </nav>
        </details>
      </div>
    </header>
  )
}

/** Where both do not fit beside the mark, the menu has the second one. */
function WaysIn({ login }: { login: string }) {
  return (
    <>
      <ButtonLink to={login} look="quiet" size="slim">
        Login
      </ButtonLink>
      <ButtonLink to={paths.public.getStarted()} size="slim" className="wide-only">
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
