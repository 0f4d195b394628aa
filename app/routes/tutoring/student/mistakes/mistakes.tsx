/** A student’s notebook of mistakes, without what the student wrote into it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { EmptyState } from '~/components/ui/empty-state'
import { KeyPager } from '~/components/ui/key-pager'
import { Tabs } from '~/components/ui/tabs'
import { countsOf, countText, tallyMistakes } from '~/models/mistakes/counts.server'
import { SHOWN } from '~/models/mistakes/filter'
import { paths } from '~/paths'
import { readEntries } from '~/routes/learn/mistakes/parts/entries.server'
import { Entry } from '~/routes/learn/mistakes/parts/entry'
import { readFilter, searchOf } from '~/routes/learn/mistakes/parts/search'
import { readPlace } from '~/utils/page-key'
import { pageMeta } from '~/utils/text/page-meta'
import { shownStudent } from '../parts/shown-student.server'
import { StudentFrame } from '../parts/student-frame'

export const meta = pageMeta('A student’s mistakes')

const SHOWN_NAMES = { open: 'Open', due: 'Due', mastered: 'Mastered' } as const

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student } = await requireSeen(request, params.studentId)
  const { searchParams } = new URL(request.url)
  const filter = readFilter(searchParams)
  const now = new Date()
  const list = { studentId: student.id, filter }
  const place = { place: readPlace(searchParams), timeZone: student.profile.timeZone }
  const [{ entries, newer, older }, { tallies, isCut }] = await Promise.all([readEntries(list, place, now), tallyMistakes(student.id, now)])
  const counts = countsOf(tallies, filter)
  const chosen = searchOf(filter)
  const to = (search: Record<string, string>) => paths.tutor.studentMistakes(student.id, search)
  return {
    student: shownStudent(student),
    tabs: SHOWN.map((name) => ({
      to: to(searchOf({ ...filter, show: name })),
      label: `${SHOWN_NAMES[name]} (${countText(counts.show[name], isCut)})`,
      isHere: name === filter.show,
    })),
    only: [filter.skill, filter.subject || filter.reason ? 'a subject or a reason' : null].filter(Boolean).join(', '),
    all: to({}),
    // What the student noted is the student's alone.
    entries: entries.map((entry) => ({ ...entry, note: null })),
    newer: newer && to({ ...chosen, after: newer }),
    older: older && to({ ...chosen, before: older }),
  }
}

export default function Mistakes() {
  const { student, tabs, only, all, entries, newer, older } = useLoaderData<typeof loader>()
  return (
    <StudentFrame student={student} title="Mistakes">
      <div className="wrap stack loose">
        <Tabs label="State" tabs={tabs} />
        {only && (
          <p>
            Only {only}. <a href={all}>Show all</a>
          </p>
        )}
        {entries.length === 0 ? (
          <EmptyState title="Nothing here">No mistake of this kind.</EmptyState>
        ) : (
          <ul className="stack notebook">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} whose="The student’s" />
            ))}
          </ul>
        )}
        <KeyPager newer={newer} older={older} />
      </div>
    </StudentFrame>
  )
}
