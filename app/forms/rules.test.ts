import { describe, expect, test } from 'vitest'
import { brokenRule, cleanText, constraintsOf, EMAIL_PATTERN, lengthsOf, shapeOf, type TextRule } from './rules'

const name = { minLength: 2, maxLength: 5, message: 'too short' } satisfies TextRule
const email = { type: 'email', maxLength: 60, message: 'no address' } satisfies TextRule
const parent = { ...email, isOptional: true, neededWhen: { field: 'holder', is: 'child' } } as const

describe('a broken rule', () => {
  test.each([
    ['fits', name, 'Ada', null],
    ['is counted without the blanks round it', name, '  A ', 'too short'],
    ['is counted as it is when it is a password', { ...name, type: 'password' as const }, '  ', null],
    ['is too long', name, 'Adelaide', 'Please use at most 5 characters'],
    ['holds nothing that can be seen', { ...name, minLength: 1 }, '\u200b\u2060 \u00ad\u2800', 'too short'],
    ['is counted without what cannot be seen', name, '\u202e\u0007A\u2069', 'too short'],
    ['counts a line break once, as the browser does', name, 'a\r\nb\r\nc', null],
    ['is missing', name, '', 'too short'],
    ['may be missing', { ...name, isOptional: true as const }, '', null],
    ['may be missing, but is short', { ...name, isOptional: true as const }, 'A', 'too short'],
    ['may be empty', { ...name, minLength: 0 }, '', null],
    ['is no address', email, 'ada@home', 'no address'],
    ['is an address', email, ' Ada.L@home.example ', null],
    ['has another look', { ...name, pattern: '[a-z]+' }, 'Ada', 'too short'],
    ['is one of the choices', { type: 'choice' as const, choices: ['a', 'b'], message: 'choose' }, 'b', null],
    ['is none of the choices', { type: 'choice' as const, choices: ['a', 'b'], message: 'choose' }, 'c', 'choose'],
    ['is a number in its bounds', { type: 'number' as const, min: 1, max: 20, message: '1 to 20' }, '20', null],
    ['is a number out of them', { type: 'number' as const, min: 1, max: 20, message: '1 to 20' }, '21', '1 to 20'],
    ['is no whole number', { type: 'number' as const, min: 1, max: 20, message: '1 to 20' }, '1.5', '1 to 20'],
    ['is a day', { type: 'date' as const, message: 'no day' }, '2028-02-29', null],
    ['is a day of the year 0', { type: 'date' as const, message: 'no day' }, '0000-12-31', 'no day'],
    ['is a day of another millennium', { type: 'date' as const, message: 'no day' }, '9999-12-31', 'no day'],
    ['is no day of the calendar', { type: 'date' as const, message: 'no day' }, '2027-02-29', 'no day'],
  ])('%s', (_name, rule, value, message) => {
    expect(brokenRule(rule, value, {})).toBe(message)
  })

  const isAddress = (value: string) => brokenRule({ ...email, maxLength: 254 }, value, {}) === null

  test.each([
    'ada+mom@home.example',
    "o'hara@home.example",
    'a_b-c.d@my-home.co.uk',
    '{x}|y~!#$%&*/=?^`@1.example',
    `${'a'.repeat(64)}@home.example`,
    'a@xn--home-kva.example',
  ])('takes the address %s', (value) => {
    expect(isAddress(value)).toBe(true)
  })

  test.each([
    ['a soft hyphen', 'a\u00adda@home.example'],
    ['a space of no width', 'ada\u200b@home.example'],
    ['a wide letter', '\uff41da@home.example'],
    ['a Cyrillic letter', '\u0430da@home.example'],
    ['a Kelvin sign, which small letters make a k', '\u212aim@home.example'],
    ['a letter with an accent', 'ad\u00e1@home.example'],
    ['a control character', 'a\u0007da@home.example'],
    ['two dots', 'ada..l@home.example'],
    ['a dot in front', '.ada@home.example'],
    ['a dot before the at', 'ada.@home.example'],
    ['a domain with a hyphen in front', 'ada@-home.example'],
    ['a domain with a hyphen behind', 'ada@home-.example'],
    ['a part of a domain with a hyphen in front', 'ada@my.-home.example'],
    ['two dots in the domain', 'ada@home..example'],
    ['too much before the at', `${'a'.repeat(65)}@home.example`],
  ])('takes no address with %s', (_name, value) => {
    expect(isAddress(value)).toBe(false)
  })

  test('looks at the field that it depends on', () => {
    const again = { minLength: 0, maxLength: 9, message: 'not the same', equals: 'password' }
    expect(brokenRule(again, 'a', { password: 'a' })).toBeNull()
    expect(brokenRule(again, 'b', { password: 'a' })).toBe('not the same')
    expect(brokenRule(again, '', {})).toBeNull()
    expect(brokenRule(parent, '', { holder: 'teen' })).toBeNull()
    expect(brokenRule(parent, '', { holder: 'child' })).toBe('no address')
  })
})

describe('its attributes', () => {
  test('say the same to the browser', () => {
    expect({ ...constraintsOf(name), ...lengthsOf(name), ...shapeOf(name) }).toMatchObject({
      required: true,
      minLength: 2,
      maxLength: 5,
      'data-message': 'too short',
    })
    expect(constraintsOf(parent)).toMatchObject({ required: undefined, 'data-other': 'holder', 'data-is': 'child' })
    expect(shapeOf(parent)).toEqual({ pattern: EMAIL_PATTERN })
  })

  test('have a pattern that browsers can read with the v flag, and takes linear time', () => {
    expect(new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v').test('ada@home.example')).toBe(true)
    const begun = performance.now()
    for (const start of ['a@', '']) {
      for (const part of ['a.', 'a-', 'a', '-']) brokenRule({ ...email, maxLength: 100_000 }, `${start}${part.repeat(40_000)}!`, {})
    }
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})

test('a text loses control characters and turned directions, and keeps what writing needs', () => {
  expect(cleanText(name, ' a\u0000b\u001b\u009f\tc\nd\u202ee\u2066f ')).toBe('ab\tc\ndef')
  for (const kept of ['👩‍👧', 'می\u200cنا', 'שלום\u200f!', 'café', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) expect(cleanText(name, kept)).toBe(kept)
  expect(cleanText({ ...name, type: 'password' }, ' \u200b ')).toBe(' \u200b ')
})
