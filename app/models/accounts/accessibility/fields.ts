/** The form of the page about accessibility, as data, and what its fields mean. */
import type { FormRules, ValueOf } from '~/forms/rules'
import { type Appearance, BACKGROUNDS, SPACINGS, TEXT_SIZES, TYPEFACES } from '~/utils/accessibility/settings'

const MESSAGE = 'Please choose one of these'

export const APPEARANCE_FIELDS = {
  text: { type: 'choice', choices: TEXT_SIZES, message: MESSAGE },
  lines: { type: 'choice', choices: SPACINGS, message: MESSAGE },
  letters: { type: 'choice', choices: SPACINGS, message: MESSAGE },
  typeface: { type: 'choice', choices: TYPEFACES, message: MESSAGE },
  background: { type: 'choice', choices: BACKGROUNDS, message: MESSAGE },
  contrast: { type: 'choice', choices: ['usual', 'high'], message: MESSAGE },
  motion: { type: 'choice', choices: ['usual', 'off'], message: MESSAGE },
} as const satisfies FormRules

type AppearanceForm = { [Name in keyof typeof APPEARANCE_FIELDS]: ValueOf<(typeof APPEARANCE_FIELDS)[Name]> }

export function appearanceOf({ contrast, motion, ...same }: AppearanceForm): Appearance {
  return { ...same, highContrast: contrast === 'high', reducedMotion: motion === 'off' }
}

/** What the form shows. */
export function formOf({ text, lines, letters, typeface, background, highContrast, reducedMotion }: Appearance): AppearanceForm {
  return { text, lines, letters, typeface, background, contrast: highContrast ? 'high' : 'usual', motion: reducedMotion ? 'off' : 'usual' }
}
