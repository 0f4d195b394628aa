/**
 * Browsers and networks that an account was signed in from. Strangers' wrong tries shut other strangers out, never these.
 * The browser is known by a signed cookie, which a family shares: it names the last accounts. It signs nobody in.
 */
import { z } from 'zod'
import { hashToken, keyedHash, randomToken } from '~/crypto/tokens.server'
import { type AccountName, countedAs } from '~/models/accounts/audiences/rows.server'
import { rememberNetwork } from '~/models/accounts/known-network.server'
import { deviceCookie } from './cookies.server'
import { addressOf } from './limits.server'

const MOST_ACCOUNTS = 6
const DevicesSchema = z.array(z.object({ account: z.string(), device: z.string() }))
type Devices = z.infer<typeof DevicesSchema>

/** This browser's name for the account, as `countedAs` calls it; null when it never signed in to it. */
export async function deviceOf(request: Request, email: string): Promise<string | null> {
  const account = accountKey(email)
  return (await readDevices(request)).find((known) => known.account === account)?.device ?? null
}

/** The `Set-Cookie` value by which this browser is known for the account; `device` only where its name is not to be chosen here. */
export async function rememberDevice(request: Request, email: string, device?: string): Promise<string> {
  const account = accountKey(email)
  const known = await readDevices(request)
  const name = device ?? known.find((one) => one.account === account)?.device ?? randomToken().slice(0, 16)
  const others = known.filter((one) => one.account !== account)
  return deviceCookie.serialize([{ account, device: name }, ...others].slice(0, MOST_ACCOUNTS))
}

/** Remembers browser and network of a sign-in; returns the browser's `Set-Cookie` value. */
export async function rememberSignIn(request: Request, { audience, id, email }: AccountName & { email: string }): Promise<string> {
  // Of the others the session itself says it.
  if (audience === 'student') await rememberNetwork({ userId: id, network: networkKey(request) })
  return rememberDevice(request, countedAs(audience, email))
}

/** The caller's network as it is stored: without the secret nobody can tell which one it is. */
export function networkKey(request: Request): string {
  return keyedHash('network', addressOf(request))
}

async function readDevices(request: Request): Promise<Devices> {
  const parsed = DevicesSchema.safeParse(await deviceCookie.parse(request.headers.get('cookie')))
  return parsed.success ? parsed.data : []
}

/** The cookie names no address, because others may look at it. */
function accountKey(email: string): string {
  return hashToken(`device of ${email.toLowerCase()}`).slice(0, 22)
}
