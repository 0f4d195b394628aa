/** The code that referred this visitor, in local storage as the specification's section 3 has it; the server reads its cookie. */

/** Where it stands: `{ code, at }`, `at` in milliseconds. */
const KEY = 'referralCode'

/** Copies the cookie's code, if there is one. A browser without storage goes without. */
export function mirrorReferral(): void {
  try {
    const [, value] = /(?:^|;\s*)referral=([^;]+)/.exec(document.cookie) ?? []
    if (!value) return
    // Signed by the server as `data.signature`, the data in base 64.
    const [data = ''] = decodeURIComponent(value).split('.')
    const { code, at } = JSON.parse(atob(data)) as { code?: string; at?: number }
    if (code) localStorage.setItem(KEY, JSON.stringify({ code, at }))
  } catch {
    // Storage is shut, or somebody else's cookie has that name: nothing depends on the copy.
  }
}
