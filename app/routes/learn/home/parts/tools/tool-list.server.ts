/** The tools with what is left of each, as the page lists them. */
import type { Level } from '~/exam/core/levels'
import { QUIZ_NUMBERS } from '~/exam/forms/quiz/size'
import { writingSubject } from '~/exam/forms/writing.server'
import type { Allowance } from '~/models/membership/allowance.server'
import type { FinishedWriting } from '~/models/sittings/results/finished.server'
import { paths } from '~/paths'

interface Standing {
  level: Level
  quizzes: Allowance
  practice: Allowance
  written: FinishedWriting[]
  /** How many mistakes wait; null for none. */
  waiting: string | null
}

export function toolList({ level, quizzes, practice, written, waiting }: Standing) {
  return [
    {
      title: 'Sectional quizzes',
      text: 'One section at the pace of the real test, then your score and how it was worked out.',
      left: leftText(quizzes),
      isUsedUp: quizzes.isUsedUp,
      to: paths.learn.quizzes(),
      action: 'Choose a quiz',
    },
    {
      title: 'Interactive quiz',
      text: 'Ten questions at just the right level, with hints, explanations and twins.',
      left: leftText(practice),
      isUsedUp: practice.isUsedUp,
      to: paths.learn.practice(),
      action: 'Practice',
    },
    {
      title: 'Timed writing',
      text: 'A prompt, a blank page and the time of the real test. Starting one counts as a quiz.',
      left: leftText(quizzes),
      isUsedUp: quizzes.isUsedUp,
      to: paths.learn.quiz(writingSubject(level), firstUnwritten(written), level),
      action: 'Write',
    },
    {
      title: 'My mistakes',
      text:
        waiting === null
          ? 'Nothing to work on. Questions you miss are kept here with the reason.'
          : `${waiting} to work on, each with new numbers.`,
      left: 'Unlimited for everyone',
      isUsedUp: false,
      to: paths.learn.mistakes(),
      action: waiting === null ? 'Open' : 'Work on them',
    },
  ]
}

/** The lowest number of timed writing that is not done yet, the first again when all are. */
function firstUnwritten(written: FinishedWriting[]): number {
  const numbers = Array.from({ length: QUIZ_NUMBERS }, (_, index) => index + 1)
  return numbers.find((number) => written.every((done) => done.number !== number)) ?? 1
}

function leftText({ limit, used }: Allowance): string {
  return limit === null ? 'Unlimited' : `${limit - used} of ${limit} left this week`
}
