/** The checklist of the dashboard; only the first item is ever complete (specification, section 4). */
import { paths } from '~/paths'

export const FIRST_STEPS = [
  { task: 'Account Created', completed: true, href: paths.account.profile() },
  { task: 'Say which test you are preparing for', completed: false, href: paths.account.profile() },
  { task: 'Take your first sectional quiz', completed: false, href: paths.learn.quizzes() },
  { task: 'Work on a mistake with new numbers', completed: false, href: paths.learn.mistakes() },
  { task: 'Write your first essay', completed: false, href: paths.learn.quizzes() },
]
