/** What tutors have given this student: what is open, what is done, and what came from tutors who have left. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { EmptyState } from '~/components/ui/empty-state'
import { ownAssignments } from '~/models/assignments/own.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { AssignmentList } from './parts/list'
import { shownAssignment } from './parts/shown.server'

export const meta = pageMeta('Assignments')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const all = await ownAssignments(student.id)
  const show = (which: typeof all) => which.map((assignment) => shownAssignment(assignment, student.profile.timeZone))
  return {
    open: show(all.filter(({ completedAt, isLinked }) => completedAt === null && isLinked)),
    done: show(all.filter(({ completedAt }) => completedAt !== null)),
    former: show(all.filter(({ completedAt, isLinked }) => completedAt === null && !isLinked)),
  }
}

export default function Assignments() {
  const { open, done, former } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <p>
        <AppLink to={paths.learn.dashboard()}>Dashboard</AppLink>
      </p>
      <header className="stack tight">
        <h1>Assignments</h1>
        <p className="lead">What your tutor asks you to do. Each is done when the work is: there is nothing to tick off.</p>
      </header>
      {open.length > 0 ? (
        <section className="stack" aria-labelledby="open">
          <h2 id="open">To do</h2>
          <AssignmentList assignments={open} />
        </section>
      ) : (
        <EmptyState title="Nothing to do">When a tutor gives you something, it stands here and on your dashboard.</EmptyState>
      )}
      {done.length > 0 && (
        <section className="stack" aria-labelledby="done">
          <h2 id="done">Done</h2>
          <AssignmentList assignments={done} />
        </section>
      )}
      {former.length > 0 && (
        <section className="stack" aria-labelledby="former">
          <h2 id="former">From tutors you no longer work with</h2>
          <p className="small soft">Nobody waits for these. You may still do them for yourself.</p>
          <AssignmentList assignments={former} />
        </section>
      )}
    </div>
  )
}
