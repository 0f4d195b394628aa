/** How a page is shown to somebody: what may be chosen, and the classes of the document that do it. */

/** From the smallest; the panel's Larger Text is the third. */
export const TEXT_SIZES = ['normal', 'large', 'larger', 'largest'] as const
export const SPACINGS = ['normal', 'wide', 'wider'] as const
export const FACES = ['usual', 'hyperlegible'] as const
/** `device`: paper, or dark where the device is. */
export const GROUNDS = ['device', 'paper', 'white', 'gray', 'dark'] as const

/** What an account keeps. */
export interface Looks {
  highContrast: boolean
  text: (typeof TEXT_SIZES)[number]
  lines: (typeof SPACINGS)[number]
  letters: (typeof SPACINGS)[number]
  face: (typeof FACES)[number]
  ground: (typeof GROUNDS)[number]
  isStill: boolean
}

export interface AccessibilitySettings extends Looks {
  /** Of this browser alone: only cleared browser storage brings a hidden button back. */
  showButton: boolean
}

export const USUAL_LOOKS: Looks = {
  highContrast: false,
  text: 'normal',
  lines: 'normal',
  letters: 'normal',
  face: 'usual',
  ground: 'device',
  isStill: false,
}

export const DEFAULT_SETTINGS: AccessibilitySettings = { ...USUAL_LOOKS, showButton: true }

/** The classes of the root element; enhance.js sets the first two on the spot. */
export function classesOf({ highContrast, text, lines, letters, face, ground, isStill }: Looks): string | undefined {
  const classes = [
    highContrast && 'high-contrast',
    text !== 'normal' && 'larger-text',
    (text === 'large' || text === 'largest') && `text-${text}`,
    lines !== 'normal' && `lines-${lines}`,
    letters !== 'normal' && `letters-${letters}`,
    face !== 'usual' && `face-${face}`,
    ground !== 'device' && `ground-${ground}`,
    isStill && 'still',
  ]
  return classes.filter(Boolean).join(' ') || undefined
}

/** Whether the sheet of those who chose how to read is needed: everything but colors. */
export function needsReadingSheet({ text, lines, letters, face, isStill }: Looks): boolean {
  return isStill || face !== 'usual' || [text, lines, letters].some((size) => size !== 'normal')
}
