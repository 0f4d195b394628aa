/** The form of the page about accessibility, as data, and what its fields mean. */
import type { FormRules, ValueOf } from '~/forms/rules'
import { FACES, GROUNDS, type Looks, SPACINGS, TEXT_SIZES } from '~/utils/accessibility/settings'

const MESSAGE = 'Please choose one of these'

export const LOOKS_FIELDS = {
  text: { type: 'choice', choices: TEXT_SIZES, message: MESSAGE },
  lines: { type: 'choice', choices: SPACINGS, message: MESSAGE },
  letters: { type: 'choice', choices: SPACINGS, message: MESSAGE },
  face: { type: 'choice', choices: FACES, message: MESSAGE },
  ground: { type: 'choice', choices: GROUNDS, message: MESSAGE },
  contrast: { type: 'choice', choices: ['usual', 'high'], message: MESSAGE },
  motion: { type: 'choice', choices: ['usual', 'off'], message: MESSAGE },
} as const satisfies FormRules

type LooksForm = { [Name in keyof typeof LOOKS_FIELDS]: ValueOf<(typeof LOOKS_FIELDS)[Name]> }

export function looksOf({ contrast, motion, ...same }: LooksForm): Looks {
  return { ...same, highContrast: contrast === 'high', isStill: motion === 'off' }
}

/** What the form shows. */
export function formOf({ text, lines, letters, face, ground, highContrast, isStill }: Looks): LooksForm {
  return { text, lines, letters, face, ground, contrast: highContrast ? 'high' : 'usual', motion: isStill ? 'off' : 'usual' }
}
