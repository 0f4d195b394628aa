/** The students' own navigation, on their pages in the place of the site's links. */
import { useLocation } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

/** Each with the beginnings of the addresses that belong to it. */
const LINKS = [
  { to: paths.learn.dashboard(), label: 'Today', holds: [paths.learn.dashboard()] },
  { to: paths.learn.practice(), label: 'Practice', holds: [paths.learn.practice()] },
  { to: paths.learn.quizzes(), label: 'Quizzes', holds: ['/premium/sectional-quiz', '/premium/sittings/', '/premium/writing/'] },
  { to: paths.learn.mistakes(), label: 'Mistakes', holds: [paths.learn.mistakes()] },
  { to: paths.learn.tools(), label: 'Tools', holds: [paths.learn.tools()] },
]

/** Whether the address is one of a student's pages, the profile among them. */
export function isStudentPage(pathname: string): boolean {
  return /^\/(dashboard|profile|premium)(\/|$)/.test(pathname)
}

export function StudentNav() {
  const { pathname } = useLocation()
  return (
    <nav className="student-nav" aria-label="Student">
      <ul className="nav-list">
        {LINKS.map(({ to, label, holds }) => (
          <li key={to}>
            <AppLink
              to={to}
              className="nav-link"
              aria-current={pathname === to ? 'page' : holds.some((start) => pathname.startsWith(start)) ? 'true' : undefined}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
