/** The one next step where nothing is open: the mistakes that wait, then the weakest skill, then something new. */
import type { SkillName } from '~/exam/practice/asked'
import { paths } from '~/paths'

export interface NextStep {
  title: string
  text: string
  to: string
  label: string
}

interface StudentWork {
  /** How many mistakes wait, as people read it; null for none. */
  waiting: string | null
  /** The skill with the lowest estimate that is not strong yet. */
  weakest: SkillName | null
  isQuizLeft: boolean
  isPracticeLeft: boolean
  /** When the week's count starts again, in words. */
  resets: string
}

export function nextStep({ waiting, weakest, isQuizLeft, isPracticeLeft, resets }: StudentWork): NextStep {
  if (waiting !== null) {
    return {
      title: waiting === '1' ? 'One mistake to work on' : `${waiting} mistakes to work on`,
      text: 'Each comes back as a new question until you have it. This is the quickest way to gain points.',
      to: paths.learn.mistakes(),
      label: 'Work on them',
    }
  }
  if (weakest && isPracticeLeft) {
    return {
      title: `Practice ${weakest.skill}`,
      text: 'Of everything you have answered, this has the most to gain.',
      to: paths.learn.practice(weakest),
      label: 'Practice',
    }
  }
  if (isQuizLeft) {
    return {
      title: 'Take a sectional quiz',
      text: 'It shows what you can do at the pace of the real test, and what to practice next.',
      to: paths.learn.quizzes(),
      label: 'Choose a quiz',
    }
  }
  return isPracticeLeft
    ? {
        title: 'Start a session of the interactive quiz',
        text: 'You have used this week’s sectional quizzes. You can still practice at just the right level.',
        to: paths.learn.practice(),
        label: 'Practice',
      }
    : {
        title: 'You have used this week’s sessions',
        text: `The count starts over on ${resets}. Until then you can practice your mistakes as often as you like.`,
        to: paths.learn.mistakes(),
        label: 'My mistakes',
      }
}
