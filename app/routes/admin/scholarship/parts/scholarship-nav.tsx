/** The rooms of scholarship, and the requests by state. */
import { Tabs } from '~/components/ui/tabs'
import type { scholarshipTabs } from './list.server'

export function ScholarshipNav({ tabs: { requests, seats } }: { tabs: Awaited<ReturnType<typeof scholarshipTabs>> }) {
  return (
    <div className="split top">
      <div className="stack tight">
        <p className="eyebrow">Requests</p>
        <Tabs label="Requests" tabs={requests} />
      </div>
      <div className="stack tight">
        <p className="eyebrow">Seats</p>
        <Tabs label="Seats" tabs={seats} />
      </div>
    </div>
  )
}
