/** The writing section: which prompts a timed writing offers, and how long it lasts. It has no score; schools read it. */
import { PROMPTS, type Prompt } from '~/content/prompts/prompts.server'
import { blueprintOf } from '~/exam/core/blueprints'
import type { Level, Subject } from '~/exam/core/levels'
import { QUIZ_NUMBERS } from './quiz/size'

export interface TimedWriting {
  level: Level
  subject: Subject
  number: number
  seconds: number
  /** One prompt, or two to choose from (SSAT Middle and Upper). */
  prompts: Prompt[]
  /** The earlier number that asks the same; null for none. Only practice prompts are used, and those that come in twos make five. */
  sameAs: number | null
}

/** What the writing section of a level's exam is called. */
export function writingSubject(level: Level): Subject {
  return blueprintOf(level).writing.subject
}

/** Seconds that the real section gives. */
export function writingSeconds(level: Level): number {
  return blueprintOf(level).writing.minutes * 60
}

/** The timed writing with this number, 1 to 10. Throws a RangeError for another number or a subject that the level does not have. */
export function timedWriting(level: Level, subject: Subject, number: number): TimedWriting {
  if (subject !== writingSubject(level)) throw new RangeError(`no ${subject} at ${level}`)
  if (!Number.isInteger(number) || number < 1 || number > QUIZ_NUMBERS) throw new RangeError(`no writing ${number}`)
  const offers = offersOf(level)
  const prompts = offers[(number - 1) % offers.length] ?? []
  return { level, subject, number, seconds: writingSeconds(level), prompts, sameAs: number > offers.length ? number - offers.length : null }
}

/** The practice prompts of a level: each by itself, or the two of a pair. */
function offersOf(level: Level): Prompt[][] {
  const practice = PROMPTS.filter((prompt) => prompt.level === level && prompt.pool === 'practice')
  const pairs = new Map<number, Prompt[]>()
  const alone: Prompt[][] = []
  for (const prompt of practice) {
    if ('pair' in prompt) pairs.set(prompt.pair, [...(pairs.get(prompt.pair) ?? []), prompt])
    else alone.push([prompt])
  }
  return [...alone, ...pairs.values()]
}
