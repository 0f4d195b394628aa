/** Password hashing: Argon2id with 19 MiB, two passes, one lane (OWASP's first choice), on libuv's threads. */
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { randomToken } from './tokens.server'

// The package's default algorithm is Argon2id.
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID)
}

/** The hash of a text that is looked up by it: the same salt gives the same hash. */
export async function hashWithSalt(text: string, salt: string): Promise<string> {
  return (await hashRaw(text, { ...ARGON2ID, salt: Buffer.from(salt, 'base64url') })).toString('base64url')
}

let decoy: Promise<string> | undefined

/** Whether the password fits. Without a stored hash as much work is done and the answer is no, so time tells nothing. */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword(randomToken())
  const fits = await verify(stored ?? (await decoy), password)
  return fits && stored !== null
}
