/**
 * What each tier may use: the one place (specification, section 9; docs/decisions.md 2 to 5). Trial, premium and scholarship have no limits;
 * this says what the free tier has. What stands nowhere here has no limit either: plan, words, mistakes, reports.
 */
import type { Feature } from '~/generated/prisma/enums'
import type { Membership } from './membership'

export interface Limit {
  uses: number
  /** A week begins on Monday 00:00, a month on its first day, both Eastern. */
  per: 'week' | 'month'
  /** As the specification says it in section 8: for "3/3 used: video lessons this week". */
  name: string
}

const FREE_TIER: Record<Feature, Limit | 'unlimited' | 'members'> = {
  pdf_downloads: { uses: 1, per: 'week', name: 'PDF practice tests' },
  essay_workshop: { uses: 3, per: 'week', name: 'essay submissions' },
  essay_feedback: { uses: 3, per: 'week', name: 'essay feedbacks' },
  video_lessons: { uses: 3, per: 'week', name: 'video lessons' },
  ai_tutor: { uses: 3, per: 'week', name: 'AI tutor sessions' },
  practice_tests: { uses: 3, per: 'month', name: 'practice tests' },
  reading_comprehension: { uses: 3, per: 'week', name: 'reading passages' },
  pacing_trainer: { uses: 3, per: 'week', name: 'pacing sessions' },
  sectional_quizzes: { uses: 3, per: 'week', name: 'sectional quizzes' },
  interactive_quiz: { uses: 3, per: 'week', name: 'interactive quizzes' },
  poetry_corner: 'unlimited',
  bootcamp: 'members',
}

const NONE: Limit = { uses: 0, per: 'week', name: 'boot camp days' }

/** How often this member may start it; null without a limit. */
export function limitOf(feature: Feature, { isUnlimited }: Pick<Membership, 'isUnlimited'>): Limit | null {
  const free = FREE_TIER[feature]
  if (isUnlimited || free === 'unlimited') return null
  return free === 'members' ? NONE : free
}

/** What the free tier gives of a feature, as the public pages say it: "3 a week". */
export function freeUses(feature: Feature): string {
  const free = FREE_TIER[feature]
  if (free === 'unlimited') return 'No limit'
  return free === 'members' ? 'In the trial' : `${free.uses} a ${free.per}`
}
