/** The tools with their state: what is left of each this week, and what comes next in it. */
import { LESSONS } from '~/content/lessons/lessons.server'
import { POEMS } from '~/content/poems/poems.server'
import { blueprintOf } from '~/exam/core/blueprints'
import type { Level, Subject } from '~/exam/core/levels'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { offersQuiz } from '~/exam/forms/quiz/quiz.server'
import { QUIZ_NUMBERS } from '~/exam/forms/quiz/size'
import { writingSubject } from '~/exam/forms/writing.server'
import type { SkillName } from '~/exam/practice/asked'
import { shelfOf } from '~/exam/reading/library.server'
import type { Allowance } from '~/models/membership/allowance.server'
import type { FinishedQuiz, FinishedWriting } from '~/models/sittings/results/finished.server'
import { paths } from '~/paths'

interface Standing {
  level: Level
  quizzes: Allowance
  tests: Allowance
  practice: Allowance
  pacing: Allowance
  reading: Allowance
  papers: Allowance
  ended: FinishedQuiz[]
  written: FinishedWriting[]
  /** How many mistakes wait; null for none. */
  waiting: string | null
  /** Whether the student may write: a child whose parent has not agreed may not yet. */
  mayWrite: boolean
  /** The skill with most to gain; null for none. */
  weakest: SkillName | null
  poemsRead: number
  lessons: Allowance
  lessonsDone: number
  passagesRead: number
  tutor: Allowance
  essays: Allowance
  /** Words that are due now. */
  wordsDue: number
}

export interface Tool {
  title: string
  text: string
  /** "2 of 3 left this week"; null where nothing is counted. */
  left: string | null
  isUsedUp: boolean
  next: string
  to: string
  action: string
}

export function toolList(standing: Standing): Tool[] {
  const { level, quizzes, tests, practice, pacing, reading, papers, ended, written, waiting, mayWrite, weakest, passagesRead } = standing
  const quiz = nextQuiz(level, ended)
  const writing = firstMissing(written.map(({ number }) => number))
  return [
    {
      title: 'Sectional quizzes',
      text: 'One section at the pace of the real test, then your score and how it was worked out.',
      ...leftOf(quizzes),
      next: `Next: ${SUBJECT_NAMES[quiz.subject]}, quiz ${quiz.number}`,
      to: paths.learn.quizzes(),
      action: 'Choose a quiz',
    },
    {
      title: 'Practice tests',
      text: 'A whole test with every section, the breaks and the writing, at the place where you will take it.',
      ...leftOf(tests),
      next: 'Six tests of your level',
      to: paths.learn.tests(),
      action: 'Choose a test',
    },
    {
      title: 'Interactive quiz',
      text: 'Questions at just the right level, with hints, explanations and twins.',
      ...leftOf(practice),
      next: weakest ? `Next: ${weakest.skill}` : 'Next: your first session',
      to: paths.learn.practice(weakest ?? {}),
      action: 'Practice',
    },
    mayWrite
      ? {
          ...WRITING,
          text: `${WRITING.text}${quizzes.limit === null ? '' : ' Starting one counts as a quiz.'}`,
          ...leftOf(quizzes),
          next: `Next: number ${writing}`,
          to: paths.learn.quiz(writingSubject(level), writing, level),
          action: 'Write',
        }
      : {
          ...WRITING,
          left: null,
          isUsedUp: false,
          next: 'Opens when a parent agrees',
          to: paths.account.profile(),
          action: 'Your profile',
        },
    {
      title: 'My mistakes',
      text: 'Questions you miss or leave blank are kept here and come back as new questions.',
      left: null,
      isUsedUp: false,
      next: waiting === null ? 'Nothing to work on' : `${waiting} to work on`,
      to: paths.learn.mistakes(),
      action: waiting === null ? 'Open' : 'Work on them',
    },
    {
      title: 'Pacing trainer',
      text: 'Ten questions at the seconds of the real section, and one habit to work on.',
      ...leftOf(pacing),
      next: 'Your section at its own seconds',
      to: paths.learn.pacing(),
      action: 'Choose a drill',
    },
    essayWorkshop(standing),
    readingRoom(level, reading, passagesRead),
    testsOnPaper(papers),
    videoLessons(standing),
    aiTutor(standing),
    poetryCorner(standing),
    ...LOOKING_AHEAD,
    vocabulary(standing),
  ]
}

