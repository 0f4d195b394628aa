/** Asks before a lesson goes from the tutor's list. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { deleteLesson, findLesson } from '~/models/lesson-maker/lessons.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { TutorFrame } from '../parts/tutor-frame'

export const meta = pageMeta('Delete a lesson')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const lesson = await findLesson({ tutorId, lessonId: params.lessonId ?? '' })
  if (!lesson) throw notFound()
  return { id: lesson.id, skill: lesson.skill }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  await readForm(request)
  if (!(await deleteLesson({ tutorId, lessonId: params.lessonId ?? '' }))) throw notFound()
  const headers = await flashHeaders({
    kind: 'success',
    title: 'Deleted',
    text: 'The lesson is gone from your list. Students’ answers stay theirs.',
  })
  return redirect(paths.tutor.lessonMaker(), { status: 303, headers })
}

export default function LessonDeletion() {
  const { id, skill } = useLoaderData<typeof loader>()
  return (
    <TutorFrame title="Delete this lesson?">
      <section className="card stack">
        <p>The lesson on {skill} cannot be printed again, and this page no longer says what changed.</p>
        <form method="post" action={paths.tutor.printedLessonDeletion(id)}>
          <SubmitButton pending="Deleting...">Delete it</SubmitButton>
        </form>
        <p>
          <AppLink to={paths.tutor.printedLesson(id)}>Keep it</AppLink>
        </p>
      </section>
    </TutorFrame>
  )
}
