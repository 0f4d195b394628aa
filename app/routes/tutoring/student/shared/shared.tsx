/** Essays and talks that a student shares with this tutor. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { AppLink } from '~/components/links/app-link'
import { EmptyState } from '~/components/ui/empty-state'
import { listShared } from '~/models/tutoring/shares.server'
import { paths } from '~/paths'
import { promptText } from '~/routes/tutoring/parts/prompt-text.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { shownStudent } from '../parts/shown-student.server'
import { StudentFrame } from '../parts/student-frame'

export const meta = pageMeta('What a student shares')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { onlooker, student } = await requireSeen(request, params.studentId)
  const shared = await listShared({ tutorId: onlooker.id, studentId: student.id })
  return {
    student: shownStudent(student),
    shared: shared.map(({ id, sharedAt, essay, talk }) => ({
      id,
      title: essay ? promptText(essay.promptId) : (talk?.title ?? ''),
      about: `${essay ? `Essay, draft ${essay.draft}, ${essay.wordCount} words` : 'Talk with the AI tutor'}, shared on ${dayText(sharedAt, student.profile.timeZone)}`,
    })),
  }
}

export default function Shared() {
  const { student, shared } = useLoaderData<typeof loader>()
  return (
    <StudentFrame student={student} title="Shared with you">
      <div className="wrap stack loose">
        {shared.length === 0 && (
          <EmptyState title="Nothing shared">Essays and talks stand here once {student.name} shares them with you, one by one.</EmptyState>
        )}
        {shared.map(({ id, title, about }) => (
          <section className="card stack tight" key={id}>
            <h2 className="title-3 clip">
              <AppLink to={paths.tutor.studentSharedWork(student.id, id)}>{title}</AppLink>
            </h2>
            <p className="small soft">{about}</p>
          </section>
        ))}
      </div>
    </StudentFrame>
  )
}
