import { describe, expect, test } from 'vitest'
import { isFieldName, isTooDeep } from './sent-shape.mjs'

describe('the name of a field', () => {
  test.each(['email', 'firstName', 'choices[0].text', 'choices[99].says', 'subject[3]', 'address.city', 'a'.repeat(64)])(
    'may be %s',
    (name) => expect(isFieldName(name)).toBe(true),
  )

  test.each([
    'zzz[100000000]',
    'email[100]',
    'email[]',
    'email[-1]',
    'a[0][1]',
    'a.b.c',
    'a[0].b.c',
    '[0]',
    '',
    'a b',
    'a\n',
    'é',
    '__intent__',
    '__state__',
    '__proto__',
    'constructor',
    'toString',
    'a.hasOwnProperty',
    'a[0].constructor',
    'a'.repeat(65),
  ])('may not be %j', (name) => expect(isFieldName(name)).toBe(false))
})

describe('JSON', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

  test('may nest 32 deep, and no deeper', () => {
    expect([isTooDeep(nested(32)), isTooDeep(nested(33)), isTooDeep('{"a":'.repeat(33))]).toEqual([false, true, true])
  })

  test('may hold many brackets side by side, or as text', () => {
    expect(isTooDeep(`[${Array(1000).fill('[]').join(',')}]`)).toBe(false)
    expect(isTooDeep(`{"a":"${'['.repeat(100)}\\"${'{'.repeat(100)}"}`)).toBe(false)
  })

  test('is measured behind text that ends in a backslash', () => expect(isTooDeep(`["\\\\",${nested(33)}]`)).toBe(true))
})
