import { expect, it } from 'vitest'
import { crossings, freePlace } from './free-place'

it('counts the lines that run through a label, not those that pass it', () => {
  expect(crossings('12 m', [0, 0], [[[-50, 0], [50, 0]]])).toBe(1)
  expect(crossings('12 m', [0, 0], [[[-50, 20], [50, 20]]])).toBe(0)
  expect(crossings('12 m', [0, 0], [[[-50, -50], [50, 50]], [[0, -50], [0, 50]]])).toBe(2)
  // Ends before it gets there.
  expect(crossings('12 m', [0, 0], [[[-90, 0], [-40, 0]]])).toBe(0)
}) // biome-ignore format: lines

it('takes the first free place, and the least crossed one where none is free', () => {
  const upright = [[0, -50], [0, 50]] as const // biome-ignore format: a line
  const level = [[-50, 0], [50, 0]] as const // biome-ignore format: a line
  const lines = [upright, level].map(([from, to]) => [[...from], [...to]] as [[number, number], [number, number]])
  expect(freePlace('9', [[0, 0], [0, 30], [30, 30], [-30, 30]], lines)).toEqual([30, 30]) // biome-ignore format: places
  expect(freePlace('9', [[0, 0], [0, 30]], lines)).toEqual([0, 30]) // biome-ignore format: places
})
