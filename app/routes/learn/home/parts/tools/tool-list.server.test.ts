import { expect, test } from 'vitest'
import { toolList } from './tool-list.server'

const resetsAt = new Date('2026-11-23T05:00:00Z')
const quizzes = { name: 'sectional quizzes', per: 'week' as const, limit: 3, used: 1, isUsedUp: false, resetsAt }
const NEW = {
  level: 'isee-upper',
  quizzes,
  tests: { ...quizzes, per: 'month' },
  practice: quizzes,
  pacing: quizzes,
  reading: quizzes,
  papers: { ...quizzes, limit: 1 },
  ended: [],
  written: [],
  waiting: null,
  mayWrite: true,
  weakest: null,
  poemsRead: 0,
  lessons: quizzes,
  lessonsDone: 0,
  passagesRead: 0,
  tutor: quizzes,
  essays: quizzes,
  wordsDue: 0,
} as const
const done = (subject: 'verbal_reasoning' | 'quantitative_reasoning', number: number) => ({
  sittingId: `${subject}${number}`,
  subject,
  number,
  endedAt: resetsAt,
  right: 1,
  questionCount: 20,
})
const nextOf = (tools: ReturnType<typeof toolList>) => tools.map(({ next }) => next)

test('each tool says what is left and what comes next', () => {
  const tools = toolList({ ...NEW, ended: [], written: [] })
  expect(tools.map(({ left }) => left)).toEqual([
    '2 of 3 left this week',
    '2 of 3 left this month',
    '2 of 3 left this week',
    '2 of 3 left this week',
    null,
    '2 of 3 left this week',
    '2 of 3 left this week',
    '2 of 3 left this week',
    '0 of 1 left this week',
    '2 of 3 left this week',
    '2 of 3 left this week',
    null,
    null,
    null,
    null,
  ])
  expect(nextOf(tools)).toEqual([
    'Next: Verbal Reasoning, quiz 1',
    'Six tests of your level',
    'Next: your first session',
    'Next: number 1',
    'Nothing to work on',
    'Your section at its own seconds',
    'A prompt, with or without a clock',
    '26 passages of your level',
    'Two tests of your level',
    '77 lessons',
    'Next: ask about a mistake',
    '44 poems',
    'Next: today',
    'One each Monday',
    'Nothing is due',
  ])
})

test('the next quiz is of the section that was sat least, and fills the gaps', () => {
  const all = (['verbal_reasoning', 'quantitative_reasoning'] as const).flatMap((subject) => [1, 2].map((number) => done(subject, number)))
  const tools = toolList({ ...NEW, ended: all, written: [], waiting: '7', weakest: { subject: 'quantitative_reasoning', skill: 'Ratio' } })
  expect(nextOf(tools)).toEqual([
    'Next: Reading Comprehension, quiz 1',
    'Six tests of your level',
    'Next: Ratio',
    'Next: number 1',
    '7 to work on',
    'Your section at its own seconds',
    'A prompt, with or without a clock',
    '26 passages of your level',
    'Two tests of your level',
    '77 lessons',
    'Next: ask about a mistake',
    '44 poems',
    'Next: today',
    'One each Monday',
    'Nothing is due',
  ])
})

test('members without limits read nothing of limits', () => {
  const unlimited = { ...quizzes, limit: null, used: 0 }
  const tools = toolList({
    ...NEW,
    quizzes: unlimited,
    tests: unlimited,
    practice: unlimited,
    lessons: unlimited,
    reading: unlimited,
    papers: unlimited,
    pacing: unlimited,
    tutor: unlimited,
    essays: unlimited,
    ended: [],
    written: [],
  })
  expect(JSON.stringify(tools)).not.toMatch(/this week|this month|counts|unlimited/i)
})
