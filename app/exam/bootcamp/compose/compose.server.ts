/**
 * Makes the program of a level from the bank, the lessons and the blueprint, always the same from the same. What it makes is frozen in
 * `programs/`: this runs when a program is written, and never for a student.
 */
import { lessonCalled } from '~/content/lessons/lessons.server'
import type { Item } from '~/exam/core/item/item'
import type { Level, Subject } from '~/exam/core/levels'
import { EXPLAINED_MINUTES, LOOK_MINUTES, openingMinutes, PASSAGE_MINUTES, paceMinutes, SESSION_MINUTES } from '../minutes.server'
import { PROGRAM_DAYS, type Session, subjectOf, WEEKS } from '../program'
import { type Draw, startDraw } from './draw.server'
import { readingPlan } from './passages.server'
import { mathTopics, skillsAt, type Topic } from './topics.server'
import { verbalLessons, wordQueues } from './words.server'

/** A session with its questions, before they are written as names. */
export interface ComposedSession {
  title: string
  lesson?: string
  example?: Item
  drill: Item[]
  check: Item[]
}

const CHECK = { verbal: 10, math: 5 }
/** Of a check in mathematics, so many ask topics of days before. */
const EARLIER = 2

/** Thirty days. Throws a RangeError where the bank does not hold enough. */
export function composeProgram(level: Level): Record<Session, ComposedSession>[] {
  const draw = startDraw(level)
  const words = wordQueues(level, draw)
  const topics = mathTopics(level)
  const verbal = verbalLessons(level)
  const reading = readingPlan(level, draw)
  return Array.from({ length: PROGRAM_DAYS }, (_, index) => {
    const day = index + 1
    return {
      verbal: verbalSession(level, words, verbal.get(day)),
      quantitative: mathSession(level, 'quantitative', day, topics.quantitative, draw),
      reading: readingSession(level, words, reading[index]),
      math: mathSession(level, 'math', day, topics.math, draw),
    }
  })
}

/** What is left of a session for its drill and check. */
function minutesFor(lesson: string | undefined): number {
  return SESSION_MINUTES - LOOK_MINUTES - openingMinutes(lesson)
}

function opening(lesson: string | undefined, title: string, example: () => Item) {
  return lesson ? { title: lessonCalled(lesson)?.title ?? title, lesson } : { title, example: example() }
}

type Words = ReturnType<typeof wordQueues>

function verbalSession(level: Level, words: Words, lesson: string | undefined): ComposedSession {
  const pace = paceMinutes(level, subjectOf(level, 'verbal'))
  const begun = opening(lesson, words.title, () => words.next('verbal'))
  const questions = Math.floor((minutesFor(lesson) - CHECK.verbal * pace) / (pace + EXPLAINED_MINUTES))
  const all = words.session(questions + CHECK.verbal)
  return { ...begun, drill: all.slice(0, questions), check: all.slice(questions) }
}

function mathSession(level: Level, session: 'quantitative' | 'math', day: number, topics: readonly Topic[], draw: Draw): ComposedSession {
  const subject = subjectOf(level, session)
  const topic = topics[day - 1] ?? { lesson: null, isNew: false }
  const known = skillsBefore(level, subject, topics, day)
  const every = [...skillsAt(level, subject).keys()]
  const taught = topic.lesson ? (lessonCalled(topic.lesson)?.skills.filter((skill) => every.includes(skill)) ?? []) : []
  // Mixed practice asks what was asked least, so that nothing of the blueprint is left out.
  const wanted = taught.length > 0 ? taught : every
  const ask = (skills: readonly string[]) => {
    const item = draw.ofSkills(subject, skills, day) ?? draw.ofSkills(subject, known, day) ?? draw.ofSkills(subject, every, day)
    if (!item) throw new RangeError(`the bank has no new question of ${subject} at ${level}`)
    return item
  }
  const name = topic.lesson ? (lessonCalled(topic.lesson)?.title ?? '') : mixedTitle(day)
  const lesson = topic.isNew ? (topic.lesson ?? undefined) : undefined
  const begun = opening(lesson, name, () => ask(wanted))
  const pace = paceMinutes(level, subject)
  const questions = Math.floor((minutesFor(lesson) - CHECK.math * pace) / (pace + EXPLAINED_MINUTES))
  const earlier = day > 1 ? EARLIER : 0
  return {
    ...begun,
    drill: times(questions, () => ask(wanted)),
    check: [...times(CHECK.math - earlier, () => ask(wanted)), ...times(earlier, () => ask(known.length > 0 ? known : wanted))],
  }
}

/** The skills of the topics of the days before. */
function skillsBefore(level: Level, subject: Subject, topics: readonly Topic[], day: number): string[] {
  const asked = skillsAt(level, subject)
  const lessons = new Set(topics.slice(0, day - 1).flatMap(({ lesson }) => lesson ?? []))
  return [...lessons].flatMap((lesson) => lessonCalled(lesson)?.skills.filter((skill) => asked.has(skill)) ?? [])
}

function mixedTitle(day: number): string {
  const week = WEEKS.findIndex(({ first, last }) => day >= first && day <= last)
  return `Mixed practice of week ${week + 1}`
}

function readingSession(level: Level, words: Words, plan: ReturnType<typeof readingPlan>[number] | undefined): ComposedSession {
  if (!plan) throw new RangeError(`no reading at ${level}`)
  const { lesson, questions } = plan
  const pace = paceMinutes(level, subjectOf(level, 'reading'))
  const wordPace = paceMinutes(level, subjectOf(level, 'verbal')) + EXPLAINED_MINUTES
  if (questions.length === 0) {
    const begun = opening(lesson, 'Words in their sentences', () => words.next('reading'))
    const count = Math.floor((minutesFor(lesson) - CHECK.verbal * (wordPace - EXPLAINED_MINUTES)) / wordPace)
    return { ...begun, drill: words.reading(count), check: words.reading(CHECK.verbal) }
  }
  const left = [...questions]
  const begun = opening(lesson, plan.title, () => left.shift() as Item)
  const check = left.splice(-2)
  const fixed = PASSAGE_MINUTES + left.length * (pace + EXPLAINED_MINUTES) + check.length * pace
  const count = Math.max(0, Math.floor((minutesFor(lesson) - fixed) / wordPace))
  return { ...begun, drill: [...words.reading(count), ...left], check }
}

function times(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make)
}
