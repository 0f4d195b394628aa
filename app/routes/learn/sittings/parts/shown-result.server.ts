/** The result of a section as its page shows it, to the student and to whoever may look. */
import type { SectionResult } from '~/components/charts/standing'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { counted } from '~/exam/families/kit/wording'
import { printSolution } from '~/exam/print/item.server'
import { isHurried, isSlow, SHOWN } from '~/exam/scoring/look'
import { outcomeOf } from '~/exam/scoring/outcome'
import { plainWords } from '~/exam/scoring/plain-words'
import type { sittingResult } from '~/models/sittings/results/result.server'
import type { QuizResult } from '~/models/sittings/results/standing.server'
import { paths } from '~/paths'
import { lessonLinks } from '~/routes/learn/parts/lesson-links.server'
import { sectionResult } from '~/routes/learn/parts/section-result'
import { dayText } from '~/utils/time/time-text'

type Ended = Extract<Awaited<ReturnType<typeof sittingResult>>, object>

interface Shown {
  sittingId: string
  result: Ended
  student: { firstName: string; lastName: string; profile: { timeZone: string; holder: string } }
  /** Which questions are listed, from the address. */
  wanted: string | null
}

export function shownResult({ sittingId, result, student, wanted }: Shown) {
  const { timeZone, holder } = student.profile
  const { score, estimate, topics, questions, pace, level, subject, camp, endedBy, endedAt } = result
  const forScale = (quiz: QuizResult) => sectionResult(quiz, timeZone)
  return {
    sittingId,
    shown: SHOWN.find((name) => name === wanted) ?? 'look',
    level,
    subject,
    section: SUBJECT_NAMES[subject],
    title: titleOf(result),
    camp,
    student: [student.firstName, student.lastName].filter(Boolean).join(' '),
    on: dayText(endedAt, timeZone),
    // A parent's account has the parent's name.
    words: plainWords({ name: holder === 'parent' ? 'Your child' : student.firstName || null, level, score, estimate }),
    isTimeOver: endedBy === 'deadline',
    paperNote: paperNote(result),
    isHurried: isHurried(
      questions
        .filter(({ isPrinted }) => !isPrinted)
        .map(({ item, choice, seconds }) => ({ outcome: outcomeOf(choice, item.answer), seconds })),
      pace,
    ),
    hasMissed: score.wrong > 0,
    hasSkipped: score.omitted > 0,
    results: [forScale({ ...result, id: sittingId }), ...result.earlier.map(forScale)] satisfies [SectionResult, ...SectionResult[]],
    topics,
    lessons: lessonLinks(questions.filter(({ item, choice }) => choice !== item.answer).map(({ item }) => item.skill)),
    pace,
    questions: questions.map(({ position, item, choice, seconds, flagged, highlighted, isPrinted }) => ({
      position,
      isPrinted,
      choice,
      skill: item.skill,
      outcome: outcomeOf(choice, item.answer),
      seconds,
      isSlow: isSlow({ seconds }, pace),
      flagged,
      solution: printSolution(item, choice),
      highlighted,
      markTo: paths.learn.questionMark(sittingId, position),
    })),
  }
}

/** A tutor's sheet has no number, and a check of the boot camp is named by its day. */
function titleOf({ kind, subject, number, camp }: Ended): string {
  const section = SUBJECT_NAMES[subject]
  if (camp) return `${section}, check of day ${camp.day}`
  return kind === 'sheet' ? `${section}, a sheet from your tutor` : `${section}, quiz ${number}`
}

/** What of it was done on paper, and what that means for its time; null where nothing was. */
function paperNote({ questions }: { questions: { isPrinted: boolean }[] }): string | null {
  const count = questions.filter(({ isPrinted }) => isPrinted).length
  if (count === 0) return null
  return `${counted(count, 'question')} went to paper. That time is the family’s own, so it is left out of your pace.`
}
