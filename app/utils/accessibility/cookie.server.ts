/** A browser's accessibility settings: a cookie for a year, so that the server can render them without scripts. */
import { z } from 'zod'
import { ownCookie } from '../http/own-cookies.server'
import { DAY_SECONDS } from '../time/durations'
import { type AccessibilitySettings, DEFAULT_SETTINGS, FACES, GROUNDS, type Looks, SPACINGS, TEXT_SIZES, USUAL_LOOKS } from './settings'

const KEPT_SECONDS = 365 * DAY_SECONDS

// Named like all our cookies, so that the page cache stands aside for whoever has changed a setting.
const accessibilityCookie = ownCookie('accessibility', { maxAge: KEPT_SECONDS })

/** What is unknown or absent is as usual. */
const LooksSchema = z.object({
  highContrast: z.boolean().catch(USUAL_LOOKS.highContrast),
  text: z.enum(TEXT_SIZES).catch(USUAL_LOOKS.text),
  lines: z.enum(SPACINGS).catch(USUAL_LOOKS.lines),
  letters: z.enum(SPACINGS).catch(USUAL_LOOKS.letters),
  face: z.enum(FACES).catch(USUAL_LOOKS.face),
  ground: z.enum(GROUNDS).catch(USUAL_LOOKS.ground),
  isStill: z.boolean().catch(USUAL_LOOKS.isStill),
})
const SettingsSchema = LooksSchema.extend({ showButton: z.boolean().catch(true) }).catch(DEFAULT_SETTINGS)

/** Looks as an account keeps them. */
export function parseLooks(kept: unknown): Looks {
  return LooksSchema.catch(USUAL_LOOKS).parse(kept)
}

export async function readAccessibilityCookie(request: Request): Promise<AccessibilitySettings> {
  const header = request.headers.get('cookie')
  if (!header?.includes(`${accessibilityCookie.name}=`)) return DEFAULT_SETTINGS
  return SettingsSchema.parse(await accessibilityCookie.parse(header))
}

/** The Set-Cookie value; back at the defaults the cookie goes away, and with it the bypass of the page cache. */
export function accessibilityHeader(settings: AccessibilitySettings): Promise<string> {
  const chosen = Object.entries(settings).filter(([name, value]) => value !== DEFAULT_SETTINGS[name as keyof AccessibilitySettings])
  const isDefault = chosen.length === 0
  return accessibilityCookie.serialize(isDefault ? '' : Object.fromEntries(chosen), isDefault ? { maxAge: 0 } : {})
}
