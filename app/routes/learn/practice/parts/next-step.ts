/** The one next step: what is open, then the mistakes that wait, then the weakest skill, then something new. */
import type { SittingKind } from '~/generated/prisma/enums'
import { paths } from '~/paths'

export interface NextStep {
  title: string
  text: string
  to: string
  label: string
}

interface StudentWork {
  open: { id: string; kind: SittingKind; name: string } | null
  /** How many mistakes wait, as people read it; null for none. */
  waiting: string | null
  /** The skill with the lowest estimate that is not strong yet. */
  weakest: string | null
  isQuizLeft: boolean
  isPracticeLeft: boolean
  /** When the week's count starts again, in words. */
  resets: string
}

export function nextStep({ open, waiting, weakest, isQuizLeft, isPracticeLeft, resets }: StudentWork): NextStep {
  if (open) {
    const text = 'You are in the middle of it; everything so far is saved.'
    return { title: `Go on with: ${open.name}`, text, to: whereToGoOn(open), label: 'Go on' }
  }
  if (waiting !== null) {
    return {
      title: waiting === '1' ? 'One mistake waits' : `${waiting} mistakes wait`,
      text: 'Each comes back with new numbers, until it holds. This is where points are won soonest.',
      to: paths.learn.mistakes(),
      label: 'Work on them',
    }
  }
  if (weakest && isPracticeLeft) {
    return {
      title: `Practice ${weakest}`,
      text: 'Of all that you have practiced this has most to gain, and sessions come back to what is weakest.',
      to: paths.learn.practice(),
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
        text: 'This week’s sectional quizzes are used; ten questions at your edge are left to do.',
        to: paths.learn.practice(),
        label: 'Practice',
      }
    : {
        title: 'This week’s sessions are used',
        text: `The count starts again on ${resets}. Until then your mistakes can be practiced as often as you like.`,
        to: paths.learn.mistakes(),
        label: 'My mistakes',
      }
}

function whereToGoOn({ id, kind }: { id: string; kind: SittingKind }): string {
  if (kind === 'interactive_quiz') return paths.learn.practiceQuestion(id)
  return kind === 'twins' ? paths.learn.twinSet(id) : paths.learn.review(id)
}
