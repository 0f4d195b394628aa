/**
 * Browsers and networks that an account was signed in from. Strangers' wrong tries shut other strangers out, never these.
 * The browser is known by a signed cookie, which a family shares: it names the last accounts. It signs nobody in.
 */
import { z } from 'zod'
import { hashToken, keyedHash, randomToken } from '~/crypto/tokens.server'
import type { Audience } from '~/generated/prisma/enums'
import { type AccountName, countedAs, passwordHashAt } from '~/models/accounts/audiences/rows.server'
import { rememberNetwork } from '~/models/accounts/known-network.server'
import { deviceCookie } from './cookies.server'
import { addressOf } from './limits.server'

const MOST_ACCOUNTS = 6
/** `password` says which one the account had: with another one the browser is a stranger again. */
const DevicesSchema = z.array(z.object({ account: z.string(), device: z.string(), password: z.string() }))
type Devices = z.infer<typeof DevicesSchema>

interface Door {
  audience: Audience
  email: string
}

/** This browser's name for the account; null when it never signed in to it, or the account has got another password since. */
export async function deviceOf(request: Request, door: Door): Promise<string | null> {
  const account = accountKey(door)
  const known = (await readDevices(request)).find((one) => one.account === account)
  return known && known.password === (await passwordMark(door)) ? known.device : null
}

/** The `Set-Cookie` value by which this browser is known for the account; `device` only where its name is not to be chosen here. */
export async function rememberDevice(request: Request, door: Door, device?: string): Promise<string> {
  const account = accountKey(door)
  const known = await readDevices(request)
  const name = device ?? known.find((one) => one.account === account)?.device ?? randomToken().slice(0, 16)
  const others = known.filter((one) => one.account !== account)
  return deviceCookie.serialize([{ account, device: name, password: await passwordMark(door) }, ...others].slice(0, MOST_ACCOUNTS))
}

/** Remembers browser and network of a sign-in; returns the browser's `Set-Cookie` value. */
export async function rememberSignIn(request: Request, { audience, id, email }: AccountName & { email: string }): Promise<string> {
  // Of the others the session itself says it.
  if (audience === 'student') await rememberNetwork({ userId: id, network: networkKey(request) })
  return rememberDevice(request, { audience, email })
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
function accountKey({ audience, email }: Door): string {
  return hashToken(`device of ${countedAs(audience, email).toLowerCase()}`).slice(0, 22)
}

/** Changes with the password, and tells nothing of it: the stored hash has a salt. */
async function passwordMark({ audience, email }: Door): Promise<string> {
  return hashToken(`password of ${(await passwordHashAt(audience, email)) ?? ''}`).slice(0, 22)
}
