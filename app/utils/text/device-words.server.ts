/** A browser's own description of itself, in words: "Safari on an iPhone". It may say what it likes, so only names that are known are shown. */
import Bowser from 'bowser'

const UNKNOWN = 'A browser that we do not know'
const BROWSERS: ReadonlySet<string | undefined> = new Set(Object.values(Bowser.BROWSER_MAP))

/** By operating system, and where it runs on several kinds of things, by their kind. */
const MACHINES: Record<string, string | Record<string, string>> = {
  Windows: 'Windows',
  macOS: 'a Mac',
  Linux: 'Linux',
  'Chrome OS': 'a Chromebook',
  iOS: { mobile: 'an iPhone', tablet: 'an iPad' },
  Android: { mobile: 'an Android phone', tablet: 'an Android tablet' },
}

/** The words for a `User-Agent` header; null and what is no browser's are unknown. */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os, platform } = Bowser.parse(userAgent)
  const kinds = MACHINES[os.name ?? '']
  const machine = typeof kinds === 'object' ? kinds[platform.type ?? ''] : kinds
  if (!BROWSERS.has(browser.name)) return machine ? `A browser on ${machine}` : UNKNOWN
  return machine ? `${browser.name} on ${machine}` : (browser.name ?? UNKNOWN)
}
