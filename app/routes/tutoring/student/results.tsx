/** What a student has finished, the newest first. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { AppLink } from '~/components/links/app-link'
import { EmptyState } from '~/components/ui/empty-state'
import { Table } from '~/components/ui/table'
import type { SittingKind } from '~/generated/prisma/enums'
import { listWork } from '~/models/tutoring/work.server'
import { paths } from '~/paths'
import { workName } from '~/routes/tutoring/dashboard/parts/work-name'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { shownStudent } from './parts/shown-student.server'
import { StudentFrame } from './parts/student-frame'

export const meta = pageMeta('Results')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { onlooker, student } = await requireSeen(request, params.studentId)
  const after = new URL(request.url).searchParams.get('after')
  const { rows, next } = await listWork({ onlooker, studentId: student.id, after })
  return {
    ...{ student: shownStudent(student), after, next },
    work: rows.map(({ id, kind, sections, startedAt, endedAt, ...sitting }) => ({
      ...{ id, to: pageOf(student.id, id, kind), name: workName({ kind, ...sitting }) },
      on: dayText(endedAt ?? startedAt, student.profile.timeZone),
      right: sections.reduce((sum, section) => sum + (section.right ?? 0), 0),
      of: sections.reduce((sum, section) => sum + section.questionCount, 0),
    })),
  }
}

/** Sections and whole tests have pages; of the rest the mistakes show all there is. */
function pageOf(studentId: string, sittingId: string, kind: SittingKind): string | null {
  if (kind === 'practice_test') return paths.tutor.studentTest(studentId, sittingId)
  return kind === 'sectional_quiz' ? paths.tutor.studentResult(studentId, sittingId) : null
}

export default function Results() {
  const { student, work, after, next } = useLoaderData<typeof loader>()
  const to = paths.tutor.studentResults(student.id)
  return (
    <StudentFrame student={student} title="Results">
      <div className="wrap stack loose">
        {work.length === 0 ? (
          <EmptyState title="Nothing finished yet">Quizzes, practice and whole tests stand here once they are over.</EmptyState>
        ) : (
          <Table
            caption="Finished, the newest first"
            columns={[{ label: 'Work' }, { label: 'Day' }, { label: 'Right', isNumber: true }, { label: 'Questions', isNumber: true }]}
            rows={work.map(({ id, to: page, name, on, right, of }) => ({
              key: id,
              cells: [
                page ? (
                  <AppLink key={id} to={page}>
                    {name}
                  </AppLink>
                ) : (
                  name
                ),
                on,
                right,
                of,
              ],
            }))}
          />
        )}
        {(after || next) && (
          <nav className="cluster between" aria-label="Pages">
            {after ? <AppLink to={to}>First page</AppLink> : <span />}
            {next ? <AppLink to={`${to}?${new URLSearchParams({ after: next })}`}>Next page</AppLink> : <span />}
          </nav>
        )}
      </div>
    </StudentFrame>
  )
}
