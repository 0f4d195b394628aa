/** What a drill for a habit asks, over the wire and without scripts: how and why, its goal in seconds, and the same again until it is reached. */
import { expect, test } from 'vitest'
import { goalText, habitText } from '~/content/pacing/habits.server'
import { HABITS } from '~/exam/pacing/habits'
import { endDrill } from '~/models/pacing/end.server'
import { drillOf, pacedDrillOf, startedDrill, stepOn } from '../../factories/practice/drills'
import { signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const TRAINER = '/premium/pacing-trainer'
const right = ({ answer }: { answer: number }) => answer

async function member() {
  const { browser, student } = await signedIn({ tier: 'premium_annual' })
  return { walker: openWalker(browser), student }
}

test('the choice says what each drill asks, how long reading is, and leads to the other levels', async () => {
  const { walker } = await member()
  await walker.goto(TRAINER)
  for (const habit of HABITS.filter((one) => one !== 'even_and_good')) {
    const { how, aim } = habitText(habit).drill
    expect(walker.text()).toContain(`${how} The goal: ${aim}`)
  }
  expect(walker.text()).toMatch(/Reading Comprehension *[\d.]+ seconds a question, of which about \d+ are for reading;/)
  await walker.goto(`${TRAINER}?level=ssat-middle`)
  expect(walker.html()).toContain('href="/premium/pacing-trainer?level=isee-lower"')
})

test('the first question of a drill for a habit names its goal in seconds, and the second no more', async () => {
  const { walker } = await member()
  await walker.goto(`${TRAINER}?section=VR&for=slow_start`)
  await walker.press('Start the drill')
  expect(walker.text()).toContain('Your goal: The first three together take 99 seconds or less, and at least two of them are right.')
  await walker.press('Save and next')
  expect(walker.text()).not.toContain('Your goal')
})

test('the goals are seconds that reach them, and reading is counted apart', () => {
  const pace = { pace: 30, target: 30 }
  expect(goalText('rushing_after_a_hard_one', pace)).toContain('at least 21 seconds')
  expect(goalText('no_skip', pace)).toContain('more than 54 seconds at a time')
  expect(goalText('late_guesses', pace)).toContain('at least 2 minutes 45 seconds are left on the clock')
  expect(goalText('even_and_good', pace)).toContain('take 63 to 108 seconds')
  expect(goalText('slow_start', { pace: 60, target: 36 })).toContain('take 118 seconds or less')
  expect(goalText('slow_start', { pace: 60, target: 36 })).toContain('without the reading of its passage')
})

test('a drill whose goal was not reached is offered again, whatever else it showed', async () => {
  const { walker, student } = await member()
  const even = Array.from({ length: 10 }, () => ({ seconds: 25, choose: right }))
  const plan = { userId: student.id, at: new Date(Date.now() - 400_000), exercise: 'no_skip' } as const
  const sittingId = await pacedDrillOf({ ...plan, steps: even })
  await walker.goto(`${TRAINER}/${sittingId}/result`)
  expect(walker.text()).toContain('You got 10 of 10 right')
  expect(walker.text()).toContain('goal not reached yet')
  expect(walker.text()).toContain(`Next: ${habitText('no_skip').drill.name}`)
  await walker.press('Start this drill')
  const next = walker.at().split('/').at(-1) ?? ''
  expect(await drillOf({ userId: student.id, sittingId: next })).toMatchObject({ section: 'VR', exercise: 'no_skip' })
})

test('a drill whose time went into one question says so, and is followed by the one for skipping', async () => {
  const { walker, student } = await member()
  const at = new Date(Date.now() - 400_000)
  const sittingId = await startedDrill({ userId: student.id, at })
  const owner = { userId: student.id, sittingId }
  await stepOn(owner, at, [{ seconds: 10, choose: right }])
  await endDrill(owner, 'deadline')
  await walker.goto(`${TRAINER}/${sittingId}/result`)
  expect(walker.text()).toContain('You spent nearly the whole time on question 2. Next time, skip it and come back.')
  expect(walker.text()).not.toContain('too short')
  expect(walker.text()).toContain(`Next: ${habitText('no_skip').drill.name}`)
})

test('a question that was skipped is called skipped', async () => {
  const { walker } = await member()
  await walker.goto(TRAINER)
  await walker.press('Start the drill')
  await walker.press('Skip for now')
  await walker.press('All questions, and the end')
  await walker.press('Finish the drill')
  expect(walker.text()).toContain('skipped')
  expect(walker.text()).not.toContain('flagged')
})
