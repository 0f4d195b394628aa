/** A browser's accessibility settings: a cookie for a year, so that the server can render them without scripts. */
import { z } from 'zod'
import { ownCookie } from '../http/own-cookies.server'
import { DAY_SECONDS } from '../time/durations'
import {
  type AccessibilitySettings,
  type Appearance,
  BACKGROUNDS,
  DEFAULT_SETTINGS,
  SPACINGS,
  TEXT_SIZES,
  TYPEFACES,
  USUAL_APPEARANCE,
} from './settings'

const KEPT_SECONDS = 365 * DAY_SECONDS

// Named like all our cookies, so that the page cache stands aside for whoever has changed a setting.
const accessibilityCookie = ownCookie('accessibility', { maxAge: KEPT_SECONDS })

/** What is unknown or absent is as usual. */
const AppearanceSchema = z.object({
  highContrast: z.boolean().catch(USUAL_APPEARANCE.highContrast),
  text: z.enum(TEXT_SIZES).catch(USUAL_APPEARANCE.text),
  lines: z.enum(SPACINGS).catch(USUAL_APPEARANCE.lines),
  letters: z.enum(SPACINGS).catch(USUAL_APPEARANCE.letters),
  typeface: z.enum(TYPEFACES).catch(USUAL_APPEARANCE.typeface),
  background: z.enum(BACKGROUNDS).catch(USUAL_APPEARANCE.background),
  reducedMotion: z.boolean().catch(USUAL_APPEARANCE.reducedMotion),
})
/** A choice that was made while signed in is told from a visitor's: another account on this browser does not take it over. */
export interface KeptSettings extends AccessibilitySettings {
  isOfAccount?: boolean
}
const SettingsSchema = AppearanceSchema.extend({
  showButton: z.boolean().catch(true),
  isOfAccount: z.literal(true).optional().catch(undefined),
})

/** Appearance as an account keeps it. */
export function parseAppearance(kept: unknown): Appearance {
  return AppearanceSchema.catch(USUAL_APPEARANCE).parse(kept)
}

export async function readAccessibilityCookie(request: Request): Promise<KeptSettings> {
  const header = request.headers.get('cookie')
  if (!header?.includes(`${accessibilityCookie.name}=`)) return DEFAULT_SETTINGS
  return SettingsSchema.catch(DEFAULT_SETTINGS).parse(await accessibilityCookie.parse(header))
}

/** The Set-Cookie value; back at the defaults the cookie goes away, and with it the bypass of the page cache. */
export function accessibilityHeader({ isOfAccount, ...settings }: KeptSettings): Promise<string> {
  const chosen = Object.entries(settings).filter(([name, value]) => value !== DEFAULT_SETTINGS[name as keyof AccessibilitySettings])
  if (chosen.length === 0) return accessibilityCookie.serialize('', { maxAge: 0 })
  return accessibilityCookie.serialize({ ...Object.fromEntries(chosen), ...(isOfAccount && { isOfAccount }) })
}
