/** A student as the bar above their pages names them. */
import { LEVEL_NAMES } from '~/exam/core/names'
import { examLevel } from '~/models/bank/stored-level'
import type { findSeen } from '~/models/tutoring/sight.server'
import { calledName } from '~/models/tutoring/student-name'
import { dayText } from '~/utils/time/time-text'
import type { ShownStudent } from './student-frame'

type Seen = NonNullable<Awaited<ReturnType<typeof findSeen>>>

export function shownStudent({ id, firstName, lastName, preferredName, profile }: Seen): ShownStudent {
  const { level, gradeApplied, testDate } = profile
  const test = testDate ? `, test on ${dayText(testDate, 'UTC')}` : ', no test day yet'
  return {
    id,
    name: `${calledName({ firstName, preferredName })} ${lastName}`,
    about: `${LEVEL_NAMES[examLevel(level)]}, for grade ${gradeApplied}${test}`,
  }
}

/** The same as the student's own pages take a student: in words about a child, not to a parent. */
export function asOwn(student: Seen) {
  const { profile } = student
  return { firstName: calledName(student), lastName: student.lastName, profile: { ...profile, holder: 'teen' } }
}
