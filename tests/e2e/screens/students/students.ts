/** What a free student may see. */
import type { Subject } from '~/exam/core/levels'
import { FAMILY_SEAT_SCREENS } from '../scholarship'
import type { Screen } from '../screen'
import { ESSAY_SCREENS } from './essays'
import { LESSON_SCREENS } from './lessons'
import { DRILL_SCREENS } from './pacing'
import { PAPER_SCREENS } from './papers'
import { CAMP_SCREENS, PLAN_SCREENS } from './plan'
import { POEM_SCREENS } from './poems'
import { READING_SCREENS } from './reading'
import { REPORT_SCREENS } from './reports'
import { TUTOR_SCREENS } from './tutor'
import { TEST_SCREENS } from './whole-tests'
import { WORD_SCREENS } from './words'

export const STUDENT_SCREENS: Screen[] = [
  ...FAMILY_SEAT_SCREENS,
  { route: 'dashboard', title: 'dashboard', at: () => '/dashboard' },
  { route: 'premium/assignments', title: 'assignments, none yet', at: () => '/premium/assignments' },
  { route: 'profile', title: 'profile', at: () => '/profile' },
  { route: 'profile/subscription/refund', title: 'nothing to refund', at: () => '/profile/subscription/refund' },
  { route: 'profile/name', title: 'name and picture', at: () => '/profile/name' },
  { route: 'profile/password', title: 'password', at: () => '/profile/password' },
  { route: 'profile/email', title: 'email', at: () => '/profile/email' },
  { route: 'profile/email/confirmation', title: 'a new email’s dead link', at: () => '/profile/email/confirmation' },
  { route: 'profile/sessions', title: 'devices', at: () => '/profile/sessions' },
  { route: 'profile/accessibility', title: 'accessibility of an account', at: () => '/profile/accessibility' },
  { route: 'profile/second-factor', title: 'second factor, off', at: () => '/profile/second-factor' },
  { route: 'profile/export', title: 'export', at: () => '/profile/export' },
  { route: 'profile/deletion', title: 'deletion', at: () => '/profile/deletion' },
  { route: 'premium/dashboard', title: 'tools', at: () => '/premium/dashboard' },
  { route: 'premium/sectional-quizzes', title: 'all quizzes', at: () => '/premium/sectional-quizzes' },
  { route: 'premium/sectional-quiz/:subject/:quizNumber', title: 'cover of a quiz', at: () => cover('mathematics_achievement') },
  { route: 'premium/sectional-quiz/essay/:quizNumber', title: 'cover of an essay', at: () => '/premium/sectional-quiz/essay/1' },
  {
    route: 'premium/sectional-quiz/writing_sample/:quizNumber',
    title: 'cover of a writing sample',
    at: () => '/premium/sectional-quiz/writing_sample/1?level=ssat-upper',
  },
  { route: 'premium/sittings/:sittingId/questions/:position', title: 'question', at: ({ running }) => sitting(running, 'questions/2') },
  { route: 'premium/sittings/:sittingId/questions/:position', title: 'passage', at: ({ reading }) => sitting(reading, 'questions/1') },
  {
    route: 'premium/sittings/:sittingId/questions/:position',
    title: 'highlighting',
    at: ({ reading }) => sitting(reading, 'questions/1?highlight=1'),
  },
  {
    route: 'premium/sittings/:sittingId/questions/:position',
    title: 'verbal question',
    at: ({ verbal }) => sitting(verbal, 'questions/1'),
  },
  { route: 'premium/sittings/:sittingId/review', title: 'review', at: ({ running }) => sitting(running, 'review') },
  { route: 'premium/sittings/:sittingId/pause', title: 'pause', at: ({ paused }) => sitting(paused, 'pause') },
  { route: 'premium/sittings/:sittingId/abandonment', title: 'leaving a section', at: ({ running }) => sitting(running, 'abandonment') },
  { route: 'premium/sittings/:sittingId/submission', title: 'submission', at: ({ running }) => sitting(running, 'submission') },
  { route: 'premium/sittings/:sittingId/result', title: 'result', at: ({ ended }) => sitting(ended, 'result') },
  ...TEST_SCREENS,
  ...POEM_SCREENS,
  ...ESSAY_SCREENS,
  ...LESSON_SCREENS,
  ...DRILL_SCREENS,
  ...READING_SCREENS,
  ...CAMP_SCREENS,
  ...PLAN_SCREENS,
  ...REPORT_SCREENS,
  ...PAPER_SCREENS,
  ...TUTOR_SCREENS,
  ...WORD_SCREENS,
  { route: 'premium/interactive-quiz', title: 'start of practice', at: () => '/premium/interactive-quiz' },
  {
    route: 'premium/interactive-quiz/:sittingId',
    title: 'practice question',
    at: ({ practice }) => `/premium/interactive-quiz/${practice}`,
  },
  {
    route: 'premium/interactive-quiz/:sittingId/summary',
    title: 'end of practice',
    at: ({ practice }) => `/premium/interactive-quiz/${practice}/summary`,
  },
  { route: 'premium/mistakes', title: 'mistakes', at: () => '/premium/mistakes' },
  { route: 'premium/mistakes', title: 'no mistake mastered', at: () => '/premium/mistakes?show=mastered' },
  { route: 'premium/mistakes', title: 'mistakes under filters that hold none', at: () => '/premium/mistakes?subject=verbal&skill=Poems' },
  { route: 'premium/mistakes/:mistakeId', title: 'mistake', at: ({ mistake }) => `/premium/mistakes/${mistake}` },
  {
    route: 'premium/question-marks/:sittingId/:position',
    title: 'marking a question',
    at: ({ ended }) => `/premium/question-marks/${ended}/1`,
  },
  { route: 'premium/twins/:sittingId/questions/:position', title: 'twin', at: ({ twins }) => `/premium/twins/${twins}/questions/2` },
  {
    route: 'premium/twins/:sittingId/questions/:position',
    title: 'checked twin',
    at: ({ twins }) => `/premium/twins/${twins}/questions/1`,
  },
  { route: 'premium/twins/:sittingId/summary', title: 'end of a set of twins', at: ({ twins }) => `/premium/twins/${twins}/summary` },
  {
    route: 'premium/twins/:sittingId/summary',
    title: 'summary of a set of twins',
    at: ({ mastered }) => `/premium/twins/${mastered}/summary`,
  },
]

function cover(subject: Subject): string {
  return `/premium/sectional-quiz/${subject}/9`
}

function sitting(id: string, page: string): string {
  return `/premium/sittings/${id}/${page}`
}
