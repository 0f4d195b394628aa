/** The rooms of a tutor's dashboard: the heading, and the way from one to the other. */
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { AppLink } from '~/components/links/app-link'
import { Tabs } from '~/components/ui/tabs'
import { paths } from '~/paths'

const ROOMS = [
  { to: paths.tutor.dashboard(), label: 'Today' },
  { to: paths.tutor.students(), label: 'Students' },
  { to: paths.tutor.groups(), label: 'Groups' },
  { to: paths.tutor.invitations(), label: 'Invitations' },
  { to: paths.tutor.assignments(), label: 'Assignments' },
  { to: paths.tutor.sheet(), label: 'Sheets' },
  { to: paths.tutor.lessonMaker(), label: 'Lesson maker' },
  { to: paths.tutor.marking(), label: 'Marking' },
  { to: paths.tutor.profile(), label: 'Profile' },
]

interface TutorFrameProps {
  title: ReactNode
  children: ReactNode
}

export function TutorFrame({ title, children }: TutorFrameProps) {
  const { pathname } = useLocation()
  const isHere = (to: string) => pathname === to || (to !== paths.tutor.dashboard() && pathname.startsWith(`${to}/`))
  return (
    <div className="wrap page stack loose">
      <h1>{title}</h1>
      <div className="on-screen">
        <Tabs label="Dashboard" tabs={ROOMS.map(({ to, label }) => ({ to, label, isHere: isHere(to) }))} />
      </div>
      {children}
      <p className="on-screen">
        <AppLink to={paths.tutor.account()}>Your account</AppLink>
      </p>
    </div>
  )
}
