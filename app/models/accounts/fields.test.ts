/** The rules of names: words of any language pass, addresses and hidden marks do not. */
import { describe, expect, test } from 'vitest'
import { brokenRule } from '~/forms/rules'
import { CONTACT_FIELDS } from '~/models/site/fields'
import { REGISTRATION_FIELDS } from './fields'

const ADDRESS = 'Please leave out the web address'
const DOTTED = 'Please leave out the web address, and put a space after a dot'
const HIDDEN = 'Please use letters, spaces and simple marks only'

describe.each([
  ['first name', REGISTRATION_FIELDS.firstName],
  ['last name', REGISTRATION_FIELDS.lastName],
  ['name of the contact form', CONTACT_FIELDS.name],
])('a %s', (_name, rule) => {
  test.each([
    'Ada',
    "O'Brien-Ó Súilleabháin",
    'J. R. Smith',
    'J.R. Smith',
    'Dr. Ada Example, Ph. D.',
    'María José',
    'Сергей',
    '李小龍',
    'שרה',
    'नेहा',
    'می\u200cنا',
    'क्\u200dष',
    '葛\u{e0100}城',
    'Ada ❤\ufe0f',
    'Zoe\u0308',
    'Ada 👩‍🚀',
    'Łukasz'.repeat(10),
  ])('may be %s', (name) => {
    expect(brokenRule(rule, name, {})).toBeNull()
  })

  test.each([
    ['https://evil.example', ADDRESS],
    ['see http:evil', ADDRESS],
    ['javascript:alert(1)', ADDRESS],
    ['//evil', ADDRESS],
    ['WWW.evil', ADDRESS],
    ['win at evil.example now', DOTTED],
    ['ada@evil.example', DOTTED],
    ['evil。example', DOTTED],
    ['Ada\r\nBcc: x', HIDDEN],
    ['Ada\u0000', HIDDEN],
    ['Ada\u202egnp', HIDDEN],
    ['A\u200bda', HIDDEN],
    ['Ada\u2028Example', HIDDEN],
    ['Ada \ud800', HIDDEN],
    ['\u200d\u200c\u200d', HIDDEN],
    ['\ufe0f\ufe0f', HIDDEN],
    ['\u{e0100}\u{e0101}', HIDDEN],
    ['\u0301\u0301 \u0301', HIDDEN],
    ['\u{e0041}\u{e0042}', HIDDEN],
    ...['\u00ad', '\u115f', '\u1160', '\u180e', '\u2800', '\u3164', '\uffa0'].flatMap((one): [string, string][] => [
      [one.repeat(3), HIDDEN],
      [`Ada${one}`, HIDDEN],
    ]),
    ['a'.repeat(61), 'Please use at most 60 characters'],
  ])('may not be %j', (name, message) => {
    expect(brokenRule(rule, name, {})).toBe(message)
  })
})

test.each([
  ['ada.lovelace', null],
  ['ada_1815', null],
  ['https://evil.example', ADDRESS],
  ['www.evil', ADDRESS],
  ['ada\nexample', HIDDEN],
  ['\u200d\u200d\u200d', HIDDEN],
  ['ada\u3164', HIDDEN],
])('the username %j is answered with %j', (name, message) => {
  expect(brokenRule(REGISTRATION_FIELDS.username, name, {})).toBe(message)
})
