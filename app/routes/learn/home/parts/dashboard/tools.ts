/** The six tools and the checklist of the dashboard (specification, 2.14). */
import { paths } from '~/paths'

export const TOOLS = [
  {
    title: 'Video Lessons',
    text: 'Short lessons on every topic, with check questions. 3 free video lessons per week.',
    to: paths.videoLessons(),
    isPremiumOnly: true,
  },
  {
    title: '30-Day Boot Camp',
    text: '5 sessions a day (Verbal, Quantitative, Reading, Math, Review) and 50+ videos.',
    to: paths.bootcamp(),
    isPremiumOnly: true,
  },
  {
    title: 'AI Tutor',
    text: 'Ask about any question, at any hour. 3 AI tutor sessions per week.',
    to: paths.aiTutor(),
    isPremiumOnly: true,
  },
  {
    title: 'Practice Tests',
    text: 'Full-length tests with real timing and a score that shows its working.',
    to: paths.practiceTests(),
    isPremiumOnly: true,
  },
  {
    title: 'Essay Workshop',
    text: 'Write to a real kind of prompt and get feedback. 3 free essays per week.',
    to: paths.essayWorkshop(),
    isPremiumOnly: false,
  },
  {
    title: 'Reading Comprehension',
    text: 'Passages worth reading, with questions of the six kinds.',
    to: paths.readingComprehension(),
    isPremiumOnly: true,
  },
] as const

const FIRST_STEPS = [
  { task: 'Account Created', completed: true, href: paths.profile() },
  { task: 'Say which test you prepare for', completed: false, href: paths.profile() },
  { task: 'Take your first sectional quiz', completed: false, href: paths.sectionalQuizzes() },
  { task: 'Work on a mistake with new numbers', completed: false, href: paths.mistakes() },
  { task: 'Write your first essay', completed: false, href: paths.essayWorkshop() },
]

/** Five items, six for a free member after the trial; only the first is ever complete (specification, section 4). */
export function checklist(state: 'premium' | 'trial' | 'free') {
  return state === 'free' ? [...FIRST_STEPS, { task: 'Upgrade to Premium', completed: false, href: paths.pricing() }] : FIRST_STEPS
}
