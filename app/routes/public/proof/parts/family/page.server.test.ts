import { describe, expect, it, vi } from 'vitest'
import { FAMILIES } from '~/exam/families/families'
import { RULES } from '~/exam/proof/prove'
import { describeFamily, readTrial } from './page.server'

const family = FAMILIES.find(({ id }) => id === 'fraction-sum') ?? FAMILIES[0]
if (!family) throw new Error('the bank is empty')

const tried = (query: string) => readTrial(family, new URLSearchParams(query))

describe('a trial', () => {
  it('waits until a seed is asked for', () => {
    expect(tried('')).toEqual({ typed: { seed: '', level: 'isee-lower', difficulty: 'medium' }, errors: null, result: null })
  })

  it('shows the question and the verdict of every rule', () => {
    const { errors, result } = tried('seed=sunny&level=isee-middle&difficulty=hard')
    expect(errors).toBeNull()
    expect(result?.verdicts).toHaveLength(RULES.length)
    expect(result?.solved).toMatch(/^\d+(?:\/\d+)?$/)
  })

  it('says the second result as the choices print it', () => {
    const clock = FAMILIES.find(({ id }) => id === 'clock-later')
    expect(clock && readTrial(clock, new URLSearchParams('seed=noon&level=isee-lower&difficulty=easy')).result?.solved).toMatch(
      /^\d+:\d\d$/,
    )
  })

  it('gives the same question to the same seed, with blanks around it or without', () => {
    const query = 'level=isee-middle&difficulty=hard'
    expect(tried(`seed=%20sunny%20&${query}`).result).toEqual(tried(`seed=sunny&${query}`).result)
    expect(tried(`seed=rainy&${query}`).result).not.toEqual(tried(`seed=sunny&${query}`).result)
  })

  it.each([
    ['seed=&level=isee-middle&difficulty=hard', { seed: ['Type a seed: any word or number.'] }],
    [`seed=${'x'.repeat(41)}&level=isee-middle&difficulty=hard`, { seed: ['Please use at most 40 characters'] }],
    ['seed=a&level=isee-primary&difficulty=hard', { level: ['Choose one of the levels.'] }],
    ['seed=a&level=isee-upper&difficulty=hard', { level: ['This family is not asked at that level.'] }],
    ['seed=a&level=isee-middle&difficulty=fiendish', { difficulty: ['Choose one of the difficulties.'] }],
  ])('answers %s with what to do', (query, errors) => {
    expect(tried(query)).toMatchObject({ errors, result: null })
  })
})

it.each(FAMILIES.map((each) => [each.id, each] as const))('the page of %s has samples, mistakes and sections', async (_id, each) => {
  const { samples, mistakes, sections, parameters } = await describeFamily(each)
  expect(samples).toHaveLength(3)
  expect(mistakes.length).toBeGreaterThanOrEqual(3)
  expect(sections.length).toBeGreaterThan(0)
  expect(parameters.length).toBeGreaterThan(0)
})

it('is made once, and others are served while it is made', async () => {
  const [, another] = FAMILIES
  if (!another) throw new Error('the bank has one family')
  vi.resetModules()
  const fresh = await import('./page.server')
  let served = 0
  const serve = () => {
    served += 1
    immediate = setImmediate(serve)
  }
  let immediate = setImmediate(serve)
  const made = await fresh.describeFamily(another)
  clearImmediate(immediate)
  expect(served).toBeGreaterThan(1)
  expect(await fresh.describeFamily(another)).toBe(made)
})
