/** Practice over a bad line: forms of two windows arrive late, twice or never, and each answer stays with the question that its form showed. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStudent } from '../../../tests/factories/accounts'
import { UNLIMITED } from '../../../tests/factories/sittings'
import { checkAnswer } from './answer.server'
import { findPractice, type PracticeSession } from './open-practice.server'
import { askNext, askTwin, showHint, startPractice } from './practice.server'

const MIX = { level: 'isee-upper', subjects: ['verbal_reasoning', 'mathematics_achievement'] } as const

/** What a window sends is made for the question that it shows; it is delivered so many steps later, so many times. */
const press = fc.record({
  window: fc.nat(1),
  does: fc.constantFrom('load', 'load', 'check', 'check', 'hint', 'next', 'twin'),
  choice: fc.nat(3),
  delay: fc.nat(3),
  times: fc.constantFrom(0, 1, 1, 1, 2),
})

test('in every order each answer is the one that was given to its own question, and given first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(press, { minLength: 1, maxLength: 14 }), async (presses) => {
      const { id: userId } = await createStudent()
      const started = await startPractice({ id: userId, membership: UNLIMITED }, MIX)
      if (started.outcome === 'limit') throw new Error('a member without limits met one')
      const owner = { userId, sittingId: started.sittingId }
      const shown = [1, 1]
      const given = new Map<number, number[]>()
      const answers = new Map<number, number>()
      const waiting: { at: number; deliver: () => Promise<unknown> }[] = []

      for (let now = 0; now < presses.length + 4; now++) {
        const one = presses[now]
        if (one?.does === 'load') shown[one.window] = (await sessionOf(owner)).last.position
        else if (one) {
          const position = shown[one.window] ?? 1
          const { choice } = one
          if (one.does === 'check') given.set(position, [...(given.get(position) ?? []), choice])
          for (let time = 0; time < one.times; time++) {
            waiting.push({ at: now + one.delay, deliver: () => send(one.does, { ...owner, position, choice }) })
          }
        }
        for (const { deliver } of waiting.filter(({ at }) => at === now)) await deliver()

        for (const { position, choice, isRight, item } of (await sessionOf(owner)).questions) {
          if (isRight === null) continue
          expect(given.get(position)).toContain(choice)
          expect(isRight).toBe(choice === item.answer)
          expect(choice).toBe(answers.get(position) ?? choice)
          answers.set(position, choice ?? -1)
        }
      }
    }),
    { numRuns: 60 },
  )
})

async function sessionOf(owner: { userId: string; sittingId: string }): Promise<PracticeSession> {
  const session = await findPractice(owner)
  if (!session) throw new Error('the session is gone')
  return session
}

function send(does: string, form: { userId: string; sittingId: string; position: number; choice: number }): Promise<unknown> {
  const { position, choice, ...owner } = form
  if (does === 'check') return checkAnswer({ ...owner, position, choice, struck: [], seconds: 1 })
  if (does === 'hint') return showHint({ ...owner, position, shown: 0, struck: [] })
  return does === 'next' ? askNext({ ...owner, after: position }) : askTwin({ ...owner, after: position })
}
