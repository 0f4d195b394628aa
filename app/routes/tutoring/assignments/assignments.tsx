/** What the tutor has given, the newest first. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { type GivenLine, listGiven } from '~/models/assignments/given.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { TutorFrame } from '../parts/tutor-frame'

export const meta = pageMeta('Assignments')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const after = new URL(request.url).searchParams.get('after')
  const { lines, next } = await listGiven({ tutorId, after })
  return { lines: lines.map(shownLine), after, next }
}

function shownLine({ batchId, title, dueOn, students, done, withdrawn, names }: GivenLine) {
  const [first = '', ...others] = names
  const who = others.length === 0 ? first : others.length < 3 ? names.join(', ') : `${first} and ${others.length} others`
  const open = students - done - withdrawn
  return {
    ...{ batchId, title, who },
    due: dueOn && `Due ${dayText(new Date(`${dueOn}T12:00:00Z`), 'UTC')}`,
    count: `${done} of ${students} done`,
    state: open > 0 ? 'open' : done > 0 ? 'done' : 'withdrawn',
  } as const
}

export default function GivenAssignments() {
  const { lines, after, next } = useLoaderData<typeof loader>()
  return (
    <TutorFrame title="Assignments">
      <p className="cluster">
        <ButtonLink to={paths.tutor.newAssignment()}>New assignment</ButtonLink>
        <ButtonLink to={paths.tutor.sheet()} look="quiet">
          Draw a sheet
        </ButtonLink>
      </p>
      {lines.length === 0 ? (
        <EmptyState title="Nothing given yet">
          Give a quiz, a lesson, words, or a sheet of your own. It stands on the student’s dashboard and is done when the work is.
        </EmptyState>
      ) : (
        <ul className="stack">
          {lines.map(({ batchId, title, who, due, count, state }) => (
            <li key={batchId} className="card stack tight">
              <p className="cluster between">
                <AppLink to={paths.tutor.assignment(batchId)}>{title}</AppLink>
                <Badge tone={state === 'done' ? 'good' : ''}>{state === 'withdrawn' ? 'Withdrawn' : count}</Badge>
              </p>
              <p className="small soft">{[who, due].filter(Boolean).join('. ')}</p>
            </li>
          ))}
        </ul>
      )}
      <nav className="cluster between" aria-label="Pages">
        {after ? <AppLink to={paths.tutor.assignments()}>Newest</AppLink> : <span />}
        {next && <AppLink to={paths.tutor.assignments(new URLSearchParams({ after: next }).toString())}>Earlier</AppLink>}
      </nav>
    </TutorFrame>
  )
}
