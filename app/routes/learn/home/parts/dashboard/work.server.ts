/** Everything on the dashboard that follows from the student's own work. */
import type { Student } from '~/auth/session.server'
import { counted } from '~/exam/families/kit/wording'
import { examLevel } from '~/models/bank/stored-level'
import { studentHome } from '~/models/home/home.server'
import { allowanceAfter } from '~/models/membership/allowance.server'
import { weakestSkills } from '~/models/practice/summary.server'
import { standingBySection } from '~/models/sittings/results/standing.server'
import { paths } from '~/paths'
import { runningLine } from '~/routes/learn/parts/running-line'
import { sectionResult } from '~/routes/learn/parts/section-result'
import { resetTime } from '~/utils/time/time-text'
import { fixWords } from '../fix/words.server'
import { nextStep } from './next-step'
import { recentWork } from './recent-work'
import { testDay } from './test-day.server'

type WithProfile = Student & { profile: NonNullable<Student['profile']> }

/** For a student who has said what they prepare for. */
export async function studentWork(student: WithProfile, now = new Date()) {
  const { id: userId, profile } = student
  const { timeZone, gradeApplied, testDate } = profile
  const level = examLevel(profile.level)
  const home = await studentHome({ userId, level }, now)
  const { fix, newestTest: newest } = home
  const quizzes = allowanceAfter(student, 'sectional_quizzes', home.uses.sectional_quizzes, now)
  const practice = allowanceAfter(student, 'interactive_quiz', home.uses.interactive_quiz, now)

  const resets = resetTime(quizzes.resetsAt, timeZone)
  return {
    running: home.running.map(runningLine),
    next: nextStep({
      waiting: home.waiting,
      weakest: weakestSkills(home.estimates, level)[0] ?? null,
      isQuizLeft: !quizzes.isUsedUp,
      isPracticeLeft: !practice.isUsedUp,
      resets,
    }),
    fix: fix && fixWords(fix),
    steps: home.steps,
    week: {
      test: testDay(testDate && new Date(testDate), timeZone),
      worked: `${counted(Math.floor(home.secondsThisWeek / 60), 'minute')} of work`,
      resets,
    },
    recent: recentWork({ level, timeZone, ended: home.quizzes, sessions: home.practice, written: home.writings }),
    level,
    newestTest: newest ? { to: paths.learn.testReport(newest.id), name: `The report of practice test ${newest.number}` } : null,
    sections: standingBySection({ level, gradeApplied }, home.quizzes).map(({ subject, results }) => ({
      subject,
      results: results.map((result) => sectionResult(result, timeZone)),
      weakest: weakestSkills(home.estimates, level, subject).map(({ skill }) => skill),
    })),
  }
}
