/** One shared essay or talk, to read. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { AppLink } from '~/components/links/app-link'
import { findSharedWork } from '~/models/tutoring/shares.server'
import { paths } from '~/paths'
import { promptText } from '~/routes/tutoring/parts/prompt-text.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { shownStudent } from '../parts/shown-student.server'
import { StudentFrame } from '../parts/student-frame'

export const meta = pageMeta('Shared work')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { onlooker, student } = await requireSeen(request, params.studentId)
  const shared = await findSharedWork({ tutorId: onlooker.id, studentId: student.id, id: params.sharedId ?? '' })
  if (!shared) throw notFound()
  const { essay, talk, sharedAt } = shared
  return {
    student: shownStudent(student),
    on: dayText(sharedAt, student.profile.timeZone),
    title: essay ? promptText(essay.promptId) : (talk?.title ?? ''),
    text: essay?.body ?? null,
    marking: essay ? paths.tutor.essayToMark(essay.id) : null,
    messages: (talk?.messages ?? []).map(({ author, body, number }) => ({
      number,
      who: author === 'student' ? student.firstName : 'AI tutor',
      body,
    })),
  }
}

export default function Work() {
  const { student, on, title, text, marking, messages } = useLoaderData<typeof loader>()
  return (
    <StudentFrame student={student}>
      <div className="wrap narrow stack">
        <p>
          <a href={paths.tutor.studentShared(student.id)}>All that is shared</a>
        </p>
        <h1 className="title-2">{title}</h1>
        <p className="small soft">Shared with you on {on}</p>
        {text !== null && <article className="card written">{text}</article>}
        {marking && (
          <p>
            <AppLink to={marking}>Mark this essay</AppLink>
          </p>
        )}
        {messages.map(({ number, who, body }) => (
          <article className="card stack tight" key={number}>
            <h2 className="title-3">{who}</h2>
            <p className="written">{body}</p>
          </article>
        ))}
      </div>
    </StudentFrame>
  )
}
