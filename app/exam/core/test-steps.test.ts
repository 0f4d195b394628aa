/** Every step of a whole test against docs/exams.md: level by level, place by place, with and without more time. */
import { describe, expect, test } from 'vitest'
import { LEVELS, type Level } from './levels'
import { TEST_PLACES, type TestPlace, type TimeConditions, testSteps } from './test-steps'

const minutes = (seconds: number) => seconds / 60
/** "VR 20" where the own time is the standard one, "VR 20>30" where it is not; breaks by their minutes alone. */
const table = (level: Level, place: TestPlace, timePercent: number, extraBreaks = false) =>
  testSteps(level, place, { timePercent, extraBreaks })
    .map(({ kind, id, baseSeconds, seconds }) => {
      const own = baseSeconds === seconds ? minutes(seconds) : `${minutes(baseSeconds)}>${minutes(seconds)}`
      return kind === 'break' ? `(${own})` : `${id} ${own}`
    })
    .join(' ')

const EVERYWHERE = [...TEST_PLACES]
const SSAT: Level[] = ['ssat-middle', 'ssat-upper']
const ISEE: Level[] = ['isee-middle', 'isee-upper']

/** By levels, places, per cent of the time and extra breaks, what the steps must be. */
const EXPECTED: [Level[], TestPlace[], number, boolean, string][] = [
  [['isee-lower'], EVERYWHERE, 100, false, 'VR 20 QR 35 (10) RC 25 MA 30 (10) ES 30'],
  [ISEE, EVERYWHERE, 100, false, 'VR 20 QR 35 (10) RC 35 MA 40 (10) ES 30'],
  [['isee-lower'], EVERYWHERE, 150, false, 'VR 20>30 QR 35>52.5 (10) RC 25>37.5 MA 30>45 (10) ES 30>45'],
  [ISEE, EVERYWHERE, 150, false, 'VR 20>30 QR 35>52.5 (10) RC 35>52.5 MA 40>60 (10) ES 30>45'],
  [['isee-lower'], EVERYWHERE, 200, false, 'VR 20>40 QR 35>70 (10) RC 25>50 MA 30>60 (10) ES 30>60'],
  [ISEE, EVERYWHERE, 200, false, 'VR 20>40 QR 35>70 (10) RC 35>70 MA 40>80 (10) ES 30>60'],
  [['isee-lower'], EVERYWHERE, 100, true, 'VR 20 (0>5) QR 35 (10) RC 25 (0>5) MA 30 (10) ES 30'],
  [ISEE, EVERYWHERE, 100, true, 'VR 20 (0>5) QR 35 (10) RC 35 (0>5) MA 40 (10) ES 30'],
  [['isee-lower'], EVERYWHERE, 150, true, 'VR 20>30 (0>5) QR 35>52.5 (10) RC 25>37.5 (0>5) MA 30>45 (10) ES 30>45'],
  [ISEE, EVERYWHERE, 150, true, 'VR 20>30 (0>5) QR 35>52.5 (10) RC 35>52.5 (0>5) MA 40>60 (10) ES 30>45'],
  [['isee-lower'], EVERYWHERE, 200, true, 'VR 20>40 (0>5) QR 35>70 (10) RC 25>50 (0>5) MA 30>60 (10) ES 30>60'],
  [ISEE, EVERYWHERE, 200, true, 'VR 20>40 (0>5) QR 35>70 (10) RC 35>70 (0>5) MA 40>80 (10) ES 30>60'],

  [['ssat-elementary'], EVERYWHERE, 100, false, 'Q 30 V 20 (15) R 30 W 15 EX 15'],
  [['ssat-elementary'], EVERYWHERE, 100, true, 'Q 30 (0>5) V 20 (15) R 30 (0>5) W 15 (0>5) EX 15'],
  [['ssat-elementary'], ['paper'], 150, false, 'Q 30>45 (0>5) V 20>30 (15) R 30>45 (0>5) W 15>22.5'],
  [['ssat-elementary'], ['home'], 150, false, 'Q 30>45 (0>5) V 20>30 (15) R 30>45 (0>5) W 15>22.5 (0>5) EX 15>22.5'],
  [['ssat-elementary'], ['center'], 150, false, 'Q 30>45 V 20>30 (15) R 30>45 W 15>22.5 EX 15>22.5'],
  [['ssat-elementary'], ['paper'], 150, true, 'Q 30>45 (0>5) V 20>30 (15) R 30>45 (0>5) W 15>22.5'],
  [['ssat-elementary'], ['home', 'center'], 150, true, 'Q 30>45 (0>5) V 20>30 (15) R 30>45 (0>5) W 15>22.5 (0>5) EX 15>22.5'],
  [['ssat-elementary'], ['paper'], 200, false, 'Q 30>60 (0>5) V 20>40 (15) R 30>60 (0>5) W 15>30'],
  [['ssat-elementary'], ['home'], 200, false, 'Q 30>60 (0>5) V 20>40 (15) R 30>60 (0>5) W 15>30 (0>5) EX 15>30'],
  [['ssat-elementary'], ['center'], 200, false, 'Q 30>60 V 20>40 (15) R 30>60 W 15>30 EX 15>30'],
  [['ssat-elementary'], ['paper'], 200, true, 'Q 30>60 (0>5) V 20>40 (15) R 30>60 (0>5) W 15>30'],
  [['ssat-elementary'], ['home', 'center'], 200, true, 'Q 30>60 (0>5) V 20>40 (15) R 30>60 (0>5) W 15>30 (0>5) EX 15>30'],

  [SSAT, EVERYWHERE, 100, false, 'W 25 (10) Q1 30 R 40 (10) V 30 Q2 30 EX 15'],
  [SSAT, EVERYWHERE, 100, true, 'W 25 (10) Q1 30 (0>5) R 40 (10) V 30 (0>5) Q2 30 (0>5) EX 15'],
  [SSAT, ['paper'], 150, false, 'W 25>40 (10) Q1 30>45 (0>5) R 40>60 (10) V 30>45 (0>5) Q2 30>45'],
  [SSAT, ['home'], 150, false, 'W 25>37.5 (10) Q1 30>45 (0>5) R 40>60 (10) V 30>45 (0>5) Q2 30>45 (0>5) EX 15>22.5'],
  [SSAT, ['center'], 150, false, 'W 25>37.5 (10>15) Q1 30>45 R 40>60 (10>15) V 30>45 Q2 30>45 EX 15>22.5'],
  [SSAT, ['paper'], 150, true, 'W 25>40 (10) Q1 30>45 (0>5) R 40>60 (10) V 30>45 (0>5) Q2 30>45'],
  [SSAT, ['home'], 150, true, 'W 25>37.5 (10) Q1 30>45 (0>5) R 40>60 (10) V 30>45 (0>5) Q2 30>45 (0>5) EX 15>22.5'],
  [SSAT, ['center'], 150, true, 'W 25>37.5 (10>15) Q1 30>45 (0>5) R 40>60 (10>15) V 30>45 (0>5) Q2 30>45 (0>5) EX 15>22.5'],
  [SSAT, ['paper'], 200, false, 'W 25>50 (10) Q1 30>60 (0>5) R 40>80 (10) V 30>60 (0>5) Q2 30>60'],
  [SSAT, ['home'], 200, false, 'W 25>50 (10) Q1 30>60 (0>5) R 40>80 (10) V 30>60 (0>5) Q2 30>60 (0>5) EX 15>30'],
  [SSAT, ['center'], 200, false, 'W 25>50 (10>15) Q1 30>60 R 40>80 (10>15) V 30>60 Q2 30>60 EX 15>30'],
  [SSAT, ['paper'], 200, true, 'W 25>50 (10) Q1 30>60 (0>5) R 40>80 (10) V 30>60 (0>5) Q2 30>60'],
  [SSAT, ['home'], 200, true, 'W 25>50 (10) Q1 30>60 (0>5) R 40>80 (10) V 30>60 (0>5) Q2 30>60 (0>5) EX 15>30'],
  [SSAT, ['center'], 200, true, 'W 25>50 (10>15) Q1 30>60 (0>5) R 40>80 (10>15) V 30>60 (0>5) Q2 30>60 (0>5) EX 15>30'],
]
const CASES = EXPECTED.flatMap(([levels, places, timePercent, extraBreaks, steps]) =>
  levels.flatMap((level) => places.map((place) => ({ level, place, timePercent, extraBreaks, steps }))),
)

