/** What free seats bring, by level: a report that may be passed on, since no group in it is smaller than ten students. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { Table } from '~/components/ui/table'
import { LEVEL_NAMES } from '~/exam/core/names'
import { findImpact } from '~/models/scholarship/impact.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { scholarshipTabs } from './parts/list.server'
import { ScholarshipNav } from './parts/scholarship-nav'

export const meta = pageMeta('What seats bring')

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const [impact, tabs] = await Promise.all([findImpact(), scholarshipTabs('impact')])
  return { ...impact, tabs, today: dayText(new Date(), zone) }
}

export default function Impact() {
  const { groups, total, tabs, today } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <h1>What seats bring</h1>
        <p className="lead">{sentenceOf(total)}</p>
      </header>
      <div className="on-screen">
        <ScholarshipNav tabs={tabs} />
      </div>
      <Table
        caption={`Students with a free seat, by level, on ${today}`}
        columns={[
          { label: 'Level' },
          { label: 'Students', isNumber: true },
          { label: 'Practiced in the last 30 days', isNumber: true },
          { label: 'Quizzes, practice and tests finished', isNumber: true },
        ]}
        rows={groups.map(({ level, students, active, sittings }) => ({
          key: level,
          cells: [LEVEL_NAMES[level], figure(students), figure(active), figure(sittings)],
        }))}
      />
      <p className="small soft prose">
        “Hidden” stands for a group of fewer than ten students, and for what would give such a group away. Students whose account is deleted
        are not counted any more.
      </p>
    </div>
  )
}

function sentenceOf(total: number | null): string {
  if (total === null) return 'Fewer than ten students have had a free seat so far, so there is nothing to show yet.'
  return total === 0 ? 'No student has had a free seat so far.' : `${total} students have had a free seat so far.`
}

function figure(count: number | null): string {
  return count === null ? 'hidden' : String(count)
}
