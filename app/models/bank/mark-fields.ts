/** What a student finds wrong with a question, and where an admin stands with it. */
import type { FormRules } from '~/forms/rules'
import type { InboxState, ItemMarkReason } from '~/generated/prisma/enums'

export const MARK_REASONS: Record<ItemMarkReason, string> = {
  wrong_key: 'The answer given as right is wrong',
  two_answers: 'More than one answer is right',
  unclear: 'The question can be understood in two ways',
  figure: 'The figure or table does not fit',
  spelling: 'A word is misspelled or missing',
  explanation: 'The explanation does not help',
}

export const MARK_FIELDS = {
  reason: { type: 'choice', choices: Object.keys(MARK_REASONS) as ItemMarkReason[], message: 'Please choose what is wrong' },
} as const satisfies FormRules

export const MARK_STATES = ['new', 'open', 'done', 'spam'] as const satisfies readonly InboxState[]

/** `seen` is when the mark was last handled as the page showed it, so that two admins do not undo each other's work. */
export const MARK_STATE_FIELDS = {
  state: { type: 'choice', choices: MARK_STATES, message: 'Please choose one of the list' },
  seen: { maxLength: 40, message: 'Please open the page again', isOptional: true },
} as const satisfies FormRules
