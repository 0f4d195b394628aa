/** "Something is wrong with this question": the question without its key, what may be wrong, and the way back to where it was solved. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { QuestionText } from '~/components/question/text'
import { printQuestion } from '~/exam/print/item.server'
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import type { SittingKind } from '~/generated/prisma/enums'
import { MARK_FIELDS, MARK_REASONS } from '~/models/bank/mark-fields'
import { findSolved, MarkSchema, markQuestion } from '~/models/bank/marks.server'
import { paths } from '~/paths'
import { readPosition } from '~/routes/learn/sittings/parts/position.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Something is wrong with this question')

const REASONS = Object.entries(MARK_REASONS).map(([value, label]) => ({ value, label }))

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const place = placeOf(request, params)
  const solved = await findSolved({ userId: student.id, ...place })
  if (!solved) throw notFound()

  const { item, kind, reason } = solved
  return {
    skill: item.skill,
    question: printQuestion(item),
    reason,
    address: paths.learn.questionMark(place.sittingId, place.position, place.part ?? undefined),
    back: backTo(kind, place),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const place = placeOf(request, params)
  const { value, refusal } = parseFormData(await readForm(request), MarkSchema)
  if (refusal) return refusal

  const solved = { userId: student.id, ...place }
  const found = await findSolved(solved)
  if (!found || !(await markQuestion({ ...solved, ...value }))) throw notFound()
  const headers = await flashHeaders({ kind: 'success', title: 'Thank you', text: 'A person will look at this question.' })
  return redirect(backTo(found.kind, place), { status: 303, headers })
}

interface Place {
  sittingId: string
  position: number
  part: string | null
}

function placeOf(request: Request, { sittingId = '', position }: { sittingId?: string; position?: string }): Place {
  return { sittingId, position: readPosition(position), part: new URL(request.url).searchParams.get('part') }
}

/** Where it was explained. */
function backTo(kind: SittingKind, { sittingId, position, part }: Place): string {
  if (kind === 'twins') return paths.learn.twin(sittingId, position)
  if (kind === 'interactive_quiz') return paths.learn.practiceQuestion(sittingId)
  if (kind === 'reading') return paths.learn.readingQuestion(sittingId, position)
  if (kind === 'pacing') return paths.learn.drillResult(sittingId)
  return kind === 'practice_test' && part ? paths.learn.testSection(sittingId, part) : paths.learn.result(sittingId)
}

export default function QuestionMark() {
  const { skill, question, reason, address, back } = useLoaderData<typeof loader>()
  const form = useForm('mark', MARK_FIELDS, useActionData<typeof action>(), { reason: reason ?? undefined })
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={back}>Back to the question</AppLink>
      </p>
      <h1 className="title-2">Something is wrong with this question</h1>
      <section className="card stack" aria-label={skill}>
        <QuestionText question={question} />
      </section>
      <AppForm form={form} action={address}>
        <RadioCards field={form.reason} legend="What is wrong?" options={REASONS} />
        <SubmitButton pending="Sending...">Tell us</SubmitButton>
      </AppForm>
    </div>
  )
}
