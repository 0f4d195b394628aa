/** How a page is shown to somebody: what may be chosen, and the classes of the document that do it. */

/** From the smallest; the panel's Larger Text is the third. */
export const TEXT_SIZES = ['normal', 'large', 'larger', 'largest'] as const
export const SPACINGS = ['normal', 'wide', 'wider'] as const
export const TYPEFACES = ['usual', 'hyperlegible'] as const
/** `device`: paper, or dark where the device is. */
export const BACKGROUNDS = ['device', 'paper', 'white', 'gray', 'dark'] as const

/** What an account keeps. */
export interface Appearance {
  highContrast: boolean
  text: (typeof TEXT_SIZES)[number]
  lines: (typeof SPACINGS)[number]
  letters: (typeof SPACINGS)[number]
  typeface: (typeof TYPEFACES)[number]
  background: (typeof BACKGROUNDS)[number]
  reducedMotion: boolean
}

export interface AccessibilitySettings extends Appearance {
  /** Of this browser alone: only cleared browser storage brings a hidden button back. */
  showButton: boolean
}

export const USUAL_APPEARANCE: Appearance = {
  highContrast: false,
  text: 'normal',
  lines: 'normal',
  letters: 'normal',
  typeface: 'usual',
  background: 'device',
  reducedMotion: false,
}

export const DEFAULT_SETTINGS: AccessibilitySettings = { ...USUAL_APPEARANCE, showButton: true }

/** The classes of the root element; enhance.js sets the first two on the spot. */
export function classesOf({ highContrast, text, lines, letters, typeface, background, reducedMotion }: Appearance): string | undefined {
  const classes = [
    highContrast && 'high-contrast',
    text !== 'normal' && 'larger-text',
    (text === 'large' || text === 'largest') && `text-${text}`,
    lines !== 'normal' && `lines-${lines}`,
    letters !== 'normal' && `letters-${letters}`,
    typeface !== 'usual' && `typeface-${typeface}`,
    background !== 'device' && `background-${background}`,
    reducedMotion && 'reduced-motion',
  ]
  return classes.filter(Boolean).join(' ') || undefined
}

/** Whether the sheet of those who chose how to read is needed: everything but colors. */
export function needsReadingSheet({ text, lines, letters, typeface, reducedMotion }: Appearance): boolean {
  return reducedMotion || typeface !== 'usual' || [text, lines, letters].some((size) => size !== 'normal')
}
