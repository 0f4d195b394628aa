/** A student at a glance: two weeks in figures, where the mistakes are, and the test’s conditions. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { counted } from '~/exam/families/kit/wording'
import { accommodationsText, TIME_NAMES } from '~/models/accounts/profile/fields'
import { lately } from '~/models/tutoring/work.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayIn } from '~/utils/time/periods.server'
import { shownStudent } from './parts/shown-student.server'
import { StudentFrame } from './parts/student-frame'

export const meta = pageMeta('Student')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { onlooker, student } = await requireSeen(request, params.studentId)
  const { begun, finished, newMistakes, due, skills } = await lately({ onlooker, studentId: student.id })
  const { timeZone, timePercent, accommodations } = student.profile
  return {
    student: shownStudent(student),
    facts: [
      ['Days with work', counted(new Set(begun.map((at) => dayIn(timeZone, at))).size, 'day')],
      ['Finished', counted(finished, 'piece')],
      ['New mistakes', String(newMistakes)],
      ['Mistakes due now', String(due)],
      ['Time', TIME_NAMES[timePercent] ?? `${timePercent}% of the standard time`],
      ['Accommodations', accommodationsText(accommodations)],
      ['Time zone', timeZone],
    ] as const,
    skills: skills.map(({ subject, skill, times }) => ({
      ...{ skill, times, subject: SUBJECT_NAMES[subject] },
      to: paths.tutor.studentMistakes(student.id, { subject, skill }),
    })),
  }
}

export default function Overview() {
  const { student, facts, skills } = useLoaderData<typeof loader>()
  return (
    <StudentFrame student={student} title={student.name}>
      <div className="wrap stack loose">
        <Card title="The last two weeks" heading="h2">
          <dl className="facts">
            {facts.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
          </dl>
        </Card>
        <Card title="Where the mistakes are" heading="h2">
          {skills.length === 0 && <p className="soft">No open mistakes from the last two weeks.</p>}
          <ul>
            {skills.map(({ skill, subject, times, to }) => (
              <li key={to}>
                <AppLink to={to}>{skill}</AppLink> ({subject}): {times}
              </li>
            ))}
          </ul>
        </Card>
        <p>
          <ButtonLink to={paths.tutor.newAssignment({ student: student.id })}>Give {student.name} work</ButtonLink>
        </p>
        <p>
          <ButtonLink to={paths.tutor.endStudent(student.id)} look="danger">
            Stop working with {student.name}
          </ButtonLink>
        </p>
      </div>
    </StudentFrame>
  )
}
