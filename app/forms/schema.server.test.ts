import { expect, test } from 'vitest'
import type { FormRules } from './rules'
import { formSchema } from './schema.server'

const FIELDS = {
  email: { type: 'email', maxLength: 60, message: 'no address' },
  password: { type: 'password', maxLength: 60, message: 'no password' },
  note: { maxLength: 60, message: 'no note', isOptional: true },
  count: { type: 'number', min: 1, max: 9, message: '1 to 9', initial: '5' },
} as const satisfies FormRules

const Schema = formSchema(FIELDS, {
  refine({ email, count }, refuse) {
    if (email === 'taken@home.example') refuse('email', 'taken')
    if (count === 7) refuse('count', 'not seven')
  },
})

function messages(sent: unknown) {
  return Schema.safeParse(sent).error?.issues.map(({ path, message }) => [path.join('.'), message])
}

test('values come out clean, and what is not there as undefined or as what is meant', () => {
  expect(Schema.parse({ email: ' Ada@Home.example ', password: ' secret ', extra: 'x' })).toEqual({
    email: 'ada@home.example',
    password: ' secret ',
    note: undefined,
    count: 5,
  })
})

test('every fault is told at once, also those that only the server sees', () => {
  expect(messages({ email: 'taken@home.example', password: '', count: '7' })).toEqual([
    ['password', 'no password'],
    ['email', 'taken'],
    ['count', 'not seven'],
  ])
})

test('what is no text gets the message of its field', () => {
  expect(messages({ email: 3, password: 'secret' })).toEqual([['email', 'no address']])
})

test('a strict form takes no other field', () => {
  const sent = { email: 'ada@home.example', password: 'x', role: 'admin' }
  expect(Schema.safeParse(sent).success).toBe(true)
  expect(formSchema(FIELDS, { isStrict: true }).safeParse(sent).success).toBe(false)
})
