/** The visitor's accessibility settings: a cookie for a year, so that the server can render them without scripts. */
import { z } from 'zod'
import { type AccessibilitySettings, DEFAULT_SETTINGS } from '~/components/layout/accessibility-panel'
import { ownCookie } from './http/own-cookies.server'
import { DAY_SECONDS } from './time/durations'

const KEPT_SECONDS = 365 * DAY_SECONDS

// Named like all our cookies, so that the page cache stands aside for whoever has changed a setting.
const accessibilityCookie = ownCookie('accessibility', { maxAge: KEPT_SECONDS })
const SettingsSchema = z.object({ showButton: z.boolean(), highContrast: z.boolean(), largeText: z.boolean() })

export async function readAccessibility(request: Request): Promise<AccessibilitySettings> {
  const header = request.headers.get('cookie')
  if (!header?.includes(`${accessibilityCookie.name}=`)) return DEFAULT_SETTINGS
  return SettingsSchema.catch(DEFAULT_SETTINGS).parse(await accessibilityCookie.parse(header))
}

/** The Set-Cookie value; back at the defaults the cookie goes away, and with it the bypass of the page cache. */
export function accessibilityHeader(settings: AccessibilitySettings): Promise<string> {
  const isDefault = settings.showButton && !settings.highContrast && !settings.largeText
  return accessibilityCookie.serialize(isDefault ? '' : settings, isDefault ? { maxAge: 0 } : {})
}

/** What the panel's form asks for. The hidden button stays hidden through a reset: only cleared browser storage brings it back. */
export function changeSettings(settings: AccessibilitySettings, form: FormData): AccessibilitySettings {
  if (form.get('reset')) return { ...settings, highContrast: false, largeText: false }
  return {
    showButton: form.get('confirm') === 'hide' ? false : form.get('show') ? true : settings.showButton,
    highContrast: form.has('highContrast') ? form.get('highContrast') === 'on' : settings.highContrast,
    largeText: form.has('largeText') ? form.get('largeText') === 'on' : settings.largeText,
  }
}
