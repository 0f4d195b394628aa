/** The codes that tutors hand on: 14 characters, derived from the invitation, so that only their hash is stored (docs/decisions/038). */
import { hashToken, keyedHash } from '~/crypto/tokens.server'

/** No I, L, O, 0 and 1, and of S 5, B 8, Z 2 and U V only the second: 27 characters, so that 14 of them hold 66 bits. */
const TAKEN = ['I', 'L', 'O', 'S', 'B', 'Z', 'U']
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const ALPHABET = [...LETTERS.filter((letter) => !TAKEN.includes(letter)), ...'23456789']
const LENGTH = 14
const LOOK_ALIKES: Record<string, string> = { S: '5', B: '8', Z: '2', U: 'V' }

/** The code of an invitation, as it is typed; the same for as long as the first session secret stays. */
export function codeOf(invitationId: string): string {
  let rest = BigInt(`0x${Buffer.from(keyedHash('tutor-code', invitationId), 'base64url').toString('hex')}`)
  const base = BigInt(ALPHABET.length)
  let code = ''
  for (let index = 0; index < LENGTH; index++) {
    code += ALPHABET[Number(rest % base)]
    rest /= base
  }
  return code
}

/** The same in three parts, as people read and copy it. */
export function spelledCode(code: string): string {
  return [code.slice(0, 4), code.slice(4, 9), code.slice(9)].join('-')
}

/** What is stored of a code. */
export function hashCode(code: string): string {
  return hashToken(code)
}

/** What somebody typed as a code: without spaces and hyphens, in either case, and with what looks alike read as the one that there is. */
export function readCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/[A-Z]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
}
