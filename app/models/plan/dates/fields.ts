/** The form of a test date, as data that the form and its schema share. */
import type { FormRules } from '~/forms/rules'

const EXAMS = ['ISEE', 'SSAT'] as const

export const TEST_DATE_FIELDS = {
  /** The version that the page showed; absent where the date is new. */
  seen: { type: 'number', min: 1, max: 2_147_483_647, message: 'Please open the page again', isOptional: true },
  exam: { type: 'choice', choices: EXAMS, message: 'Please choose the test' },
  heldOn: { type: 'date', message: 'Please enter the day of the test' },
  registerBy: { type: 'date', message: 'Please enter a date', isOptional: true },
  source: {
    maxLength: 300,
    pattern: 'https:\\/\\/[^\\s\\/]+\\.[^\\s]+',
    message: 'Please enter the address of the page that says so. It begins with https://',
  },
  sourceDate: { type: 'date', message: 'Please enter the day on which you read it there' },
} as const satisfies FormRules
