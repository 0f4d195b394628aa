/** One assignment: who has done it, when, and what came of it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { Table } from '~/components/ui/table'
import { WorkSchema } from '~/exam/assignments/work'
import { findGiven, type ResultRow } from '~/models/assignments/given.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { TutorFrame } from '../parts/tutor-frame'
import { shownResult } from './parts/results.server'

export const meta = pageMeta('Assignment')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const given = await findGiven({ tutorId, batchId: params.batchId ?? '' })
  if (!given) throw notFound()
  const { batchId, title, note, dueOn, createdAt, rows } = given
  const results = rows.map((row) => ({ ...shownResult(row, dueOn), to: answersOf(row, given.work) }))
  return {
    ...{ batchId, title, note, results },
    facts: [`Given on ${dayText(createdAt, 'America/New_York')}`, dueOn && `due ${dayText(new Date(`${dueOn}T12:00:00Z`), 'UTC')}`]
      .filter(Boolean)
      .join(', '),
    open: results.filter(({ state }) => state === 'open' || state === 'past due').length,
  }
}

/** Where the tutor sees the answers behind a result; null for work without a page of its own here. */
function answersOf({ studentId, completedAt, outcome }: ResultRow, work: unknown): string | null {
  const kind = WorkSchema.safeParse(work).data?.kind
  if (!completedAt || !outcome?.sittingId) return null
  if (kind === 'test') return paths.tutor.studentTest(studentId, outcome.sittingId)
  return kind === 'quiz' || kind === 'sheet' ? paths.tutor.studentResult(studentId, outcome.sittingId) : null
}

const COLUMNS = [
  { label: 'Student' },
  { label: 'State' },
  { label: 'So far', isNumber: true },
  { label: 'Done on' },
  { label: 'Right', isNumber: true },
]
const TONES = { done: 'good', late: 'notice', open: '', 'past due': 'notice', withdrawn: '' } as const

export default function GivenAssignment() {
  const { batchId, title, note, facts, results, open } = useLoaderData<typeof loader>()
  return (
    <TutorFrame title={title}>
      <p>
        <AppLink to={paths.tutor.assignments()}>Assignments</AppLink>
      </p>
      <p className="soft">{facts}</p>
      {note && (
        <section className="card" aria-label="What you added">
          <p className="written">{note}</p>
        </section>
      )}
      <Table
        caption="Results"
        columns={COLUMNS}
        rows={results.map(({ id, name, state, stateName, progress, on, right, words, to }) => ({
          key: id,
          cells: [
            name,
            <Badge key="state" tone={TONES[state]}>
              {stateName}
            </Badge>,
            progress,
            on,
            to ? (
              <AppLink key="right" to={to}>
                {right}
              </AppLink>
            ) : (
              right || words
            ),
          ],
        }))}
      />
      <p className="cluster no-print">
        <a href={paths.tutor.assignmentExport(batchId)}>Export as CSV</a>
        {open > 0 && (
          <ButtonLink to={paths.tutor.assignmentWithdrawal(batchId)} look="quiet" size="slim">
            Withdraw it
          </ButtonLink>
        )}
      </p>
    </TutorFrame>
  )
}
