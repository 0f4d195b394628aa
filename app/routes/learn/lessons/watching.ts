/** The time that a lesson was watched, as its player writes it: every ten seconds at most, and once more as the page goes away. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireStudent } from '~/auth/guards/guards.server'
import { parseCall } from '~/forms/parse.server'
import { findWatch, recordWatch } from '~/models/lessons/watch.server'
import { noStoreJson, postOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { pageLesson } from './parts/page-lesson.server'

const MOST_SCENES = 12
const SceneSchema = z.number().int().min(1).max(MOST_SCENES)

const BeatSchema = z.object({
  scene: SceneSchema,
  second: z.number().min(0).max(600),
  seconds: z.number().int().min(0).max(3600),
  seen: z.array(SceneSchema).max(MOST_SCENES),
})

export const loader = postOnly

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const lesson = pageLesson(params.lessonId)
  const { value: beat, refusal } = await parseCall(request, BeatSchema)
  if (refusal) return refusal

  const watch = await findWatch({ member: student, lesson })
  if (!watch?.isOpen || beat.scene > lesson.scenes.length) throw notFound()
  await recordWatch({ userId: student.id, lesson }, beat)
  return noStoreJson({ state: 'saved' })
}
