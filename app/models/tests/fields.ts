/** What the cover of a whole test asks. */
import { TEST_PLACES } from '~/exam/core/test-steps'
import type { FormRules } from '~/forms/rules'
import { ACCOMMODATIONS } from '~/models/accounts/profile/fields'

const TEST_MODES = ['rehearsal', 'practice'] as const
const TEST_TIMES = ['100', '150', '200'] as const
const PRACTICE_WARNINGS = ['none', 'five', 'five_and_one'] as const

const message = 'Please choose one of the list'

export const TEST_FIELDS = {
  mode: { type: 'choice', choices: TEST_MODES, message, initial: 'rehearsal' },
  place: { type: 'choice', choices: TEST_PLACES, message, initial: 'home' },
  time: { type: 'choice', choices: TEST_TIMES, message, initial: '100' },
  warnings: { type: 'choice', choices: PRACTICE_WARNINGS, message, initial: 'five' },
} satisfies FormRules

/** Boxes to tick: sent when they are ticked. */
export const TEST_BOXES = ['untimed', ...ACCOMMODATIONS] as const
export type TestBox = (typeof TEST_BOXES)[number]

/** Longest text of a writing, as the sheet on the screen. */
export const TYPED_FIELDS = {
  promptId: { maxLength: 40, message: 'Please choose the prompt that you wrote about' },
  body: { maxLength: 20_000, minLength: 1, message: 'Please type your text first' },
  seen: { type: 'number', min: 0, max: 1_000_000_000, message: 'Please open this page again' },
} satisfies FormRules
