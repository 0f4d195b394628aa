/** A lesson that was made: its two files, and what has changed since. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { Table } from '~/components/ui/table'
import { findLesson } from '~/models/lesson-maker/lessons.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { TutorFrame } from '../parts/tutor-frame'
import { changeText, placeText, STATE_WORDS, saidText } from './parts/words.server'

export const meta = pageMeta('A lesson')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const lesson = await findLesson({ tutorId, lessonId: params.lessonId ?? '' })
  if (!lesson) throw notFound()
  const { id, skill, says, level, subject, createdAt, students } = lesson
  return {
    ...{ id, skill, says: saidText(says), place: placeText(level, subject), on: dayText(createdAt, 'America/New_York') },
    students: students.map(({ studentId, name, before, now, slips }) => ({
      ...{ studentId, name, change: changeText({ before, now, slips }) },
      before: before ? (STATE_WORDS[before] ?? before) : 'Not known',
      now: now ? (STATE_WORDS[now] ?? now) : 'Not known',
    })),
  }
}

const COLUMNS = [{ label: 'Student' }, { label: 'At the lesson' }, { label: 'Now' }, { label: 'What changed' }]

export default function Lesson() {
  const { id, skill, says, place, on, students } = useLoaderData<typeof loader>()
  return (
    <TutorFrame title={`Lesson: ${skill}`}>
      <p>
        <AppLink to={paths.tutor.lessonMaker()}>Lesson maker</AppLink>
      </p>
      <p>{says}</p>
      <p className="soft small">
        {place}. Made on {on}
      </p>
      <p className="cluster no-print">
        <ButtonLink to={paths.tutor.printedLessonFile(id)}>Lesson as PDF</ButtonLink>
        <ButtonLink to={paths.tutor.printedLessonKey(id)} look="quiet">
          Plan and key as PDF
        </ButtonLink>
      </p>
      {students.length === 0 ? (
        <p>None of its students works with you now.</p>
      ) : (
        <Table
          caption="What changed since the lesson"
          columns={COLUMNS}
          rows={students.map(({ studentId, name, before, now, change }) => ({ key: studentId, cells: [name, before, now, change] }))}
        />
      )}
      <p className="small soft">
        This follows from answers that students gave on Stanine since then. Paper tells nothing here, and a lesson is never the only reason.
      </p>
      <p className="no-print">
        <AppLink to={paths.tutor.printedLessonDeletion(id)}>Delete this lesson</AppLink>
      </p>
    </TutorFrame>
  )
}
