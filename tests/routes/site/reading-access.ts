/** Who may open the reading room and a student's words. */
import type { Access } from './access-words'

/** A page of a passage that a student has opened, with a form. */
const opened = (page: string): Access => ({ guard: 'profile', post: 'profile', path: `/premium/readings/READING${page}`, isOwned: true })

export const READING_ACCESS: Record<string, Access> = {
  '/premium/reading-comprehension': { guard: 'profile' },
  '/premium/reading-comprehension/strategies': { guard: 'profile' },
  '/premium/reading-comprehension/strategies/:category': { guard: 'profile', path: '/premium/reading-comprehension/strategies/tone' },
  '/premium/reading-comprehension/record': { guard: 'profile' },
  '/premium/reading-comprehension/passages/:passageId': {
    guard: 'profile',
    post: 'profile',
    path: '/premium/reading-comprehension/passages/u04?level=isee-upper',
  },
  '/premium/readings/:sittingId': opened(''),
  '/premium/readings/:sittingId/questions/:position': opened('/questions/2'),
  '/premium/readings/:sittingId/notes': opened('/notes'),
  '/premium/readings/:sittingId/main-idea': opened('/main-idea'),
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
