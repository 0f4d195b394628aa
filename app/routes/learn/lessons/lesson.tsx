/** A lesson: its cover, and with `?scene=` one of its scenes, which reads without scripts and plays with them (public/lessons.js). */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile } from '~/auth/guards/guards.server'
import { parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { findWatch, isCounted, openLesson, recordWatch } from '~/models/lessons/watch.server'
import { allowanceOf, usedUpMessage } from '~/models/membership/allowance.server'
import { paths } from '~/paths'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { readPosition } from '~/routes/learn/sittings/parts/position.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { Cover } from './parts/cover'
import { describeCover, describeScene, firstOpenQuestion } from './parts/describe.server'
import { openedLesson, pageLesson } from './parts/page-lesson.server'
import { ScenePage } from './parts/scene-page'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args.data?.title ?? 'Video lesson')(args)

const ActionSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('watch') }),
  z.object({ intent: z.literal('next'), scene: z.string() }),
])

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const lesson = pageLesson(params.lessonId)
  const asked = new URL(request.url).searchParams.get('scene')
  if (asked !== null) {
    const number = pageScene(lesson, asked)
    const watch = await openedLesson({ member: student, lesson })
    return { title: lesson.title, cover: null, scene: describeScene(lesson, number, watch) }
  }

  const [watch, allowance] = await Promise.all([findWatch({ member: student, lesson }), shownAllowance(student, 'video_lessons')])
  return { title: lesson.title, scene: null, cover: { ...describeCover(lesson, watch), allowance: isCounted(lesson) ? allowance : null } }
}

/** @throws a 404 for a scene that the lesson has not */
function pageScene({ scenes }: ReturnType<typeof pageLesson>, text: string): number {
  const number = readPosition(text)
  if (number > scenes.length) throw notFound()
  return number
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const lesson = pageLesson(params.lessonId)
  const { value: form, refusal } = parseFormData(await readForm(request), ActionSchema)
  if (refusal) return refusal

  if (form.intent === 'watch') {
    if ((await openLesson({ member: student, lesson })) === 'limit') {
      const allowance = await allowanceOf(student, 'video_lessons')
      return refuseForm({}, { title: 'You have used this week’s lessons', text: usedUpMessage(allowance) }, 403)
    }
    const watch = await findWatch({ member: student, lesson })
    return redirect(paths.learn.lesson(lesson.id, watch?.isCompleted ? 1 : watch?.scene), 303)
  }

  const number = pageScene(lesson, form.scene)
  const watch = await openedLesson({ member: student, lesson })
  const isLast = number === lesson.scenes.length
  const seconds = lesson.scenes[number - 1]?.seconds ?? 0
  await recordWatch({ userId: student.id, lesson }, { scene: isLast ? number : number + 1, second: 0, seconds, seen: [number] })
  if (!isLast) return redirect(paths.learn.lesson(lesson.id, number + 1), 303)
  const question = firstOpenQuestion(lesson, watch)
  return redirect(question === null ? paths.learn.lesson(lesson.id) : paths.learn.lessonQuestion(lesson.id, question), 303)
}

export default function LessonPage() {
  const { title, cover, scene } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (scene) return <ScenePage title={title} {...scene} />
  return cover && <Cover title={title} {...cover} problem={answer?.problem} />
}
