/** Who may open the talks with the AI tutor. */
import type { Access } from './access-words'

/** A page of a talk that a student has begun. */
const ofTalk = (page: string): Access => ({ guard: 'profile', post: 'profile', path: `/premium/ai-tutor/TALK${page}`, isOwned: true })

export const TUTOR_ACCESS: Record<string, Access> = {
  '/premium/ai-tutor': { guard: 'profile', post: 'profile' },
  '/premium/ai-tutor/questions/:sittingId/:position': {
    guard: 'profile',
    post: 'profile',
    path: '/premium/ai-tutor/questions/ENDED/2',
    isOwned: true,
  },
  '/shared-talk': { guard: 'public', status: 404 },
  '/premium/ai-tutor/:talkId': ofTalk(''),
  '/premium/ai-tutor/:talkId/answer': { ...ofTalk('/answer'), post: undefined, isResource: true },
  '/premium/ai-tutor/:talkId/file': { ...ofTalk('/file'), post: undefined, isResource: true },
  '/premium/ai-tutor/:talkId/settings': ofTalk('/settings'),
  '/premium/ai-tutor/:talkId/deletion': ofTalk('/deletion'),
  '/premium/ai-tutor/:talkId/report': ofTalk('/report'),
}
