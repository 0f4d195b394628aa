/**
 * Sealing what must be read again and is not for whoever copies the database: AES-256-GCM under a key that HKDF derives from a session
 * secret and the purpose. A seal is bound to its owner, so that it opens nothing in another one's row.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '~/env.server'

const NONCE_BYTES = 12
const TAG_BYTES = 16

export interface Seal {
  purpose: 'second-factor' | 'recovery-codes'
  /** The account's id, and whatever else the seal is bound to. */
  owner: string
}

/** The text, sealed under the first secret. */
export function sealText(text: string, seal: Seal, [secret = '']: readonly string[] = env.SESSION_SECRETS): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, seal), nonce, { authTagLength: TAG_BYTES }).setAAD(nameOf(seal))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** The text, and whether it was sealed under another secret than the first; null when none of them opens it. */
export function unsealText(
  sealed: string,
  seal: Seal,
  secrets: readonly string[] = env.SESSION_SECRETS,
): { text: string; isStale: boolean } | null {
  for (const [index, secret] of secrets.entries()) {
    const text = openWith(secret, Buffer.from(sealed, 'base64url'), seal)
    if (text !== null) return { text, isStale: index > 0 }
  }
  return null
}

function openWith(secret: string, bytes: Buffer, seal: Seal): string | null {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, seal), nonce, { authTagLength: TAG_BYTES }).setAAD(nameOf(seal))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null // another secret's, or another owner's
  }
}

function keyOf(secret: string, { purpose }: Seal): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `stanine ${purpose} 1`, 32))
}

function nameOf({ purpose, owner }: Seal): Buffer {
  return Buffer.from(`${purpose}:${owner}`)
}
