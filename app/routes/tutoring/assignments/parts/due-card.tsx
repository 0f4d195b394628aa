/** What is due, on the tutor's first page. */
import { AppLink } from '~/components/links/app-link'
import { Card } from '~/components/ui/card'
import { paths } from '~/paths'
import type { DueLine } from './due.server'

export function DueCard({ due }: { due: DueLine[] }) {
  return (
    <Card title="What is due" heading="h2">
      {due.length === 0 && <p className="soft">Nothing that you gave is due this week.</p>}
      <ul>
        {due.map(({ to, title, open, students, on }) => (
          <li key={to}>
            <AppLink to={to}>{title}</AppLink>: {on}, {open} of {students} still to do
          </li>
        ))}
      </ul>
      <p className="small">
        <AppLink to={paths.tutor.newAssignment()}>New assignment</AppLink>
      </p>
    </Card>
  )
}