const LOOKING_AHEAD: Tool[] = [
  {
    title: 'Study plan',
    text: 'A few things to do each day up to your test, each with its reason.',
    ...{ left: null, isUsedUp: false, next: 'Next: today', to: paths.learn.plan(), action: 'Open the plan' },
  },
  {
    title: 'Progress reports',
    text: 'What a week showed and one next step, to read, to print, or by email.',
    ...{ left: null, isUsedUp: false, next: 'One each Monday', to: paths.learn.reports(), action: 'Open the reports' },
  },
]
function essayWorkshop({ essays, mayWrite }: Standing): Tool {
  return {
    title: 'Essay workshop',
    text: 'Plan, write, and read what a careful reader sees in your text. Then write it again.',
    ...leftOf(essays),
    next: mayWrite ? 'A prompt, with or without a clock' : 'Plan on paper until a parent agrees',
    to: paths.learn.essayWorkshop(),
    action: 'Choose a prompt',
  }
}

function videoLessons({ lessons, lessonsDone }: Standing): Tool {
  return {
    title: 'Video lessons',
    text: 'One idea a lesson, drawn step by step and spoken, with two questions at its end.',
    ...leftOf(lessons),
    next: lessonsDone === 0 ? `${LESSONS.length} lessons` : `${lessonsDone} of ${LESSONS.length} done`,
    to: paths.learn.lessons(),
    action: 'Watch',
  }
}

function aiTutor({ tutor, mayWrite }: Standing): Tool {
  return {
    title: 'AI tutor',
    text: 'Ask about any question you have solved. It leads you to the next step, and every number is checked.',
    ...leftOf(tutor),
    next: mayWrite ? 'Next: ask about a mistake' : 'Opens when a parent agrees',
    to: paths.learn.talks(),
    action: 'Ask the tutor',
  }
}

function readingRoom(level: Level, allowance: Allowance, read: number): Tool {
  const count = shelfOf(level).passages.length
  return {
    title: 'Reading comprehension',
    text: 'Passages to read in peace, with the line that proves each answer, and your own notes beside them.',
    ...leftOf(allowance),
    next: read === 0 ? `${count} passages of your level` : `${read} read`,
    to: paths.learn.passages(),
    action: 'Choose a passage',
  }
}

function testsOnPaper(allowance: Allowance): Tool {
  return {
    title: 'Tests on paper',
    text: 'Two whole tests and their sections to print, each with an answer sheet and a key that explains.',
    ...leftOf(allowance),
    next: 'Two tests of your level',
    to: paths.learn.papers(),
    action: 'Choose a test',
  }
}

function poetryCorner({ poemsRead: read }: Standing): Tool {
  return {
    title: 'Poetry corner',
    text: 'Poems to read slowly, with a guide, questions, and an idea for one of your own.',
    left: null,
    isUsedUp: false,
    next: read === 0 ? `${POEMS.length} poems` : `${read} of ${POEMS.length} read`,
    to: paths.learn.poems(),
    action: 'Read',
  }
}

function vocabulary({ wordsDue: due }: Standing): Tool {
  return {
    title: 'Vocabulary',
    text: 'Words that come back on the day you would forget them, up to the morning of the test.',
    left: null,
    isUsedUp: false,
    next: due === 0 ? 'Nothing is due' : due === 1 ? '1 word is due' : `${due} words are due`,
    to: paths.learn.words(),
    action: due === 0 ? 'Your words' : 'Review',
  }
}

const WRITING = { title: 'Timed writing', text: 'A prompt, a blank page and the time of the real test.' }

/** Of the section with the fewest quizzes done, in the order of the test, the lowest number that is missing. */
function nextQuiz(level: Level, ended: FinishedQuiz[]): { subject: Subject; number: number } {
  const subjects = [...new Set(blueprintOf(level).sections.map(({ subject }) => subject))].filter((subject) => offersQuiz(level, subject))
  const each = subjects.map((subject) => {
    const done = new Set(ended.filter((quiz) => quiz.subject === subject).map(({ number }) => number))
    return { subject, done: done.size, number: firstMissing([...done]) }
  })
  return each.toSorted((a, b) => a.done - b.done)[0] ?? { subject: 'verbal', number: 1 }
}

/** The lowest number that is not done yet, the first again when all are. */
function firstMissing(done: number[]): number {
  const numbers = Array.from({ length: QUIZ_NUMBERS }, (_, index) => index + 1)
  return numbers.find((number) => !done.includes(number)) ?? 1
}

function leftOf({ limit, per, used, isUsedUp }: Allowance) {
  return { left: limit === null ? null : `${limit - used} of ${limit} left this ${per}`, isUsedUp }
}
