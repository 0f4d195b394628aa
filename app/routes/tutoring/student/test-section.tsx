/** One section of a student’s whole test, as the student has it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { testSection } from '~/models/tests/report/report.server'
import { SectionView } from '~/routes/learn/reports/parts/page/section-view'
import { shownSection } from '~/routes/learn/reports/parts/page/shown-section.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { shownStudent } from './parts/shown-student.server'
import { StudentFrame } from './parts/student-frame'

export const meta = pageMeta('A section of a student’s test')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student } = await requireSeen(request, params.studentId)
  const { sittingId = '', part = '' } = params
  const found = await testSection({ userId: student.id, sittingId, part })
  if (!found || found === 'open') throw notFound()
  const wanted = new URL(request.url).searchParams.get('show')
  // Highlights are notes in a passage, which are the student's alone.
  const { questions, ...section } = shownSection({ sittingId, part, found, timeZone: student.profile.timeZone, wanted })
  return {
    student: shownStudent(student),
    section: { ...section, questions: questions.map((question) => ({ ...question, markTo: undefined, highlighted: undefined })) },
  }
}

export default function TestSection() {
  const { student, section } = useLoaderData<typeof loader>()
  return (
    <StudentFrame student={student}>
      <SectionView section={section} />
    </StudentFrame>
  )
}
