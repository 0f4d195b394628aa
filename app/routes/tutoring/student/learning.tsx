/** Lessons that a student watched, and the words that they learn. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { Card } from '~/components/ui/card'
import { Table } from '~/components/ui/table'
import { LESSONS } from '~/content/lessons/lessons.server'
import { tierOf } from '~/exam/core/levels'
import { examLevel } from '~/models/bank/stored-level'
import { lessonProgress } from '~/models/lessons/progress.server'
import { listDeck } from '~/models/words/deck.server'
import { wordStanding } from '~/models/words/standing.server'
import { pageMeta } from '~/utils/text/page-meta'
import { shownStudent } from './parts/shown-student.server'
import { StudentFrame } from './parts/student-frame'

export const meta = pageMeta('Lessons and words')

/** Words that were missed most; the rest is a number. */
const MOST_WORDS = 40

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student } = await requireSeen(request, params.studentId)
  const now = new Date()
  const [progress, deck] = await Promise.all([lessonProgress(student.id), listDeck(student.id)])
  const standing = wordStanding({ deck, tier: tierOf(examLevel(student.profile.level)), profile: student.profile }, now)
  const due = deck.filter(({ dueAt }) => dueAt <= now)
  return {
    student: shownStudent(student),
    lessons: LESSONS.flatMap(({ id, title }) => {
      const seen = progress.get(id)
      return seen ? { id, title, state: seen.isCompleted ? 'Finished' : `${seen.percent}%` } : []
    }),
    words: { begun: standing.begun, total: standing.total, due: due.length },
    waiting: due.slice(0, MOST_WORDS).map(({ word }) => word),
  }
}

export default function Learning() {
  const { student, lessons, words, waiting } = useLoaderData<typeof loader>()
  return (
    <StudentFrame student={student} title="Lessons and words">
      <div className="wrap stack loose">
        {lessons.length === 0 ? (
          <Card title="Lessons" heading="h2">
            <p className="soft">No lesson watched yet.</p>
          </Card>
        ) : (
          <Table
            caption="Lessons"
            columns={[{ label: 'Lesson' }, { label: 'Watched' }]}
            rows={lessons.map(({ id, title, state }) => ({ key: id, cells: [title, state] }))}
          />
        )}
        <Card title="Words" heading="h2">
          <p>
            {words.begun} of {words.total} words begun, {words.due} due now.
          </p>
          {waiting.length > 0 && <p className="small soft">Due: {waiting.join(', ')}</p>}
        </Card>
      </div>
    </StudentFrame>
  )
}
