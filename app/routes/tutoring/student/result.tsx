/** The result of a student’s section, as the student has it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { sittingResult } from '~/models/sittings/results/result.server'
import { paths } from '~/paths'
import { wholeTestOf } from '~/routes/learn/sittings/parts/end.server'
import { ResultView } from '~/routes/learn/sittings/parts/result-view'
import { shownResult } from '~/routes/learn/sittings/parts/shown-result.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { asOwn, shownStudent } from './parts/shown-student.server'
import { StudentFrame } from './parts/student-frame'

export const meta = pageMeta('A student’s result')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student } = await requireSeen(request, params.studentId)
  const { sittingId = '' } = params
  const of = { userId: student.id, sittingId }
  // What goes on is nobody's to see, and neither is a part of a whole test before its end.
  const result = (await wholeTestOf(of)) ? null : await sittingResult({ ...of, gradeApplied: student.profile.gradeApplied })
  if (!result || result === 'open') throw notFound()
  const wanted = new URL(request.url).searchParams.get('show')
  // Highlights are notes in a passage, which are the student's alone.
  const { questions, ...shown } = shownResult({ sittingId, result, student: asOwn(student), wanted })
  return {
    student: shownStudent(student),
    result: { ...shown, questions: questions.map((question) => ({ ...question, markTo: undefined, highlighted: undefined })) },
  }
}

export default function Result() {
  const { student, result } = useLoaderData<typeof loader>()
  return (
    <StudentFrame student={student}>
      <ResultView result={result} addressOf={(shown) => paths.tutor.studentResult(student.id, result.sittingId, shown)} />
    </StudentFrame>
  )
}
