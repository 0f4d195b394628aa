/** Who may open a student's words. */
import type { Access } from './access-words'

export const WORDS_ACCESS: Record<string, Access> = {
  '/premium/vocabulary': { guard: 'profile' },
  '/premium/vocabulary/review': { guard: 'profile', post: 'profile' },
  '/premium/vocabulary/words': { guard: 'profile', post: 'profile' },
  '/premium/vocabulary/words/:word/removal': {
    guard: 'profile',
    post: 'profile',
    // This student does not learn it.
    status: 302,
    path: '/premium/vocabulary/words/abstruse/removal',
  },
  '/premium/vocabulary/week': { guard: 'profile' },
}
