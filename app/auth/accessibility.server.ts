/** How pages are shown to whoever asks: as the account says where one is signed in, else as the browser's cookie says. */
import { keepLooks } from '~/models/accounts/accessibility/accessibility.server'
import { accessibilityHeader, parseLooks, readAccessibilityCookie } from '~/utils/accessibility/cookie.server'
import type { AccessibilitySettings } from '~/utils/accessibility/settings'
import { readStudentSession, type Student } from './session.server'

export async function readAccessibility(request: Request): Promise<AccessibilitySettings> {
  const [student, kept] = await Promise.all([readStudentSession(request), readAccessibilityCookie(request)])
  return settingsFor(student, kept)
}

/** Keeps a change in the browser, and with the account of whoever is signed in. Returns the Set-Cookie value. */
export async function keepAccessibility(
  request: Request,
  changeOf: (settings: AccessibilitySettings) => Partial<AccessibilitySettings>,
): Promise<string> {
  const [student, kept] = await Promise.all([readStudentSession(request), readAccessibilityCookie(request)])
  const before = settingsFor(student, kept)
  const settings = { ...before, ...changeOf(before) }
  const { showButton, ...looks } = settings
  // Hiding the button is no look, and says nothing about other browsers.
  if (student && showButton === before.showButton) await keepLooks(student.id, looks)
  return accessibilityHeader(settings)
}

/** An account that never chose is shown what its browser keeps. */
function settingsFor(student: Student | null, kept: AccessibilitySettings): AccessibilitySettings {
  return student?.accessibility ? { ...parseLooks(student.accessibility), showButton: kept.showButton } : kept
}
