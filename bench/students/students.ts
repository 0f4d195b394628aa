/**
 * What students do all day, as their browsers do it, with processor time for each part. Prints one JSON line. The environment gives the
 * database and BENCH_URL, BENCH_APPLICATION and BENCH_POSTGRES (process ids); arguments: how many answers are stored, then rows wanted.
 */
import { db } from '~/db.server'
import { paths } from '~/paths'
import { printKey } from '~/utils/page-key'
import { createBrowser } from '../browser'
import { measure, type Row } from '../measure'
import {
  closeSupply,
  createReaders,
  createSignedIn,
  createStudents,
  createStudentWithMistakes,
  type FreshSitting,
  fillAnswers,
  freshSittings,
  QUESTIONS,
  type Student,
} from './supply'
import { wholeTestRows } from './whole-tests'

const STUDENTS = Number(process.env.STUDENTS || 64)
const MISTAKES = 20_000
/** Those whose dashboards are read; nobody answers as them, because a home shows what is open. */
const READERS = 8
const [stored = '0', ...wanted] = process.argv.slice(2)
const url = new URL(process.env.BENCH_URL ?? '')
const processes = { application: Number(process.env.BENCH_APPLICATION), postgres: Number(process.env.BENCH_POSTGRES) }

await fillAnswers(Number(stored))
const browser = createBrowser(url, STUDENTS)
const students = await createStudents(url, STUDENTS)
const readers = await createReaders(url, READERS)
const rows = [
  answerWithoutScripts(),
  saveWithScripts(),
  dashboard(),
  questionPage(),
  loginPage(),
  startsAtOnce(),
  ...(await mistakesPages()),
  ...(await wholeTestRows({ browser, url, connections: STUDENTS })),
]

const figures = []
for (const row of rows) {
  if (wanted.length > 0 && !wanted.some((word) => row.name.includes(word))) continue
  figures.push({ stored: Number(stored), ...(await measure(row, processes)) })
}
console.log(JSON.stringify(figures))
browser.close()
await closeSupply()
await db.$disconnect()

/** Questions that nobody has answered, laid ready before each window: as many as the last one used, and half as many again. */
function freshQuestions() {
  let sittings: { sitting: FreshSitting; position: number }[] = []
  return {
    async ready(lastCount: number) {
      const missing = Math.max(STUDENTS * QUESTIONS * 4, lastCount * 3) - sittings.length
      if (missing <= 0) return
      const fresh = await freshSittings(students, Math.ceil(missing / STUDENTS / (QUESTIONS - 1)))
      sittings = fresh.flatMap((sitting) => Array.from({ length: QUESTIONS - 1 }, (_, index) => ({ sitting, position: index + 1 })))
    },
    take: () => sittings.pop(),
  }
}

/** POST, 303, the next page. */
function answerWithoutScripts(): Row {
  const questions = freshQuestions()
  return {
    name: 'answer without scripts',
    connections: STUDENTS,
    ready: questions.ready,
    async step(index) {
      const next = questions.take()
      if (!next) return false
      const { sitting, position } = next
      const page = paths.learn.question(sitting.sittingId, position)
      const answer = await browser.post(page, sitting.cookie, formOf(index, 'next'), 303)
      await browser.get(answer.location ?? '', sitting.cookie)
      return true
    },
  }
}

/** What useAnswerKeeper sends when a choice is made. */
function saveWithScripts(): Row {
  const questions = freshQuestions()
  return {
    name: 'save with scripts',
    connections: STUDENTS,
    ready: questions.ready,
    async step(index) {
      const next = questions.take()
      if (!next) return false
      const { sitting, position } = next
      await browser.post(`${paths.learn.question(sitting.sittingId, position)}.data`, sitting.cookie, formOf(index, 'save'), 200)
      return true
    },
  }
}

function formOf(index: number, intent: string): string {
  return `choice=${index % 4}&openedAt=${Date.now() - 20_000}&intent=${intent}`
}

function dashboard(): Row {
  return { name: 'dashboard', connections: STUDENTS, step: (index) => getPage(readers[index % READERS]?.cookie, paths.learn.dashboard()) }
}

function questionPage(): Row {
  let turn = 0
  return {
    name: 'question page',
    connections: STUDENTS,
    async step(index) {
      turn += 1
      const { sittingId = '', cookie } = students[index] ?? {}
      return getPage(cookie, paths.learn.question(sittingId, 1 + (turn % QUESTIONS)))
    },
  }
}

async function getPage(cookie: string | undefined, path: string): Promise<true> {
  await browser.get(path, cookie)
  return true
}

function loginPage(): Row {
  return {
    name: 'login page',
    connections: STUDENTS,
    async step() {
      await browser.get(paths.account.login())
      return true
    },
  }
}

/** A class begins: every student presses Start in the same instant. */
function startsAtOnce(): Row {
  let newcomers: Student[] = []
  return {
    name: `${STUDENTS} starts at once`,
    connections: STUDENTS,
    isBurst: true,
    async ready() {
      newcomers = []
      while (newcomers.length < STUDENTS) newcomers.push(await createSignedIn(url))
    },
    async step(index) {
      const cookie = newcomers[index]?.cookie ?? ''
      await browser.post(paths.learn.quiz('mathematics_achievement', 1 + (index % 10)), cookie, '', 303)
      return true
    },
  }
}

/** The first page of a long list and one far down, as its own links lead there. */
async function mistakesPages(): Promise<Row[]> {
  const student = await createStudentWithMistakes(url, MISTAKES)
  const half = { studentId: student.id, reviewStatus: 'needs_review' } as const
  const middle = await db.wrongAnswer.findFirstOrThrow({ where: half, orderBy: { createdAt: 'desc' }, skip: MISTAKES * 0.45 })
  const farDown = paths.learn.mistakes({ before: printKey(middle) })
  const page = async (path: string) => {
    await browser.get(path, student.cookie)
    return true
  }
  return [
    { name: `${MISTAKES} mistakes, first page`, connections: 16, step: () => page(paths.learn.mistakes()) },
    { name: `${MISTAKES} mistakes, far down`, connections: 16, step: () => page(farDown) },
  ]
}
