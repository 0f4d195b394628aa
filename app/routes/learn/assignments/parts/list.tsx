/** Assignments as a list: what to do, from whom, until when. */
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import type { ShownAssignment } from './shown.server'

export function AssignmentList({ assignments }: { assignments: ShownAssignment[] }) {
  return (
    <ul className="stack">
      {assignments.map(({ id, to, title, tutor, due, isLate, progress, done, result }) => (
        <li key={id} className="card stack tight">
          <p className="cluster">
            <AppLink to={to}>{title}</AppLink>
            {due && <Badge tone={isLate ? 'notice' : ''}>{due}</Badge>}
          </p>
          <p className="cluster small soft">
            From {tutor}
            {progress && <span>{progress}</span>}
            {done && <span>{done}</span>}
            {result && <AppLink to={result.to}>{result.label}</AppLink>}
          </p>
        </li>
      ))}
    </ul>
  )
}
