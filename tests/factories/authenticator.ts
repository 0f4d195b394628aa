/** The authenticator app of tests and of the demo admin. No database: `npm run demo:code` asks it too. */
import { Secret, TOTP } from 'otpauth'

/** In base 32, as an app takes it. The demo alone uses it. */
export const DEMO_SECRET = ['PENCIL', 'AND', 'PAPER', 'PENCIL', 'AND', 'PAPER', 'DEMO'].join('')

/** What the app shows at this time. */
export function codeOf(secret: string, at = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
}
