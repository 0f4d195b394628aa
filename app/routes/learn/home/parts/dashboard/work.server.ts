/** Everything on the dashboard that follows from the student's own work. */
import type { Student } from '~/auth/session.server'
import { counted } from '~/exam/families/kit/wording'
import { examLevel } from '~/models/bank/stored-level'
import { allowanceOf } from '~/models/membership/allowance.server'
import { waitingMistakes } from '~/models/mistakes/counts.server'
import { endedPractice } from '~/models/practice/open-practice.server'
import { skillEstimates } from '~/models/practice/skill-estimate.server'
import { weakestSkill } from '~/models/practice/summary.server'
import { endedQuizzes } from '~/models/sittings/results/ended.server'
import { finishedWritings } from '~/models/sittings/results/finished.server'
import { firstSteps } from '~/models/sittings/results/first-steps.server'
import { standingBySection } from '~/models/sittings/results/standing.server'
import { secondsThisWeek } from '~/models/sittings/results/week.server'
import { runningWork } from '~/models/sittings/running/running.server'
import { runningLine } from '~/routes/learn/parts/running-line'
import { sectionResult } from '~/routes/learn/parts/section-result'
import { dayTime } from '~/utils/time/time-text'
import { nextStep } from './next-step'
import { recentWork } from './recent-work'
import { testDay } from './test-day.server'

type WithProfile = Student & { profile: NonNullable<Student['profile']> }

/** For a student who has said what they prepare for; all queries side by side. */
export async function studentWork(student: WithProfile) {
  const { id: userId, profile } = student
  const { timeZone, gradeApplied, testDate } = profile
  const level = examLevel(profile.level)
  const owner = { userId, level }
  const [running, ended, waiting, written, estimates, sessions, quizzes, practice, seconds, steps] = await Promise.all([
    runningWork(userId),
    endedQuizzes(userId),
    waitingMistakes(userId),
    finishedWritings(owner),
    skillEstimates(owner),
    endedPractice(owner),
    allowanceOf(student, 'sectional_quizzes'),
    allowanceOf(student, 'interactive_quiz'),
    secondsThisWeek(userId),
    firstSteps(userId),
  ])

  const resets = dayTime(quizzes.resetsAt, timeZone)
  return {
    running: running.map(runningLine),
    next: nextStep({
      waiting,
      weakest: weakestSkill(estimates, level),
      isQuizLeft: !quizzes.isUsedUp,
      isPracticeLeft: !practice.isUsedUp,
      resets,
    }),
    steps,
    week: {
      test: testDay(testDate && new Date(testDate), timeZone),
      worked: `${counted(Math.floor(seconds / 60), 'minute')} of work`,
      resets,
    },
    recent: recentWork({ level, timeZone, ended, sessions, written }),
    level,
    sections: standingBySection({ level, gradeApplied }, ended).map(({ subject, results }) => ({
      subject,
      results: results.map((result) => sectionResult(result, timeZone)),
    })),
  }
}
