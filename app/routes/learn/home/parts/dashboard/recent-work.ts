/** What the student did last: quizzes, sessions and writings in one list. */
import type { Level } from '~/exam/core/levels'
import { counted } from '~/exam/families/kit/wording'
import type { EndedQuiz } from '~/models/home/home.server'
import type { endedPractice } from '~/models/practice/open-practice.server'
import type { FinishedWriting } from '~/models/sittings/results/finished.server'
import { paths } from '~/paths'
import { workName } from '~/routes/learn/parts/running-line'
import { dayText } from '~/utils/time/time-text'

interface Work {
  level: Level
  timeZone: string
  ended: EndedQuiz[]
  sessions: Awaited<ReturnType<typeof endedPractice>>
  written: FinishedWriting[]
}

/** The newest six, each with its name, what came of it, its day and its page. */
export function recentWork({ level, timeZone, ended, sessions, written }: Work) {
  return [
    ...ended.map((sitting) => ({
      at: sitting.endedAt,
      name: workName(sitting),
      score: `${sitting.right} of ${sitting.questionCount}`,
      to: paths.learn.result(sitting.id),
    })),
    ...sessions.map(({ id, endedAt, right, answered }) => ({
      at: endedAt,
      name: 'Interactive quiz',
      score: `${right} of ${answered}`,
      to: paths.learn.practiceSummary(id),
    })),
    ...written.map(({ essayId, subject, number, words, endedAt }) => ({
      at: endedAt,
      name: workName({ kind: 'writing', level, subject, number }),
      score: counted(words, 'word'),
      to: paths.learn.writing(essayId),
    })),
  ]
    .toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0))
    .slice(0, 6)
    .map(({ at, ...work }) => ({ ...work, on: at ? dayText(at, timeZone) : '' }))
}
