/** Work that is open, as pages name it: what it is, what is left of its time, and where it goes on. */
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { counted } from '~/exam/families/kit/wording'
import type { RunningWork } from '~/models/sittings/running/running.server'
import { paths } from '~/paths'

export interface RunningLine {
  to: string
  name: string
  /** "17 minutes left" */
  time: string
}

export function runningLine(work: RunningWork): RunningLine {
  return { to: whereToGoOn(work), name: workName(work), time: timeText(work) }
}

/** "ISEE Upper Verbal Reasoning, quiz 3" */
export function workName({
  kind,
  level,
  subject,
  number,
  title,
}: Pick<RunningWork, 'kind' | 'level' | 'subject' | 'number' | 'title'>): string {
  if (kind === 'interactive_quiz') return 'Interactive quiz'
  if (kind === 'twins') return 'Practice again'
  if (kind === 'sheet') return 'Sheet from your tutor'
  if (kind === 'pacing') return `${LEVEL_NAMES[level]} pacing drill`
  if (kind === 'reading') return title ? `Reading: ${title}` : 'Reading passage'
  if (kind === 'practice_test') return `${LEVEL_NAMES[level]} practice test ${number}`
  if (kind === 'bootcamp_check') return 'Boot camp check'
  const section = subject ? `${LEVEL_NAMES[level]} ${SUBJECT_NAMES[subject]}` : LEVEL_NAMES[level]
  return `${section}, ${kind === 'writing' ? 'number' : 'quiz'} ${number}`
}

/** The first question without an answer, where questions can be chosen. */
function whereToGoOn({ kind, id, state, firstOpen }: RunningWork): string {
  if (kind === 'interactive_quiz') return paths.learn.practiceQuestion(id)
  if (kind === 'twins') return paths.learn.twinSet(id)
  if (kind === 'pacing') return paths.learn.drill(id)
  if (kind === 'reading') return paths.learn.reading(id)
  if (kind === 'writing') return paths.learn.writing(id)
  if (kind === 'practice_test') return paths.learn.test(id)
  if (state === 'over') return paths.learn.submission(id)
  if (state === 'paused') return paths.learn.pause(id)
  return firstOpen === null ? paths.learn.review(id) : paths.learn.question(id, firstOpen)
}

function timeText({ kind, state, secondsLeft }: RunningWork): string {
  if (kind === 'practice_test' && secondsLeft === null) return state === 'running' ? 'the clock is running' : 'waits for you'
  switch (state) {
    case 'untimed':
      return 'no clock'
    case 'over':
      return 'time is up'
    case 'paused':
      return `paused with ${minutesLeft(secondsLeft ?? 0)}`
    case 'running':
      return minutesLeft(secondsLeft ?? 0)
  }
}

/** Whole minutes, never more than there are: the page does not count down. */
function minutesLeft(seconds: number): string {
  return seconds < 60 ? 'less than a minute left' : `${counted(Math.floor(seconds / 60), 'minute')} left`
}
