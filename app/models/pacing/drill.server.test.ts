/** Drills in the database: the server's times, whatever windows, clocks and presses there are. Races: tests/races. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { sourceOf } from '~/exam/core/item/name'
import { answeringSeconds } from '~/exam/pacing/habits'
import { saveAnswer } from '~/models/sittings/answer.server'
import { endOverdueSections } from '~/models/sittings/end.server'
import { heldBack } from '~/models/sittings/held-back.server'
import { sittingOverview } from '~/models/sittings/sitting.server'
import { createStudent } from '../../../tests/factories/accounts'
import { drillOf, pacedDrillOf, type Step, startedDrill, stepOn } from '../../../tests/factories/practice/drills'
import { sitQuiz, wrongChoice } from '../../../tests/factories/sittings'
import { endedDrills, pacedDrill } from './drill.server'
import { finishDrill, moveOn } from './move.server'
import { startDrill } from './start.server'
import { celebrate, verdictOn } from './verdict.server'

const FREE = { state: 'free', tier: 'free', isPremium: false, isUnlimited: false, trialLeft: 0, subscription: null } as const
const START = new Date('2026-03-04T15:00:00Z')
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000)
const right = (seconds: number): Step => ({ seconds, choose: (item) => item.answer })
const wrong = (seconds: number): Step => ({ seconds, choose: wrongChoice })
const blank = (seconds: number, to: Step['to'] = 'next'): Step => ({ seconds, choose: () => null, to })

async function begin(more: { section?: string; timePercent?: number } = {}) {
  const { id: userId } = await createStudent()
  return { userId, sittingId: await startedDrill({ userId, at: START, ...more }) }
}

const onScreen = async (owner: { userId: string; sittingId: string }) => {
  const { number: visit, position } = (await drillOf(owner)).current
  return { ...owner, visit, position, struck: [] }
}

describe('a start', () => {
  test('gives ten targets of the section in the student’s own time', async () => {
    for (const [timePercent, seconds] of [
      [100, 300],
      [150, 450],
      [200, 600],
    ]) {
      const drill = await drillOf(await begin({ timePercent }), START)
      expect(drill.clock).toMatchObject({ state: 'running', secondsLeft: seconds })
      expect(drill.questions).toHaveLength(10)
      expect(drill.current).toMatchObject({ number: 1, position: 1, openedAt: START })
    }
  })

  test('is one for two presses, whatever section the second names, and one of the week’s three', async () => {
    const { id } = await createStudent()
    const member = { id, membership: FREE, profile: { timePercent: 100 } }
    const plan = { level: 'isee-upper', exercise: null, hasBeat: true } as const
    const first = await startDrill(member, { ...plan, section: 'VR' }, START)
    expect(await startDrill(member, { ...plan, section: 'MA' }, at(10))).toEqual({ outcome: 'resumed', id: 'id' in first && first.id })
    expect(await db.featureUse.count({ where: { userId: id } })).toBe(1)
  })

  test('ends one whose time is over first; the fourth of a week is refused and writes nothing', async () => {
    const { id } = await createStudent()
    const member = { id, membership: FREE, profile: { timePercent: 100 } }
    const start = (seconds: number) =>
      startDrill(member, { level: 'isee-upper', section: 'VR', exercise: null, hasBeat: true }, at(seconds))
    for (const seconds of [0, 400, 800]) expect((await start(seconds)).outcome).toBe('started')
    expect(await start(1200)).toEqual({ outcome: 'limit' })
    expect(await db.practiceSitting.count({ where: { userId: id } })).toBe(3)
    expect((await start(7 * 86_400)).outcome).toBe('started')
  })

  test('asks first where another section is open', async () => {
    const { id } = await createStudent()
    const quiz = { userId: id, level: 'isee-upper', subject: 'verbal_reasoning', number: 1 } as const
    await sitQuiz({ ...quiz, at: START, choose: () => null, stopAfter: 0 })
    const member = { id, membership: { ...FREE, isUnlimited: true }, profile: { timePercent: 100 } }
    const plan = { level: 'isee-upper', section: 'VR', exercise: null, hasBeat: true } as const
    expect(await startDrill(member, plan, at(1))).toEqual({ outcome: 'another-open' })
    expect(await startDrill(member, { ...plan, isBesideOthers: true }, at(1))).toMatchObject({ outcome: 'started' })
  })
})

describe('the time of a question', () => {
  test('is what lies between two presses, over all its visits', async () => {
    const owner = await begin()
    await stepOn(owner, START, [right(20), blank(15), right(30), blank(5, 2), right(12)])
    const drill = await drillOf(owner, at(82))
    const paced = pacedDrill(drill, at(82))
    expect([1, 2, 3, 4].map((position) => answeringSeconds(paced, position))).toEqual([20, 27, 30, 5])
    expect(drill.current).toMatchObject({ position: 4, number: 6 })
    const stored = await db.response.findMany({
      where: { section: { sittingId: owner.sittingId } },
      orderBy: { position: 'asc' },
      take: 4,
      select: { seconds: true },
    })
    expect(stored.map(({ seconds }) => seconds)).toEqual([20, 27, 30, 5])
  })

  test('a second press of one button keeps its answer and takes no time', async () => {
    const owner = await begin()
    const page = await onScreen(owner)
    expect(await moveOn({ ...page, choice: 1, to: 'next' }, at(20))).toBe('moved')
    expect(await moveOn({ ...page, choice: 1, to: 'next' }, at(21))).toBe('stale')
    const drill = await drillOf(owner, at(30))
    expect(drill.current).toMatchObject({ number: 2, position: 2 })
    expect(drill.visits).toHaveLength(2)
    expect(answeringSeconds(pacedDrill(drill, at(30)), 1)).toBe(20)
  })

  test('an older window keeps its answer, and the question on the screen keeps its time', async () => {
    const owner = await begin()
    const old = await onScreen(owner)
    await stepOn(owner, START, [right(20), right(20)])
    expect(await moveOn({ ...old, choice: 2, to: 7 }, at(50))).toBe('stale')
    const drill = await drillOf(owner, at(60))
    expect(drill.current).toMatchObject({ number: 3, position: 3 })
    expect(drill.questions[0]?.choice).toBe(2)
    expect(answeringSeconds(pacedDrill(drill, at(60)), 3)).toBe(20)
    const paced = pacedDrill(drill, at(60))
    expect(paced.visits.reduce((all, { seconds }) => all + seconds, 0)).toBe(60)
  })

  test('a newer answer stays, and an older window neither strikes nor marks', async () => {
    const owner = await begin()
    const old = await onScreen(owner)
    await stepOn(owner, START, [blank(10), blank(10, 1)])
    const again = await onScreen(owner)
    expect(await moveOn({ ...again, choice: 3, struck: [0], flagged: true, to: 'next' }, at(30))).toBe('moved')
    expect(await moveOn({ ...old, choice: 1, struck: [2], flagged: false, to: 'next' }, at(40))).toBe('newer')
    expect((await drillOf(owner)).questions[0]).toMatchObject({ choice: 3, struck: [0], flagged: true })
    expect(await moveOn({ ...old, choice: 3, to: 'next' }, at(41))).toBe('stale')
  })

  test('a question that was never on the screen takes no answer', async () => {
    const owner = await begin()
    const page = await onScreen(owner)
    expect(await moveOn({ ...page, position: 9, choice: 1, to: 'next' }, at(5))).toBe('refused')
    expect(await moveOn({ ...page, visit: 7, choice: 1, to: 'next' }, at(5))).toBe('refused')
    const drill = await drillOf(owner)
    expect([drill.questions.filter(({ choice }) => choice !== null), drill.current.number]).toEqual([[], 1])
  })

  test('an older window does not finish what another works on, nor does a choice that is none', async () => {
    const owner = await begin()
    const old = await onScreen(owner)
    await stepOn(owner, START, [right(20), right(20)])
    expect(await finishDrill({ ...old, choice: null }, at(50))).toBe('stale')
    expect(await finishDrill({ ...old, choice: null, isAuto: true }, at(60))).toBe('stale')
    expect(await finishDrill({ ...(await onScreen(owner)), choice: 4 }, at(60))).toBe('refused')
    expect(await drillOf(owner)).toMatchObject({ endedAt: null, current: { number: 3 } })
    expect(await finishDrill({ ...old, choice: null, isAuto: true }, at(301))).toBe('ended')
    expect(await drillOf(owner)).toMatchObject({ endedBy: 'deadline' })
  })

  test('an older window that its own clock presses keeps nothing, and the newest keeps what is chosen', async () => {
    const owner = await begin()
    const old = await onScreen(owner)
    await stepOn(owner, START, [right(20)])
    const kept = (await drillOf(owner)).questions[0]?.choice
    const other = ((kept ?? 0) + 1) % 4
    expect(await moveOn({ ...old, choice: other, isAuto: true, to: 'next' }, at(301))).toBe('stale')
    expect((await drillOf(owner)).questions[0]?.choice).toBe(kept)
    const now = await onScreen(owner)
    expect(await moveOn({ ...now, choice: 2, isAuto: true, to: 'next' }, at(301))).toBe('over')
    expect((await drillOf(owner)).questions[1]?.choice).toBe(2)
  })

  test('a clock that is set back gives no time, and the pace is not judged', async () => {
    const owner = await begin()
    await stepOn(owner, START, [right(60), right(-3600), ...Array.from({ length: 8 }, () => right(20))])
    await finishDrill({ ...(await onScreen(owner)), choice: null }, at(200))
    const drill = await drillOf(owner)
    const paced = pacedDrill(drill)
    expect(paced.visits.every(({ seconds }) => seconds >= 0 && seconds <= 300)).toBe(true)
    expect(verdictOn(drill, paced)).toMatchObject({ verdict: 'clock_fault' })
    expect(await db.sittingSection.findFirst({ where: { sittingId: owner.sittingId } })).toMatchObject({ right: 10 })
  })

  test('a clock that jumps past the end closes the drill at its end, and no visit is longer', async () => {
    const owner = await begin()
    await stepOn(owner, START, [right(20), right(20)])
    expect(await moveOn({ ...(await onScreen(owner)), choice: 1, to: 'next' }, at(86_400))).toBe('refused')
    expect(await endOverdueSections(at(86_400))).toBeGreaterThanOrEqual(1)
    const drill = await drillOf(owner)
    expect(drill.endedAt).toEqual(at(300))
    const paced = pacedDrill(drill)
    expect([paced.isOutOfTime, paced.taken, answeringSeconds(paced, 3)]).toEqual([true, 300, 260])
  })
})

describe('answers', () => {
  test('are taken within the grace after the end, and not later', async () => {
    const owner = await begin()
    const page = await onScreen(owner)
    expect(await moveOn({ ...page, choice: 1, to: 'next' }, at(304))).toBe('over')
    expect(await moveOn({ ...(await onScreen(owner)), choice: 1, to: 'next' }, at(306))).toBe('refused')
    const { visits, questions } = await drillOf(owner)
    expect([visits.length, visits[0]?.closedAt, questions[0]?.choice]).toEqual([1, at(300), 1])
    expect(pacedDrill(await drillOf(owner), at(300)).isClockBroken).toBe(false)
  })

  test('a page without a choice takes none away', async () => {
    const owner = await begin()
    await stepOn(owner, START, [right(10), blank(10, 1), blank(10)])
    expect((await drillOf(owner)).questions[0]?.choice).not.toBeNull()
  })

  test('a fifth choice exists on the SSAT alone, and nobody moves another’s drill', async () => {
    const owner = await begin()
    const page = await onScreen(owner)
    expect(await moveOn({ ...page, choice: 4, to: 'next' }, at(5))).toBe('refused')
    const other = await createStudent()
    expect(await moveOn({ ...page, userId: other.id, choice: 1, to: 'next' }, at(5))).toBe('refused')
    expect(await finishDrill({ ...page, userId: other.id, choice: 1 }, at(5))).toBe('refused')
    expect((await drillOf(owner)).questions[0]?.choice).toBeNull()
  })

  test('wrong ones and blanks become mistakes with their seconds, and what a section knows of the student moves', async () => {
    const { id: userId } = await createStudent()
    const steps = [wrong(40), ...Array.from({ length: 8 }, () => right(25)), blank(25)]
    const sittingId = await pacedDrillOf({ userId, at: START, steps })
    const mistakes = await db.wrongAnswer.findMany({ where: { studentId: userId }, orderBy: { metadata: 'desc' } })
    expect(mistakes).toMatchObject([
      { sessionId: sittingId, metadata: { timeSpent: 40 } },
      { sessionId: sittingId, studentAnswer: 'Left blank', metadata: { timeSpent: 25 } },
    ])
    expect(await db.skillEstimate.count({ where: { userId } })).toBeGreaterThan(0)
    expect(await db.sittingSection.findFirst({ where: { sittingId } })).toMatchObject({ right: 8, wrong: 1, omitted: 1 })
    expect(await endedDrills({ userId, level: 'isee-upper' })).toMatchObject([{ id: sittingId, right: 8, section: 'VR' }])
  })
})

test('an open drill is held back from practice, and the pages of sittings do not know it', async () => {
  const owner = await begin({ section: 'RC' })
  const { questions } = await drillOf(owner)
  const [first] = questions
  expect([...(await heldBack(owner.userId))]).toContain(first && sourceOf(first.item))
  expect(await sittingOverview(owner)).toBeNull()
  expect(await saveAnswer({ ...owner, position: 1, choice: 1, struck: [], seconds: 1 }, at(1))).toBe('refused')
})

describe('the end', () => {
  const even = [...Array.from({ length: 9 }, () => right(27)), wrong(27)]

  test('is said the same each time, and celebrated once', async () => {
    const { id: userId } = await createStudent()
    const sittingId = await pacedDrillOf({ userId, at: START, steps: even })
    const said = async () => {
      const drill = await drillOf({ userId, sittingId })
      return verdictOn(drill, pacedDrill(drill))
    }
    const first = await said()
    expect(first).toEqual({ verdict: 'even_and_good', facts: { right: 9 }, isGoalReached: null })
    expect(await said()).toEqual(first)
    const asked = await Promise.all(Array.from({ length: 5 }, () => celebrate({ userId, sittingId })))
    expect(asked.filter(Boolean)).toHaveLength(1)
  })

  test('a drill for a habit says whether its goal was reached', async () => {
    const { id: userId } = await createStudent()
    const sittingId = await pacedDrillOf({ userId, at: START, exercise: 'slow_start', steps: even })
    const drill = await drillOf({ userId, sittingId })
    expect(verdictOn(drill, pacedDrill(drill))).toMatchObject({ isGoalReached: true })
  })
})
