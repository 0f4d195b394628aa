/** Addresses that are written differently and lead to one person. */
import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox'

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['  ADA@Example.COM ', 'ada@example.com'],
  ['ada+mom@example.com', 'ada@example.com'],
  ['ada+mom+dad@example.com', 'ada@example.com'],
  ['a.d.a@gmail.com', 'ada@gmail.com'],
  ['A.da+mom@GoogleMail.com', 'ada@gmail.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['ada@notgmail.com', 'ada@notgmail.com'],
  ['ada@mail.gmail.com.example', 'ada@mail.gmail.com.example'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
