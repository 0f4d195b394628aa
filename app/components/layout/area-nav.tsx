/** The navigation of an area, on its pages in the place of the site's links: the students', the partners' and the admins'. */
import { useLocation } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'
import { DOORS } from '~/paths/doors'
import { ADMIN_PAGES } from './admin-pages'
import type { Viewer } from './profile-menu'

interface Area {
  label: string
  /** Each with the beginnings of the addresses that belong to it. */
  links: { to: string; label: string; holds: string[] }[]
}

const STUDENT: Area = {
  label: 'Student',
  links: [
    { to: paths.learn.dashboard(), label: 'Today', holds: [paths.learn.dashboard()] },
    { to: paths.learn.practice(), label: 'Practice', holds: [paths.learn.practice()] },
    { to: paths.learn.quizzes(), label: 'Quizzes', holds: ['/premium/sectional-quiz', '/premium/sittings/', '/premium/writing/'] },
    { to: paths.learn.mistakes(), label: 'Mistakes', holds: [paths.learn.mistakes()] },
    { to: paths.learn.tools(), label: 'Tools', holds: [paths.learn.tools(), '/premium/practice-test', '/premium/tests/'] },
  ],
}

const ADMIN: Area = {
  label: 'Admin',
  links: [{ to: paths.admin.home(), label: 'Overview', holds: [] }, ...ADMIN_PAGES.map(({ to, label }) => ({ to, label, holds: [to] }))],
}

const TUTOR: Area = {
  label: 'Tutor',
  links: [
    { to: paths.tutor.dashboard(), label: 'Dashboard', holds: [paths.tutor.dashboard()] },
    { to: paths.tutor.listing(), label: 'Directory', holds: [paths.tutor.listing()] },
    { to: DOORS.tutor.account(), label: 'Account', holds: [DOORS.tutor.account()] },
  ],
}

const AFFILIATE: Area = {
  label: 'Affiliate',
  links: [
    { to: paths.affiliate.dashboard(), label: 'Dashboard', holds: [paths.affiliate.dashboard()] },
    { to: paths.affiliate.terms(), label: 'Terms', holds: [paths.affiliate.terms()] },
    { to: DOORS.affiliate.account(), label: 'Account', holds: [DOORS.affiliate.account()] },
  ],
}

/** The area to which a page belongs, for whoever is looking; null on the site's own pages. */
export function areaOf(pathname: string, viewer: Viewer | null): Area | null {
  if (viewer?.role === 'admin' && /^\/admin(\/|$)/.test(pathname)) return ADMIN
  if (viewer?.audience === 'tutor' && /^\/(tutor-dashboard|tutor\/(account|listing)|application-pending)(\/|$)/.test(pathname)) return TUTOR
  if (viewer?.audience === 'affiliate' && /^\/affiliate\/(dashboard|terms|account|pending)(\/|$)/.test(pathname)) return AFFILIATE
  return viewer && /^\/(dashboard|profile|premium|my-tutors)(\/|$)/.test(pathname) ? STUDENT : null
}

export function AreaNav({ area: { label, links } }: { area: Area }) {
  const { pathname } = useLocation()
  return (
    <nav className="area-nav" aria-label={label}>
      <ul className="nav-list">
        {links.map(({ to, label: name, holds }) => (
          <li key={to}>
            <AppLink
              to={to}
              className="nav-link"
              aria-current={pathname === to ? 'page' : holds.some((start) => pathname.startsWith(start)) ? 'true' : undefined}
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
