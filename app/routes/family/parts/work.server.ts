/** A child's work as the parent's page prints it. */
import { SUBJECT_NAMES } from '~/exam/core/names'
import { passageAbout } from '~/exam/reading/library.server'
import type { Estimate, RawScore } from '~/exam/scoring/score'
import { estimateWithRange } from '~/exam/scoring/words'
import { plainText } from '~/exam/values/notation'
import { examLevel } from '~/models/bank/stored-level'
import type { workOf } from '~/models/families/children.server'
import { storedScores } from '~/models/tests/report/estimates.server'
import { MODE_NAMES } from '~/routes/learn/tests/parts/words'
import { dayText } from '~/utils/time/time-text'

type Work = Awaited<ReturnType<typeof workOf>>

const KINDS = {
  sectional_quiz: 'Quiz',
  practice_test: 'Practice test',
  interactive_quiz: 'Practice',
  pacing: 'Pacing',
  twins: 'Mistakes again',
  reading: 'Reading',
  bootcamp_check: 'Boot camp check',
  sheet: 'A tutor’s sheet',
} as const

export function shownWork(work: Work, timeZone: string) {
  const {
    results,
    resultCount,
    practice,
    mistakes,
    mastered,
    notes,
    noteCount,
    writings,
    writingCount,
    poems,
    poemCount,
    reading,
    talks,
    talkCount,
  } = work
  const on = (date: Date) => dayText(date, timeZone)
  return {
    results: { count: resultCount, list: results.map((result) => shownResult(result, on)) },
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
    talks: {
      count: talkCount,
      list: talks.map(({ id, title, updatedAt, messages }) => ({
        id,
        about: [title, on(updatedAt)].join(', '),
        text: messages
          .filter(({ body }) => body !== '')
          .map(({ author, body }) => `${author === 'student' ? 'Your child' : 'Tutor'}: ${author === 'student' ? body : plainText(body)}`)
          .join('\n\n'),
      })),
    },
    poems: {
      count: poemCount,
      list: poems.map(({ poemId, title, body, changedAt }) => ({
        id: poemId,
        about: [title || 'Without a title', on(changedAt)].join(', '),
        text: body,
      })),
    },
    lines: {
      count: reading.lineCount,
      list: reading.lines.map(({ id, line, text, writtenAt, reading: { passageId } }) => ({
        id,
        about: `${passageAbout(passageId).title}, line ${line}, ${on(writtenAt)}`,
        text,
      })),
    },
    ideas: {
      count: reading.ideaCount,
      list: reading.ideas.map(({ sittingId, passageId, mainIdea }) => ({
        id: sittingId,
        about: passageAbout(passageId).title,
        text: mainIdea ?? '',
      })),
    },
  }
}

type Result = Work['results'][number]

function shownResult(result: Result, on: (date: Date) => string) {
  const { id, kind, mode, subject, number, startedAt, endedAt } = result
  const about = [KINDS[kind], subject && SUBJECT_NAMES[subject], number > 0 && `no. ${number}`, mode && MODE_NAMES[mode].toLowerCase()]
  return { id, about: about.filter(Boolean).join(', '), score: scoreText(result), on: on(endedAt ?? startedAt) }
}

/** Of a whole test each subject with its estimate, as the child's report has it: what does not count is not in it. */
function scoreText({ kind, level, sections, estimates }: Result): string {
  if (kind === 'practice_test') {
    const scores = storedScores(examLevel(level), estimates)
    return scores.map(({ subject, raw, estimate }) => `${SUBJECT_NAMES[subject]} ${resultText(raw, estimate)}`).join('; ')
  }
  const sum = (pick: (section: Result['sections'][number]) => number) => sections.reduce((total, section) => total + pick(section), 0)
  return `${sum(({ right }) => right ?? 0)} of ${sum(({ questionCount }) => questionCount)}`
}

function resultText(raw: RawScore, estimate: Estimate): string {
  const right = `${raw.right} of ${raw.questions}`
  if (estimate.kind === 'none') return right
  const text = estimateWithRange(raw, estimate)
  return `${right}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
