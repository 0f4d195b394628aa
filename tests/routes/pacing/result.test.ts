/** What a drill of the pacing trainer showed, over the wire and without scripts: one habit, its drill, and a good end. */
import { describe, expect, test } from 'vitest'
import { habitText } from '~/content/pacing/habits.server'
import { drillOf, pacedDrillOf } from '../../factories/practice/drills'
import { wrongChoice } from '../../factories/sittings'
import { signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const TRAINER = '/premium/pacing-trainer'

/** A member without limits. */
async function member() {
  const { browser, student } = await signedIn({ tier: 'premium_annual' })
  return { walker: openWalker(browser), student }
}

describe('the result', () => {
  const even = Array.from({ length: 10 }, (_, index) => ({
    seconds: 25,
    choose: index === 0 ? wrongChoice : ({ answer }: { answer: number }) => answer,
  }))
  const stuck = even.map((step, index) => (index === 0 ? { ...step, seconds: 75 } : { ...step, seconds: 20 }))
  const lately = () => new Date(Date.now() - 400_000)

  test('of a good drill is celebrated once, and leads to the next section', async () => {
    const { walker, student } = await member()
    const sittingId = await pacedDrillOf({ userId: student.id, at: lately(), steps: even })
    await walker.goto(`${TRAINER}/${sittingId}/result`)
    expect(walker.text()).toContain('Even and good')
    expect(walker.html()).toContain('data-cheer')
    await walker.goto(`${TRAINER}/${sittingId}/result`)
    expect(walker.html()).not.toContain('data-cheer')
    await walker.press('Start this drill')
    const next = walker.at().split('/').at(-1) ?? ''
    expect(await drillOf({ userId: student.id, sittingId: next })).toMatchObject({ section: 'QR', exercise: 'even_and_good' })
  })

  test('names one habit and starts the drill for it, whose goal is then told', async () => {
    const { walker, student } = await member()
    const sittingId = await pacedDrillOf({ userId: student.id, at: lately(), steps: stuck })
    await walker.goto(`${TRAINER}/${sittingId}/result`)
    expect(walker.text()).toContain('You stayed with question 1 for 75 seconds, which is the time of 3 questions.')
    expect(walker.html()).not.toContain('data-cheer')
    const { drill, reached } = habitText('no_skip')
    expect(walker.text()).toContain(drill.how)
    await walker.press('Start this drill')
    expect(walker.html()).toContain('pace-skip')

    const [last] = even.slice(-1)
    const again = [...even.slice(0, 9), { seconds: 20, choose: () => null, to: 10 }, ...(last ? [last] : [])]
    const next = walker.at().split('/').at(-1) ?? ''
    await walker.press('All questions, and the end')
    await walker.press('Finish the drill')
    const second = await pacedDrillOf({ userId: student.id, at: lately(), exercise: 'no_skip', steps: again })
    expect(second).not.toBe(next)
    await walker.goto(`${TRAINER}/${second}/result`)
    expect(walker.text()).toContain('goal reached')
    expect(walker.text()).toContain(reached)
  })

  test('on the SSAT has the quarter that a wrong answer costs', async () => {
    const { walker, student } = await member()
    const plan = { level: 'ssat-upper', section: 'V' } as const
    const sittingId = await pacedDrillOf({ userId: student.id, at: lately(), ...plan, steps: even })
    await walker.goto(`${TRAINER}/${sittingId}/result`)
    expect(walker.text()).toContain('9 of 10 right, raw score 8¾')
  })

  test('stands among the last drills', async () => {
    const { walker, student } = await member()
    await pacedDrillOf({ userId: student.id, at: lately(), steps: even })
    await walker.goto(TRAINER)
    await walker.follow(/^Verbal Reasoning, /)
    expect(walker.text()).toContain('Even and good')
  })
})
