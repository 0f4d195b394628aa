/** What a drill of the pacing trainer showed, over the wire and without scripts: one habit, its drill, and a good end. */
import { describe, expect, test } from 'vitest'
import { habitText } from '~/content/pacing/habits.server'
import { db } from '~/db.server'
import { pacedDrill } from '~/models/pacing/drill.server'
import { drillOf, pacedDrillOf, startedDrill, stepOn } from '../../factories/practice/drills'
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
    const begun = new Date(Date.now() - 255_000)
    const sittingId = await startedDrill({ userId: student.id, at: begun })
    await stepOn({ userId: student.id, sittingId }, begun, even)
    await walker.goto(`${TRAINER}/${sittingId}`)
    await walker.press('Finish the drill')
    expect(walker.at()).toBe(`${TRAINER}/${sittingId}/result`)
    expect(walker.text()).toContain('Even and good')
    expect(walker.text()).toContain('Well paced')
    expect(walker.html()).toContain('data-cheer')
    await walker.goto(`${TRAINER}/${sittingId}/result`)
    expect(walker.html()).not.toContain('data-cheer')
    await walker.press('Start this drill')
    const next = walker.at().split('/').at(-1) ?? ''
    expect(await drillOf({ userId: student.id, sittingId: next })).toMatchObject({ section: 'QR', exercise: 'even_and_good' })
  })

  test('is written with the end of the drill, and reading it writes nothing', async () => {
    const { walker, student } = await member()
    const sittingId = await pacedDrillOf({ userId: student.id, at: lately(), steps: even })
    const row = () => db.paceDrill.findUniqueOrThrow({ where: { sittingId } })
    const before = await row()
    expect(before).toMatchObject({ verdict: 'even_and_good', celebratedAt: null })
    await walker.goto(`${TRAINER}/${sittingId}/result`)
    expect(walker.html()).not.toContain('data-cheer')
    expect(await row()).toEqual(before)
  })

  test('of a reading drill counts its times as its sentence does, without the reading', async () => {
    const { walker, student } = await member()
    const steps = even.map((step, index) => ({ ...step, seconds: index === 0 ? 230 : 20 }))
    const sittingId = await pacedDrillOf({ userId: student.id, at: new Date(Date.now() - 700_000), section: 'RC', steps })
    await walker.goto(`${TRAINER}/${sittingId}/result`)
    expect(walker.text()).toMatch(/Reading is not in these times: \d+( and \d+)* seconds for its passages? are taken off/)
    const [first] = pacedDrill(await drillOf({ userId: student.id, sittingId })).questions
    expect(first?.reading).toBeGreaterThan(60)
    const seconds = Math.round(230 - (first?.reading ?? 0))
    expect(walker.text()).toContain(`You stayed with question 1 for ${seconds} seconds`)
    expect(walker.html()).toMatch(new RegExp(`<td[^>]*>${seconds}</td>`))
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
