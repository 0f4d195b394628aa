/** How long each step takes a student of this level with this much of the standard time. */
import { blueprintOf } from '~/exam/core/blueprints'
import type { Level, Subject } from '~/exam/core/levels'
import { testSteps } from '~/exam/core/test-steps'
import { offersQuiz, quizSeconds } from '~/exam/forms/quiz/quiz.server'
import { writingSeconds } from '~/exam/forms/writing.server'
import { drillSeconds, paceOf } from '~/exam/pacing/sections'
import type { Times } from './steps'

/** A look at what was right and why takes about as long again as four tenths of the answer: our own advice. */
const WITH_EXPLANATION = 1.4
/** A passage of the reading room with its questions, in standard time. */
const PASSAGE_MINUTES = 9

const known = new Map<string, Times>()

/** All times of a level, in minutes; `timePercent` is 100, 150, or 200. */
export function timesOf(level: Level, timePercent: number): Times {
  const key = `${level} ${timePercent}`
  const times = known.get(key) ?? workOut(level, timePercent)
  known.set(key, times)
  return times
}

function workOut(level: Level, timePercent: number): Times {
  const own = timePercent / 100
  const times: Times = { section: {}, question: {}, pace: {}, passage: 0, writing: 0, test: 0 }
  for (const section of blueprintOf(level).sections) {
    const { subject, id } = section
    times.question[subject] ??= (paceOf(section, timePercent) / 60) * WITH_EXPLANATION
    times.pace[subject] ??= { part: id, minutes: Math.ceil(drillSeconds(section, timePercent) / 60) }
    if (offersQuiz(level, subject)) times.section[subject] ??= Math.ceil((quizSeconds(level, subject) * own) / 60)
  }
  times.passage = Math.ceil(PASSAGE_MINUTES * own)
  times.writing = Math.ceil((writingSeconds(level) * own) / 60)
  const steps = testSteps(level, 'home', { timePercent, extraBreaks: false })
  times.test = Math.ceil(steps.reduce((sum, { seconds }) => sum + seconds, 0) / 60)
  return times
}

/** The scored subjects of a level, each once, in the order of the test. */
export function plannedSubjects(level: Level): Subject[] {
  return [...new Set(blueprintOf(level).sections.map(({ subject }) => subject))]
}
