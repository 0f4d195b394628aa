/** Suspicions: simulated students with one known misconception and without, and the way of a single one. */
import { expect, test } from 'vitest'
import { bankSources } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { type Random, seededRandom } from '~/exam/core/random'
import { DAY_MS } from '~/utils/time/durations'
import { severityOf } from './severity'
import {
  afterProbe,
  afterSlip,
  offeredMisconceptions,
  type ProbeOutcome,
  probeOutcome,
  type Suspicion,
  suspectOf,
  wantsProbe,
} from './suspicion'

const RUNS = 1000
/** Questions of one family over some weeks of practice. */
const QUESTIONS = 24

const family = bankSources({ level: 'isee-middle', subject: 'mathematics_achievement' }).find(({ name }) => name === 'fraction-sum')

/** Questions of one family, drawn once. */
const items = Array.from({ length: 200 }, (_, draw) => family?.offers[0]?.item(`probe ${draw}`)).filter((item) => item !== undefined)
const KNOWN = 'Multiplies the fractions instead of adding them.'

/** All misconceptions that stand confirmed after a run of answers; what wants a probe is asked next, as practice does. */
function labels(choose: (item: Item, random: Random) => number, seed: string): string[] {
  const random = seededRandom(seed)
  const known = new Map<string, Suspicion>()
  const confirmed = new Set<string>()
  for (let question = 0; question < QUESTIONS; question++) {
    const at = question * DAY_MS
    const [wanted] = [...known].find(([, suspicion]) => wantsProbe(suspicion, at)) ?? []
    const item = random.pick(wanted ? items.filter((one) => offeredMisconceptions(one).includes(wanted)) : items)
    const choice = choose(item, random)
    for (const [says, suspicion] of known) {
      const outcome = probeOutcome(item, choice, says)
      if (outcome) known.set(says, afterProbe(suspicion, outcome, at))
    }
    const says = suspectOf(item, choice)
    if (says) known.set(says, afterSlip(known.get(says) ?? null, at))
    for (const [one, { state }] of known) if (state === 'confirmed') confirmed.add(one)
  }
  return [...confirmed]
}

const wrongOf = ({ choices, answer }: Item) => choices.flatMap((_, index) => (index === answer ? [] : [index]))

/** Right but for a slip in so many of a hundred, which may be any wrong choice. */
const slipping = (percent: number) => (item: Item, random: Random) =>
  random.chance(percent, 100) ? random.pick(wrongOf(item)) : item.answer

/** The known misconception wherever it is offered, but for a slip into anything else in five of a hundred. */
function holding(item: Item, random: Random): number {
  const offered = item.choices.findIndex(({ misconception }) => misconception?.says === KNOWN)
  if (offered === -1 || random.chance(5, 100)) return slipping(20)(item, random)
  return offered
}

test('of a thousand students with one known misconception at least 900 are labeled with it, and with nothing else', () => {
  expect(items.filter((item) => offeredMisconceptions(item).includes(KNOWN)).length).toBeGreaterThan(20)
  const right = Array.from({ length: RUNS }, (_, run) => labels(holding, `holds ${run}`)).filter(
    (found) => found.length === 1 && found[0] === KNOWN,
  )
  expect(right.length).toBeGreaterThanOrEqual(0.9 * RUNS)
})

test.each([5, 10, 20])('of a thousand students without one, who slip in %s of a hundred answers, at most 20 are labeled', (percent) => {
  const labeled = Array.from({ length: RUNS }, (_, run) => labels(slipping(percent), `slips ${run}`)).filter((found) => found.length > 0)
  expect(labeled.length).toBeLessThanOrEqual(0.02 * RUNS)
})

test('nobody is labeled from one slip, nor from two', () => {
  for (const slips of [1, 2]) {
    for (let run = 0; run < RUNS; run++) {
      let left = slips
      const found = labels((item, random) => (left-- > 0 ? random.pick(wrongOf(item)) : item.answer), `few ${run}`)
      expect(found).toEqual([])
    }
  }
})

const walk = (steps: readonly ('slip' | ProbeOutcome)[], days: readonly number[] = []) =>
  steps.reduce<Suspicion | null>((before, step, index) => {
    const at = (days[index] ?? index) * DAY_MS
    return step === 'slip' || !before ? afterSlip(before, at) : afterProbe(before, step, at)
  }, null) as Suspicion

test('two probes that show it confirm it, any other answer clears it, and then it takes more slips to be probed', () => {
  expect(walk(['slip', 'shown']).state).toBe('probing')
  expect(walk(['slip', 'shown', 'shown']).state).toBe('confirmed')
  for (const other of ['right', 'other'] as const) {
    expect(walk(['slip', other]).state).toBe('cleared')
    expect(walk(['slip', 'shown', other]).state).toBe('cleared')
  }
  expect(wantsProbe(walk(['slip', 'right', 'slip']), 0)).toBe(false)
  expect(walk(['slip', 'right', 'slip', 'shown', 'shown']).state).toBe('identified')
  expect(walk(['slip', 'right', 'slip', 'slip', 'shown', 'shown']).state).toBe('confirmed')
  expect(walk(['slip', 'slip', 'slip', 'slip']).state).toBe('identified')
})

test('two clean probes a week apart end it; one that is not clean begins anew', () => {
  const confirmed = ['slip', 'shown', 'shown'] as const
  expect(walk([...confirmed, 'right'])).toMatchObject({ state: 'practicing', cleanAt: 3 * DAY_MS })
  expect(walk([...confirmed, 'right', 'right'], [0, 1, 2, 3, 9]).state).toBe('practicing')
  expect(walk([...confirmed, 'right', 'right'], [0, 1, 2, 3, 10]).state).toBe('resolved')
  for (const not of ['shown', 'other', 'slip'] as const) {
    expect(walk([...confirmed, 'right', not, 'right'], [0, 1, 2, 3, 4, 10])).toMatchObject({ state: 'practicing', cleanAt: 10 * DAY_MS })
  }
  const over = walk([...confirmed, 'right', 'right', 'slip'], [0, 1, 2, 3, 10, 11])
  expect(over).toMatchObject({ state: 'identified', slips: [11 * DAY_MS] })
  expect(wantsProbe(over, 12 * DAY_MS)).toBe(true)
})

test('a probe is wanted of what is not settled, and of what is confirmed at once and then a week later', () => {
  const practicing = walk(['slip', 'shown', 'shown', 'right'], [0, 1, 2, 3])
  expect([9, 10].map((day) => wantsProbe(practicing, day * DAY_MS))).toEqual([false, true])
  expect(wantsProbe(walk(['slip', 'shown', 'shown']), 3 * DAY_MS)).toBe(true)
  expect(wantsProbe(walk(['slip', 'right']), 3 * DAY_MS)).toBe(false)
})

test('how much a pattern matters follows from how often and how lately it showed', () => {
  const at = (...daysAgo: number[]) => daysAgo.map((days) => -days * DAY_MS)
  expect(severityOf(at(1), 0)).toBe('low')
  expect(severityOf(at(1, 2), 0)).toBe('medium')
  expect(severityOf(at(8, 9, 20, 30), 0)).toBe('medium')
  expect(severityOf(at(1, 2, 3, 7), 0)).toBe('high')
  expect(severityOf(at(40, 50, 60, 91, 400), 0)).toBe('low')
})
