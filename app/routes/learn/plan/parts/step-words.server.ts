/** Steps of a plan in words: what to do, why it stands there, and the page on which it starts. */
import { lessonCalled } from '~/content/lessons/lessons.server'
import type { Level } from '~/exam/core/levels'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { counted } from '~/exam/families/kit/wording'
import type { Because, Step } from '~/exam/plan/steps'
import { paths } from '~/paths'

export interface StepWords {
  title: string
  why: string
  /** Null for what starts nowhere: rest, and the real test. */
  to: string | null
  /** "12 minutes"; empty where nothing is worked on. */
  time: string
}

export function stepWords(step: Step, level: Level): StepWords {
  return { title: titleOf(step), why: WHY[step.because], to: addressOf(step, level), time: timeText(step.minutes) }
}

/** "12 minutes", "2 hours 50 minutes"; empty for none. */
export function timeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')].filter(Boolean).join(' ')
}

function titleOf(step: Step): string {
  switch (step.kind) {
    case 'mistakes':
      return `Work on ${counted(step.count, 'mistake')}`
    case 'words':
      return `Review ${counted(step.count, 'word')}`
    case 'lesson':
      return `Lesson: ${lessonCalled(step.lesson)?.title ?? step.skill}`
    case 'skill':
      return `Practice ${step.skill}: ${step.questions} questions`
    case 'reading':
      return 'Read a passage and answer its questions'
    case 'section':
      return `${SUBJECT_NAMES[step.subject]}: timed quiz ${step.number}`
    case 'pace':
      return `${SUBJECT_NAMES[step.subject]}: ten questions at the test’s pace`
    case 'writing':
      return `${SUBJECT_NAMES[step.subject]}: timed writing ${step.number}`
    case 'test':
      return `Whole practice test ${step.number}`
    case 'rest':
      return 'Rest, and get your things ready'
    case 'real':
      return 'Your test. Good luck!'
  }
}

const WHY: Record<Because, string> = {
  returns: 'Each comes back as a new question after 1, 3, 7, and 16 days, until you have it.',
  'words are due': 'They are due today. A word that comes back in time is remembered longer.',
  confirmed: 'Your answers show one idea behind several mistakes. This is the quickest way to mend it.',
  weakest: 'Of what you have answered in this section, this has the most to gain.',
  goal: 'You have set a goal for this section.',
  untried: 'You have not answered questions on this yet.',
  'its turn': 'It has waited longest, so it is its turn.',
  'weekly clock': 'Once a week, each section by the clock of the real test.',
  'short clock': 'By the clock of the real test, and short enough for this day.',
  writing: 'Schools read the writing. Every ten days keeps you used to its time.',
  'first test': 'It shows where you stand in every section.',
  'next test': 'At least 13 days after the last one, so that there was time to work on it.',
  'last test': 'The last one before the real test, early enough to work on what it shows.',
  rest: 'Pack pencils, your ticket, water, and a snack. Set an alarm and go to bed early. Nothing new today.',
  'test day': 'You have prepared for this. Read each question to its end.',
}

function addressOf(step: Step, level: Level): string | null {
  switch (step.kind) {
    case 'mistakes':
      return paths.learn.mistakes()
    case 'words':
      return paths.learn.words()
    case 'lesson':
      return paths.learn.lesson(step.lesson)
    case 'skill':
      return paths.learn.practice({ level, subject: step.subject, skill: step.skill })
    case 'reading':
      return paths.learn.passages()
    case 'section':
    case 'writing':
      return paths.learn.quiz(step.subject, step.number, level)
    case 'pace':
      return paths.learn.pacing({ level, section: step.part })
    case 'test':
      return paths.learn.testCover(step.number, level)
    default:
      return null
  }
}
