import { expect, test } from 'vitest'
import { byCategory, byKind, type Counted, LATELY, meanSpeed } from './tally'

const counted = (kind: string, wordsPerMinute: number | null, answers: [string, boolean][]): Counted => ({
  kind,
  speed: wordsPerMinute === null ? { wordsPerMinute, reason: 'too-fast' } : { wordsPerMinute, reason: null },
  answers: answers.map(([skill, isRight]) => ({ skill, isRight })),
})

test('what was answered lately is told from what was answered before', () => {
  const newest = Array.from({ length: LATELY }, () => counted('Story', 200, [['Inference', true]]))
  const oldest = [counted('Poem', 100, [['Inference', false]])]
  const [inference, tone] = byCategory([...newest, counted('Poem', null, []), ...oldest], ['Inference', 'Tone'])
  expect(inference).toMatchObject({ lately: { right: 5, answered: 5 }, all: { right: 5, answered: 6 } })
  expect(tone).toMatchObject({ all: { right: 0, answered: 0 } })
})

test('a speed that does not count is in no mean', () => {
  const records = [counted('Story', 100, [['Tone', true]]), counted('Story', null, [['Tone', false]]), counted('Poem', null, [])]
  expect(byKind(records)).toEqual([
    { kind: 'Story', texts: 2, speed: 100, all: { right: 1, answered: 2 } },
    { kind: 'Poem', texts: 1, speed: null, all: { right: 0, answered: 0 } },
  ])
  expect(meanSpeed([])).toBeNull()
})
