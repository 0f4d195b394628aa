/** A child's work as the parent's page prints it. */
import { SUBJECT_NAMES } from '~/exam/core/names'
import type { workOf } from '~/models/families/children.server'
import { dayText } from '~/utils/time/time-text'

type Work = Awaited<ReturnType<typeof workOf>>

const KINDS = {
  sectional_quiz: 'Quiz',
  practice_test: 'Practice test',
  interactive_quiz: 'Practice',
  pacing: 'Pacing',
  twins: 'Mistakes again',
} as const

export function shownWork({ results, practice, mistakes, mastered, notes, noteCount, writings, writingCount }: Work, timeZone: string) {
  const on = (date: Date) => dayText(date, timeZone)
  return {
    results: { list: results.map((result) => shownResult(result, on)) },
    practice: { answers: practice, mistakes, mastered },
    notes: {
      count: noteCount,
      list: notes.map(({ id, skillArea, subject, note, createdAt }) => ({
        id,
        about: `${SUBJECT_NAMES[subject]}, ${skillArea}, ${on(createdAt)}`,
        text: note ?? '',
      })),
    },
    writings: {
      count: writingCount,
      list: writings.map(({ id, subject, number, body, wordCount, startedAt }) => ({
        id,
        about: [SUBJECT_NAMES[subject], number && `no. ${number}`, on(startedAt), `${wordCount} words`].filter(Boolean).join(', '),
        text: body,
      })),
    },
  }
}

function shownResult({ id, kind, subject, number, startedAt, endedAt, sections }: Work['results'][number], on: (date: Date) => string) {
  const sum = (pick: (section: (typeof sections)[number]) => number) => sections.reduce((total, section) => total + pick(section), 0)
  const about = [KINDS[kind], subject && SUBJECT_NAMES[subject], number > 0 && `no. ${number}`].filter(Boolean).join(', ')
  return {
    id,
    about,
    score: `${sum(({ right }) => right ?? 0)} of ${sum(({ questionCount }) => questionCount)}`,
    on: on(endedAt ?? startedAt),
  }
}
