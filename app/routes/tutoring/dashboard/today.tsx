/** A tutor’s day: who worked, who is stuck, and what is due. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { EmptyState } from '~/components/ui/empty-state'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { tutorsToday } from '~/models/tutoring/students.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dueSoon } from '../assignments/parts/due.server'
import { DueCard } from '../assignments/parts/due-card'
import { TutorFrame } from '../parts/tutor-frame'
import { workName } from './parts/work-name'

export const meta = pageMeta('Tutor dashboard')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, firstName } = await requireApproved(request, 'tutor')
  const [{ count, worked, stuck }, due] = await Promise.all([tutorsToday(id), dueSoon(id)])
  const nameOf = (student: { firstName: string; lastName: string }) => `${student.firstName} ${student.lastName}`
  return {
    firstName,
    count,
    due,
    worked: worked.map(({ id: sittingId, student, sections, ...sitting }) => ({
      ...{ id: sittingId, name: nameOf(student) },
      to: paths.tutor.studentResults(student.id),
      what: workName(sitting),
      right: sections.reduce((sum, section) => sum + (section.right ?? 0), 0),
      of: sections.reduce((sum, section) => sum + section.questionCount, 0),
    })),
    stuck: stuck.map(({ student, subject, skill, times }) => ({
      ...{ name: nameOf(student), skill, times },
      subject: SUBJECT_NAMES[subject],
      to: paths.tutor.studentMistakes(student.id, { subject, skill }),
    })),
  }
}

export default function Today() {
  const { firstName, count, due, worked, stuck } = useLoaderData<typeof loader>()
  return (
    <TutorFrame title={`Hello ${firstName}`}>
      {count === 0 ? (
        <EmptyState title="No students yet" action={<ButtonLink to={paths.tutor.invitations()}>Make an invitation</ButtonLink>}>
          Give a student or a whole group a code. Once they agree, you see their work here.
        </EmptyState>
      ) : (
        <>
          <DueCard due={due} />
          <Card title="Who worked in the last 24 hours" heading="h2">
            {worked.length === 0 && <p className="soft">Nobody has finished anything since yesterday.</p>}
            <ul>
              {worked.map(({ id, name, to, what, right, of }) => (
                <li key={id}>
                  <AppLink to={to}>{name}</AppLink>: {what}
                  {of > 0 && `, ${right} of ${of} right`}
                </li>
              ))}
            </ul>
          </Card>
          <Card title="Who is stuck" heading="h2">
            <p className="small soft">Three or more wrong answers in one skill within 14 days, not yet mastered.</p>
            {stuck.length === 0 && <p className="soft">Nobody, as far as the answers show.</p>}
            <ul>
              {stuck.map(({ name, to, subject, skill, times }) => (
                <li key={`${to} ${skill}`}>
                  <AppLink to={to}>{name}</AppLink>: {skill} ({subject}), {times} times
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </TutorFrame>
  )
}
