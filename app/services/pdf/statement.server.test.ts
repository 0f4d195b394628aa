/** The statement of a payment as a PDF: it is set, and no text in it is markup. */
import { expect, test } from 'vitest'
import { statementPdf, statementSource } from './statement.server'

const statement = {
  ...{ number: 'AB12CD34', payee: 'Tess "#panic()" $x$ Walker', method: 'PayPal', paidOn: 'November 23, 2026', amount: '$54.65' },
  lines: [['November 1, 2026', 'Coupon *SPRING*', '$99', '35%', '$34.65']] as const,
  ...{ more: 2, takenBack: '$3', countedAgain: '$4' },
}

test('a statement is a PDF, whatever its payee is called', () => {
  expect(Buffer.from(statementPdf(statement)).subarray(0, 4).toString()).toBe('%PDF')
  expect(
    Buffer.from(statementPdf({ ...statement, lines: [], more: 0, takenBack: null, countedAgain: null }))
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF')
})

test('it says what was taken off, and how many lines are left out', () => {
  const source = statementSource(statement)
  expect(source).toContain('Less $3 for commissions')
  expect(source).toContain('And 2 more')
})
