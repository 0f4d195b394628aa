/** Essays that students share with the tutor: those that wait, and those that went back. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { EmptyState } from '~/components/ui/empty-state'
import { PROMPTS } from '~/content/prompts/prompts.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { markingQueue, type QueueLine } from '~/models/marking/marking.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { TutorFrame } from '../parts/tutor-frame'

export const meta = pageMeta('Marking')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const queue = await markingQueue(tutorId)
  return {
    waiting: queue.filter(({ returnedAt }) => returnedAt === null).map(shownLine),
    returned: queue.filter(({ returnedAt }) => returnedAt !== null).map(shownLine),
  }
}

function shownLine({ essayId, name, promptId, draft, words, sharedAt, changedAt, returnedAt }: QueueLine) {
  const day = (date: Date) => dayText(date, 'America/New_York')
  return {
    ...{ essayId, name, isBegun: changedAt !== null },
    prompt: curlyQuotes(PROMPTS.find(({ id }) => id === promptId)?.text ?? 'An essay'),
    facts: [`Draft ${draft}`, `${words} words`, `shared on ${day(sharedAt)}`, returnedAt && `returned on ${day(returnedAt)}`]
      .filter(Boolean)
      .join(', '),
  }
}

type Line = ReturnType<typeof shownLine>

export default function MarkingQueue() {
  const { waiting, returned } = useLoaderData<typeof loader>()
  return (
    <TutorFrame title="Marking">
      {waiting.length === 0 ? (
        <EmptyState title="Nothing waits">When a student shares an essay with you, it stands here until you return it.</EmptyState>
      ) : (
        <section className="stack" aria-labelledby="waiting">
          <h2 id="waiting">To read</h2>
          <Lines lines={waiting} />
        </section>
      )}
      {returned.length > 0 && (
        <section className="stack" aria-labelledby="returned">
          <h2 id="returned">Returned</h2>
          <Lines lines={returned} isReturned />
        </section>
      )}
    </TutorFrame>
  )
}

function Lines({ lines, isReturned = false }: { lines: Line[]; isReturned?: boolean }) {
  return (
    <ul className="stack">
      {lines.map(({ essayId, name, prompt, facts, isBegun }) => (
        <li key={essayId} className="card stack tight">
          <p className="cluster">
            <AppLink to={paths.tutor.essayToMark(essayId)}>{name}</AppLink>
            {isBegun && !isReturned && <Badge tone="notice">begun</Badge>}
          </p>
          <p>{prompt}</p>
          <p className="small soft">{facts}</p>
        </li>
      ))}
    </ul>
  )
}
