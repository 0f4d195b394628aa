/** A lesson as a PDF: what the students get, or the tutor's plan and key apart. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { findLesson, lessonItems } from '~/models/lesson-maker/lessons.server'
import { pdfAnswer } from '~/routes/learn/papers/parts/pdf.server'
import { type LessonPaper, lessonKeySource, lessonSource } from '~/services/pdf/paper/lesson.server'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { placeText, saidText } from './parts/words.server'

export const action = getOnly

export async function loader({ request, params }: LoaderFunctionArgs) {
  const tutor = await requireApproved(request, 'tutor')
  const lesson = await findLesson({ tutorId: tutor.id, lessonId: params.lessonId ?? '' })
  if (!lesson) throw notFound()

  const isKey = new URL(request.url).pathname.replace(/\.data$/, '').endsWith('/key')
  const { parts, students } = await lessonItems(lesson)
  const { level, subject, skill, says } = lesson
  const paper: LessonPaper = { eyebrow: placeText(level, subject), skill, says: saidText(says), parts, students }
  return pdfAnswer({
    userId: tutor.id,
    fileName: isKey ? 'lesson-plan-and-key' : 'lesson',
    // It says who holds which wrong idea.
    name: null,
    compose: () => (isKey ? lessonKeySource(paper) : lessonSource(paper)),
  })
}
