/**
 * Students at work, each on a connection of its own: some answer one open quiz without end, others start quizzes, answer a few questions
 * and hand in. Whatever the server acknowledges goes into the ledger; whatever it does instead is counted.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Client, Exchange, Reply } from './kit/client'
import { openLedger } from './kit/ledger'
import type { SittingStudent, Student } from './kit/students'

const RETRY_MS = 100
const QUESTIONS = 20
const CHOICES = 4
const SUBJECTS = ['mathematics_achievement', 'quantitative_reasoning']

export interface Shift {
  answering?: readonly SittingStudent[]
  sitting?: readonly Student[]
  /** As `sitting`, until the week's allowance is used. */
  free?: readonly Student[]
}

export type Load = ReturnType<typeof startLoad>

/** Sets the students to work until `stop`, which also closes the client. */
export function startLoad(client: Client, { answering = [], sitting = [], free = [] }: Shift) {
  const ledger = openLedger()
  /** 503 with Retry-After, dropped or refused connections, and everything that must not happen. */
  const seen = { unavailable: 0, dropped: 0, faults: [] as string[], longestRefusalMs: 0 }
  const times: { sentAt: number; ms: number }[] = []
  const waiting = new Set<() => void>()
  const lastSent = new Map<Student, number>()
  let isStopping = false
  const work = Promise.all([
    ...answering.map(answerWithoutEnd),
    ...sitting.map((student) => sitQuizzes(student, false)),
    ...free.map((student) => sitQuizzes(student, true)),
  ])
  return { ledger, seen, times, answers, answeredByAll, stop }

  /** Resolves when so many more answers were acknowledged. */
  function answers(more: number): Promise<void> {
    const target = times.length + more
    return until(() => times.length >= target, 60_000, `${more} more answers`)
  }

  /** Resolves when every answering student had an answer acknowledged that was sent after this call; with the milliseconds it took. */
  async function answeredByAll(withinMs: number): Promise<number> {
    const began = performance.now()
    await until(() => answering.every((student) => (lastSent.get(student) ?? 0) > began), withinMs, 'an answer by everybody')
    return performance.now() - began
  }

  async function stop(): Promise<void> {
    isStopping = true
    await work
    client.close()
  }

  async function answerWithoutEnd(student: SittingStudent, index: number): Promise<void> {
    for (let turn = index; !isStopping; turn++) {
      const location = await answer(student, student.sittingId, 1 + (turn % (QUESTIONS - 1)), turn % CHOICES)
      if (location) await exchange({ path: location, cookie: student.cookie }, [200])
    }
  }

  async function sitQuizzes(student: Student, isFree: boolean): Promise<void> {
    for (let turn = 0; !isStopping; turn++) {
      const path = `/premium/sectional-quiz/${SUBJECTS[turn % SUBJECTS.length]}/${1 + (turn % 10)}`
      // Others may be open: a stopped turn leaves its quiz, and the student wants one more.
      const fields = { beside: 'others' }
      const reply = await exchange({ method: 'POST', path, cookie: student.cookie, fields }, isFree ? [303, 403] : [303])
      const [, sittingId] = reply?.headers.location?.match(/^\/premium\/sittings\/([^/]+)\//) ?? []
      if (reply?.status === 403) await pause(RETRY_MS)
      if (!sittingId) continue

      ledger.started.add(sittingId)
      for (let position = 1; position <= 3 && !isStopping; position++) await answer(student, sittingId, position, turn % CHOICES)
      const submission = { method: 'POST', path: `/premium/sittings/${sittingId}/submission`, cookie: student.cookie, fields: {} } as const
      if (await exchange(submission, [303])) ledger.submitted.add(sittingId)
    }
  }

  /** Sends one answer; returns where it leads when it was acknowledged. */
  async function answer(student: Student, sittingId: string, position: number, choice: number): Promise<string | undefined> {
    const acknowledge = ledger.send(sittingId, position, choice)
    const path = `/premium/sittings/${sittingId}/questions/${position}`
    const sentAt = performance.now()
    const fields = { choice, openedAt: Date.now(), intent: 'next' }
    const reply = await exchange({ method: 'POST', path, cookie: student.cookie, fields }, [303])
    const location = reply?.headers.location
    if (!reply || !location?.endsWith(`/questions/${position + 1}`)) return undefined

    acknowledge()
    lastSent.set(student, sentAt)
    times.push({ sentAt, ms: reply.ms })
    for (const look of waiting) look()
    return location
  }

  async function exchange(what: Exchange, expected: readonly number[]): Promise<Reply | undefined> {
    try {
      const reply = await client.send(what)
      if (expected.includes(reply.status)) return reply
      if (reply.status === 503 && reply.headers['retry-after']) {
        seen.unavailable += 1
        seen.longestRefusalMs = Math.max(seen.longestRefusalMs, reply.ms)
      } else seen.faults.push(`${what.method ?? 'GET'} ${what.path} answered ${reply.status}`)
    } catch (error) {
      if (error instanceof Error && error.message === 'hung') seen.faults.push(`${what.method ?? 'GET'} ${what.path} hung`)
      else seen.dropped += 1
    }
    await pause(RETRY_MS)
    return undefined
  }

  function until(isTrue: () => boolean, withinMs: number, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => settle(() => reject(new Error(`within ${withinMs} ms there was not ${what}`))), withinMs)
      waiting.add(look)
      look()

      function look() {
        if (isTrue()) settle(resolve)
      }
      function settle(outcome: () => void) {
        clearTimeout(timer)
        waiting.delete(look)
        outcome()
      }
    })
  }
}
