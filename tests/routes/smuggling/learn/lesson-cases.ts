/** Actions of the video lessons. */
import { askedAfter } from '../../../factories/practice/lessons'
import { signedIn } from '../../../support/browser'
import type { Case } from '../case'

const LESSON = '/premium/video-lessons/getting-started'

/** An action of a lesson that its student has opened. */
const inLesson = (pattern: string, path: string, writes: string[], fields: Record<string, unknown>, more: Partial<Case> = {}): Case => ({
  ...{ pattern, writes, ...more },
  prepare: async () => {
    const { browser } = await signedIn()
    await browser.post(LESSON, { intent: 'watch' })
    return { browser, path, fields }
  },
})

const { id: item, answer } = askedAfter('getting-started', 1)
const SCENES = ['VideoLessonCompletion.sessionData', 'VideoLessonCompletion.progressPercentage']

export const LESSON_CASES: Case[] = [
  inLesson('/premium/video-lessons/:lessonId', LESSON, SCENES, { intent: 'next', scene: '1' }),
  inLesson('/premium/video-lessons/:lessonId/questions/:number', `${LESSON}/questions/1`, ['VideoLessonCompletion.sessionData'], {
    choice: String(answer),
    item,
  }),
  inLesson(
    '/api/video-lessons/:lessonId/watching',
    '/api/video-lessons/getting-started/watching',
    SCENES,
    { scene: 2, second: 3, seconds: 0, seen: [1] },
    { isCall: true },
  ),
]
