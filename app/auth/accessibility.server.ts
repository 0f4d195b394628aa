/** How pages are shown to whoever asks: as the account says where one is signed in, else as the browser's cookie says. */
import { changeAppearance } from '~/models/accounts/accessibility/accessibility.server'
import { accessibilityHeader, type KeptSettings, parseAppearance, readAccessibilityCookie } from '~/utils/accessibility/cookie.server'
import { type AccessibilitySettings, DEFAULT_SETTINGS } from '~/utils/accessibility/settings'
import { readStudentSession } from './session.server'

export async function readAccessibility(request: Request): Promise<AccessibilitySettings> {
  const [student, kept] = await Promise.all([readStudentSession(request), readAccessibilityCookie(request)])
  return student ? settingsOf(student.accessibility, kept) : kept
}

/** Keeps a change with the account of whoever is signed in, and in the browser for when nobody is. Returns the Set-Cookie value. */
export async function keepAccessibility(
  request: Request,
  changeOf: (settings: AccessibilitySettings) => Partial<AccessibilitySettings>,
): Promise<string> {
  const [student, kept] = await Promise.all([readStudentSession(request), readAccessibilityCookie(request)])
  if (!student) return accessibilityHeader({ ...kept, ...changeOf(kept) })

  const { showButton = kept.showButton, ...change } = changeOf(settingsOf(student.accessibility, kept))
  // Hiding the button is no appearance, and says nothing about other browsers.
  if (Object.keys(change).length === 0) return accessibilityHeader({ ...kept, showButton })

  const appearance = await changeAppearance(student.id, (stored) => {
    const { showButton: _, ...now } = settingsOf(stored, kept)
    return { ...now, ...change }
  })
  return accessibilityHeader({ ...appearance, showButton, isOfAccount: true })
}

/** An account that never chose is shown what its browser keeps, unless another account has chosen that. */
function settingsOf(stored: unknown, kept: KeptSettings): AccessibilitySettings {
  const { showButton } = kept
  if (stored) return { ...parseAppearance(stored), showButton }
  return kept.isOfAccount ? { ...DEFAULT_SETTINGS, showButton } : kept
}