test('the table speaks of every level, place and accommodation once', () => {
  const keys = CASES.map(({ level, place, timePercent, extraBreaks }) => [level, place, timePercent, extraBreaks].join(' '))
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.length).toBe(LEVELS.length * TEST_PLACES.length * 3 * 2)
})

test.each(CASES)('$level, $place, $timePercent %, extra breaks $extraBreaks', ({ level, place, timePercent, extraBreaks, steps }) => {
  expect(table(level, place, timePercent, extraBreaks)).toBe(steps)
})

describe.each(LEVELS)('%s', (level) => {
  const standard: TimeConditions = { timePercent: 100, extraBreaks: false }

  test('lets nobody go on early in the paper room, and everybody at home and at a center', () => {
    for (const place of TEST_PLACES) {
      for (const step of testSteps(level, place, standard)) expect(step.canEndEarly).toBe(place !== 'paper')
    }
  })

  test('begins and ends with work, and names each step once', () => {
    for (const place of TEST_PLACES) {
      const steps = testSteps(level, place, { timePercent: 150, extraBreaks: true })
      expect([steps[0]?.kind, steps.at(-1)?.kind]).not.toContain('break')
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
      for (const [index, { kind }] of steps.entries()) expect(kind === 'break' && steps[index + 1]?.kind === 'break').toBe(false)
    }
  })
})

test('what the handbook states is marked official, what is worked out from it derived', () => {
  const marks = (timePercent: number) =>
    testSteps('ssat-upper', 'paper', { timePercent, extraBreaks: false }).map(({ id, mark }) => `${id} ${mark}`)
  expect(marks(150)).toEqual(['W O', 'B1 O', 'Q1 O', 'B2 O', 'R D', 'B3 O', 'V D', 'B4 O', 'Q2 O'])
  expect(marks(100)).toEqual(['W O', 'B1 O', 'Q1 O', 'R O', 'B2 O', 'V O', 'Q2 O', 'EX O'])
})

test('steps carry the names of the real sections', () => {
  expect(testSteps('isee-upper', 'home', { timePercent: 100, extraBreaks: false }).map(({ name }) => name)).toEqual([
    'Verbal Reasoning',
    'Quantitative Reasoning',
    'Break',
    'Reading Comprehension',
    'Mathematics Achievement',
    'Break',
    'Essay',
  ])
})
