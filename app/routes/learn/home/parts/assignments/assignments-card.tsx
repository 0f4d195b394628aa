/** What tutors ask for, on the dashboard: what is due soonest, and the way to all of it. */
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'
import { AssignmentList } from '~/routes/learn/assignments/parts/list'
import type { ShownAssignment } from '~/routes/learn/assignments/parts/shown.server'

export function AssignmentsCard({ open, more }: { open: ShownAssignment[]; more: number }) {
  return (
    <section className="stack tight" aria-labelledby="assignments">
      <h2 id="assignments">From your tutor</h2>
      <AssignmentList assignments={open} />
      <p className="small">
        <AppLink to={paths.learn.assignments()}>{more > 0 ? `All assignments, ${more} more to do` : 'All assignments'}</AppLink>
      </p>
    </section>
  )
}
