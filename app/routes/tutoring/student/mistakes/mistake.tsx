/** One mistake of a student, explained; a tutor notes here that they went through it together. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { Solution } from '~/components/question/solution'
import { Badge } from '~/components/ui/badge'
import { REASON_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { printSolution } from '~/exam/print/item.server'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { findMistake } from '~/models/mistakes/mistakes.server'
import { toldReason } from '~/models/mistakes/words/told-reason'
import { SESSION_FIELDS } from '~/models/tutoring/fields'
import { reviewTogether, SessionSchema } from '~/models/tutoring/review.server'
import { paths } from '~/paths'
import { Reviews, shownReviews } from '~/routes/learn/mistakes/parts/reviews'
import { stateOf } from '~/routes/learn/mistakes/parts/state'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { shownStudent } from '../parts/shown-student.server'
import { StudentFrame } from '../parts/student-frame'

export const meta = pageMeta('A student’s mistake')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student } = await requireSeen(request, params.studentId)
  const mistake = await findMistake({ studentId: student.id, id: params.mistakeId ?? '' })
  if (!mistake) throw notFound()
  const { timeZone } = student.profile
  const reason = toldReason(mistake)
  const about = [SUBJECT_NAMES[mistake.subject], dayText(mistake.createdAt, timeZone), reason && REASON_NAMES[reason]]
  return {
    student: shownStudent(student),
    id: mistake.id,
    skill: mistake.skillArea,
    about: about.filter(Boolean).join(' · '),
    ...stateOf(mistake, new Date(), timeZone),
    solution: printSolution(mistake.item, mistake.choice),
    reviews: shownReviews(mistake.reviews, timeZone),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { onlooker, student } = await requireSeen(request, params.studentId)
  const { mistakeId = '' } = params
  const form = await readForm(request)
  if (!(await findMistake({ studentId: student.id, id: mistakeId }))) throw notFound()
  const { value, refusal } = parseFormData(form, SessionSchema)
  if (refusal) return refusal

  if (!(await reviewTogether({ tutorId: onlooker.id, studentId: student.id, mistakeId, ...value }))) throw notFound()
  const headers = await flashHeaders({
    kind: 'success',
    title: 'Saved',
    text: 'It stands with this mistake. When it returns stays as it is.',
  })
  return redirect(paths.tutor.studentMistake(student.id, mistakeId), { status: 303, headers })
}

const SCORES = ['1 – not at all', '2', '3 – partly', '4', '5 – quite sure'].map((label) => ({ value: label.charAt(0), label }))

export default function Mistake() {
  const { student, id, skill, about, state, tone, solution, reviews } = useLoaderData<typeof loader>()
  const form = useForm('session', SESSION_FIELDS, useActionData<typeof action>())
  return (
    <StudentFrame student={student}>
      <div className="wrap narrow stack">
        <p>
          <a href={paths.tutor.studentMistakes(student.id)}>All mistakes</a>
        </p>
        <header className="stack tight">
          <div className="cluster between">
            <h1 className="title-2">{skill}</h1>
            <Badge tone={tone}>{state}</Badge>
          </div>
          <p className="small soft">{about}</p>
        </header>
        <section className="card" aria-label="The question, explained">
          <Solution solution={solution} />
        </section>
        <section className="card stack">
          <h2 className="title-3">Went through it together?</h2>
          <AppForm form={form} action={paths.tutor.studentMistake(student.id, id)}>
            <Select field={form.score} label="How sure is the student now?" placeholder="Please choose" options={SCORES} />
            <SubmitButton pending="Saving...">Reviewed together</SubmitButton>
          </AppForm>
        </section>
        <Reviews reviews={reviews} />
      </div>
    </StudentFrame>
  )
}
