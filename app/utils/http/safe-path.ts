/** Addresses that came from outside and that we are about to redirect to. */

const LONGEST = 512
const ORIGIN = 'http://own.invalid'

/** The value when it is a path of this site (one leading slash, no tricks), else the fallback. Never another site: security T6. */
export function safePath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > LONGEST) return fallback
  // Browsers read a backslash as a slash and drop tabs and line breaks, so neither may pass.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value) || !URL.canParse(value, ORIGIN)) return fallback
  const url = new URL(value, ORIGIN)
  const path = url.pathname + url.search + url.hash
  // Parsing resolves dots: "/.//evil" becomes "//evil", which is another site.
  return url.origin === ORIGIN && !path.startsWith('//') ? path : fallback
}

/** The page that led here and is gone on with at the end; undefined when nothing sound is named, or what comes next anyway. */
export function askedPage(request: Request, usual = ''): string | undefined {
  const asked = safePath(new URL(request.url).searchParams.get('redirectTo'), usual)
  return asked === usual ? undefined : asked
}
