import { describe, expect, test } from 'vitest'
import { createSpelling } from './addresses.mjs'

const spellingOf = createSpelling([
  '',
  'contact',
  'proof',
  'proof/:family',
  'quiz/essay/:number',
  'quiz/:subject/:number',
  'blog/:slug?',
  '*',
])

test.each([
  '/',
  '/contact',
  '/contact?a=B',
  '/proof/Fraction-Sum',
  '/quiz/essay/1',
  '/quiz/Essays/A%3Ab',
  '/blog',
  '/proof/a%2Fb',
  '/enhance.js',
  '/assets/Root.js',
])('%s is right', (target) => expect(spellingOf(target)).toBeUndefined())

test.each([
  ['/Contact', '/contact'],
  ['/CONTACT?Code=AbC', '/contact?Code=AbC'],
  ['/contact/', '/contact'],
  ['//contact//', '/contact'],
  ['/%63ontact', '/contact'],
  ['/%63%6Fntact?', '/contact'],
  ['/contact?', '/contact'],
  ['/x/../contact', '/contact'],
  ['/x/%2e%2e/./contact', '/contact'],
  ['/assets/../contact', '/contact'],
  ['/../../', '/'],
  ['//', '/'],
  ['/Proof/Fraction-Sum/', '/proof/Fraction-Sum'],
  ['/proof/fr%61ction', '/proof/fraction'],
  ['/proof/a:b', '/proof/a%3Ab'],
  ['/proof/a%2fb', '/proof/a%2Fb'],
  ['/quiz/ESSAY/1', '/quiz/essay/1'],
  ['/Quiz/Verbal/1', '/quiz/Verbal/1'],
  ['/Blog/', '/blog'],
])('%s leads to %s', (target, right) => {
  expect(spellingOf(target)).toBe(right)
  expect(spellingOf(right)).toBeUndefined()
})

describe('what no route knows', () => {
  test.each(['/Nowhere/', '//evil.example', '//evil.example/contact', '/contact/more/', '/proof/a/b/', '/%2F%2Fevil.example'])(
    '%s stays as it is',
    (target) => expect(spellingOf(target)).toBeUndefined(),
  )
})
