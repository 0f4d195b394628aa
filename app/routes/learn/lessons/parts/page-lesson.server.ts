/** The lesson that an address names, and the member who may see it. */
import { redirect } from '@remix-run/node'
import type { Lesson } from '~/content/lessons/lesson'
import { lessonCalled } from '~/content/lessons/lessons.server'
import { findWatch } from '~/models/lessons/watch.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'

/** @throws a 404 for a name that no lesson has */
export function pageLesson(lessonId = ''): Lesson {
  const lesson = lessonCalled(lessonId)
  if (!lesson) throw notFound()
  return lesson
}

/** How far the member is. @throws a redirect to the cover where the lesson is not open to them now */
export async function openedLesson(viewing: Parameters<typeof findWatch>[0]) {
  const watch = await findWatch(viewing)
  if (!watch?.isOpen) throw redirect(paths.learn.lesson(viewing.lesson.id))
  return watch
}
