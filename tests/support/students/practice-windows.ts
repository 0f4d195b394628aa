/** One practice session in two windows over a bad line: forms arrive late, twice or never, each made for the question that its window shows. */
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { checkAnswer } from '~/models/practice/answer.server'
import { findPractice, type PracticeSession } from '~/models/practice/open-practice.server'
import { askNext, askTwin, showHint, startPractice } from '~/models/practice/practice.server'
import { createStudent } from '../../factories/accounts'
import { UNLIMITED } from '../../factories/sittings'

const MIX = { level: 'isee-upper', subjects: ['verbal_reasoning', 'mathematics_achievement'] } as const

const press = fc.record({
  window: fc.nat(1),
  does: fc.constantFrom('load', 'load', 'check', 'check', 'hint', 'next', 'twin'),
  choice: fc.nat(3),
  /** Steps until the form is there, and how often it arrives. */
  delay: fc.nat(3),
  times: fc.constantFrom(0, 1, 1, 1, 2),
})
export const presses = fc.array(press, { minLength: 1, maxLength: 14 })
type Press = typeof press extends fc.Arbitrary<infer One> ? One : never

interface Form {
  userId: string
  sittingId: string
  position: number
  choice: number
}

/** Plays it all; fails when an answer stands at a question that it was not given to, or takes the place of an earlier one. */
export async function practiceInTwoWindows(presses: Press[]): Promise<void> {
  const { id: userId } = await createStudent()
  const started = await startPractice({ id: userId, membership: UNLIMITED }, MIX)
  if (started.outcome === 'limit') throw new Error('a member without limits met one')
  const owner = { userId, sittingId: started.id }
  const shown = [1, 1]
  const given = new Map<number, number[]>()
  const answers = new Map<number, number | null>()
  const waiting: { at: number; does: string; form: Form }[] = []

  for (let now = 0; now < presses.length + 4; now++) {
    const one = presses[now]
    if (one?.does === 'load') shown[one.window] = (await sessionOf(owner)).last.position
    else if (one) {
      const { does, choice } = one
      const position = shown[one.window] ?? 1
      if (does === 'check') given.set(position, [...(given.get(position) ?? []), choice])
      for (let time = 0; time < one.times; time++) waiting.push({ at: now + one.delay, does, form: { ...owner, position, choice } })
    }
    const arrived = waiting.filter(({ at }) => at === now)
    for (const { does, form } of arrived) await send(does, form)
    if (arrived.length > 0) await expectOwnAnswers(owner, given, answers)
  }
}

async function expectOwnAnswers(
  owner: Omit<Form, 'position' | 'choice'>,
  given: Map<number, number[]>,
  answers: Map<number, number | null>,
) {
  for (const { position, choice, isRight, item } of (await sessionOf(owner)).questions) {
    if (isRight === null) continue
    assert.ok(choice !== null && given.get(position)?.includes(choice), `question ${position} has an answer that was not given to it`)
    assert.equal(isRight, choice === item.answer)
    assert.equal(choice, answers.get(position) ?? choice, `the answer to question ${position} changed`)
    answers.set(position, choice)
  }
}

async function sessionOf(owner: { userId: string; sittingId: string }): Promise<PracticeSession> {
  const session = await findPractice(owner)
  if (!session) throw new Error('the session is gone')
  return session
}

function send(does: string, { position, choice, ...owner }: Form): Promise<unknown> {
  if (does === 'check') return checkAnswer({ ...owner, position, choice, struck: [], seconds: 1 })
  if (does === 'hint') return showHint({ ...owner, position, shown: 0, struck: [] })
  return does === 'next' ? askNext({ ...owner, after: position }) : askTwin({ ...owner, after: position })
}
