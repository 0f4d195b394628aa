/** A student’s tutors: who sees the student’s work now, who did, and whom a parent was asked about. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { WhatTutorsSee } from '~/components/data/tutor-sight'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { counted } from '~/exam/families/kit/wording'
import { listMyTutors } from '~/models/tutoring/mine.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'

export const meta = pageMeta('My tutors')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { links, requests } = await listMyTutors(student.id)
  const on = (day: Date) => dayText(day, student.profile.timeZone)
  return {
    tutors: links.map(({ tutorId, tutor, since, endedAt, sees, notes }) => ({
      tutorId,
      name: `${tutor.firstName} ${tutor.lastName}`,
      about: [tutor.specialization, tutor.tutoringAgency].filter(Boolean).join(', '),
      days: endedAt ? `${on(since)} to ${on(endedAt)}` : `Since ${on(since)}`,
      sees,
      state: sees ? 'Sees your work' : endedAt ? 'Sees nothing' : 'Sees nothing at present',
      notes: notes > 0 ? counted(notes, 'note') : null,
    })),
    requests: requests.map(({ tutorId, tutor, askedAt, refusedAt }) => ({
      tutorId,
      name: `${tutor.firstName} ${tutor.lastName}`,
      state: refusedAt ? `A parent said no on ${on(refusedAt)}` : `A parent was asked on ${on(askedAt)}`,
    })),
  }
}

export default function MyTutors() {
  const { tutors, requests } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <h1>My tutors</h1>
        <p className="lead">People who teach you and see your work here, because you said so.</p>
      </header>
      {tutors.length + requests.length === 0 && (
        <EmptyState title="No tutor yet">A tutor gives you a code. Before anything is shown, you read what the tutor will see.</EmptyState>
      )}
      {tutors.map(({ tutorId, name, about, days, sees, state, notes }) => (
        <section className="card stack tight" key={tutorId}>
          <div className="cluster between">
            <h2 className="title-3">
              <AppLink to={paths.learn.myTutor(tutorId)}>{name}</AppLink>
            </h2>
            <Badge tone={sees ? 'good' : ''}>{state}</Badge>
          </div>
          {about && <p className="small soft">{about}</p>}
          <p className="small soft">{[days, notes].filter(Boolean).join('; ')}</p>
        </section>
      ))}
      {requests.map(({ tutorId, name, state }) => (
        <section className="card stack tight" key={tutorId}>
          <h2 className="title-3">{name}</h2>
          <p className="small soft">{state}. This tutor sees nothing.</p>
        </section>
      ))}
      <p>
        <ButtonLink to={paths.learn.tutorCode()}>Enter a tutor’s code</ButtonLink>
      </p>
      <details className="card">
        <summary>What a tutor sees</summary>
        <WhatTutorsSee />
      </details>
    </div>
  )
}
