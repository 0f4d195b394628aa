/** Who may open the video lessons. */
import type { Access } from './access-words'

const LESSON = '/premium/video-lessons/getting-started'

export const LESSON_ACCESS: Record<string, Access> = {
  '/premium/video-lessons': { guard: 'profile' },
  '/premium/video-lessons/:lessonId': { guard: 'profile', post: 'profile', path: LESSON },
  // Nobody has opened it yet.
  '/premium/video-lessons/:lessonId/transcript': { guard: 'profile', path: `${LESSON}/transcript`, status: 302 },
  '/premium/video-lessons/:lessonId/questions/:number': { guard: 'profile', post: 'profile', path: `${LESSON}/questions/1`, status: 302 },
  '/api/video-lessons/:lessonId/watching': {
    guard: 'public',
    post: 'student',
    status: 405,
    path: '/api/video-lessons/getting-started/watching',
    isResource: true,
  },
}
