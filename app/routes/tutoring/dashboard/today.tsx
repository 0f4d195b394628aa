/** A tutor's first page. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { Card } from '~/components/ui/card'
import { findTutorProfile } from '~/models/partners/application.server'
import { pageMeta } from '~/utils/text/page-meta'
import { TutorFrame } from './parts/frame'

export const meta = pageMeta('Tutor dashboard')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, firstName } = await requireApproved(request, 'tutor')
  const { totalStudents } = await findTutorProfile(id)
  return { firstName, totalStudents }
}

export default function Today() {
  const { firstName, totalStudents } = useLoaderData<typeof loader>()
  return (
    <TutorFrame title={`Hello ${firstName}`}>
      <Card title="Your students" heading="h2">
        <p>
          {totalStudents === 0 ? 'You have no students yet.' : `You have ${totalStudents} ${totalStudents === 1 ? 'student' : 'students'}.`}
        </p>
      </Card>
    </TutorFrame>
  )
}
