/** Pages of a student as an onlooker has them: whose they are, the ways between them, and links that lead to the onlooker’s own addresses. */
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Readdressed } from '~/components/links/addresses'
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { Tabs } from '~/components/ui/tabs'
import { paths } from '~/paths'
import { readdressFor } from './readdress'

export interface ShownStudent {
  id: string
  name: string
  about: string
}

interface StudentFrameProps {
  student: ShownStudent
  /** Left out where the student’s own component brings its heading. */
  title?: string
  children: ReactNode
}

const { tutor } = paths
const ROOMS = [
  { label: 'Overview', toOf: tutor.student },
  { label: 'Results', toOf: tutor.studentResults },
  { label: 'Mistakes', toOf: (id: string) => tutor.studentMistakes(id) },
  { label: 'Plan', toOf: tutor.studentPlan },
  { label: 'Lessons and words', toOf: tutor.studentLearning },
  { label: 'Reports', toOf: (id: string) => tutor.studentReports(id) },
  { label: 'Shared', toOf: tutor.studentShared },
  { label: 'Notes', toOf: tutor.studentNotes },
]

export function StudentFrame({ student: { id, name, about }, title, children }: StudentFrameProps) {
  const { pathname } = useLocation()
  const isHere = (to: string) => pathname === to || (to !== tutor.student(id) && pathname.startsWith(`${to}/`))
  return (
    <>
      <div className="wrap page stack">
        <div className="on-screen">
          <Banner
            tone="notice"
            title={`You are looking at the work of ${name}`}
            action={<AppLink to={tutor.students()}>All students</AppLink>}
          >
            <p>{about}. Answers and results stay as they are. Your notes and reviews are yours to add.</p>
          </Banner>
        </div>
        <p className="on-paper">
          {name}, {about}
        </p>
        <div className="on-screen">
          <Tabs label={`Pages of ${name}`} tabs={ROOMS.map(({ label, toOf }) => ({ to: toOf(id), label, isHere: isHere(toOf(id)) }))} />
        </div>
        {title && <h1>{title}</h1>}
      </div>
      <Readdressed readdress={readdressFor(id)}>{children}</Readdressed>
    </>
  )
}
