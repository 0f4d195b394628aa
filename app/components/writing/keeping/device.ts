/**
 * The unsent text of a writing on the device, one entry a writing. Its key begins as those of unsent answers do, so public/device.js takes it
 * away at sign-out and for another account. It is never written for a child whose parent has not agreed: the store gets no key then.
 */
import { deviceKey } from '~/components/room/keeping/device'
import { isSame } from './machine'
import type { Copy, Sheet, Text } from './state'

export function textKey(account: string, essayId: string): string {
  return `${deviceKey(account, essayId)}text`
}

export function keepText(key: string, { text, page, number, seen }: Sheet, writtenAt: number): void {
  const copy: Copy = { ...text, page, number, seen, writtenAt }
  try {
    localStorage.setItem(key, JSON.stringify(copy))
  } catch {
    // No space, or none allowed. An older text must not look like the last one.
    forgetText(key)
  }
}

/** Takes the entry away; with `text` only when it says that, so that another window keeps its own. */
export function forgetText(key: string, text?: { page: string } & Text): void {
  try {
    const kept = text && readCopy(localStorage.getItem(key))
    if (!kept || !text || kept.page === text.page || isSame(kept, text)) localStorage.removeItem(key)
  } catch {
    // Nothing can be kept here, so nothing has to go.
  }
}

export function keptText(key: string): Copy | null {
  try {
    return readCopy(localStorage.getItem(key))
  } catch {
    return null
  }
}

function readCopy(entry: string | null): Copy | null {
  if (!entry) return null
  try {
    const { body, promptId, page, number, seen, writtenAt } = JSON.parse(entry) as Partial<Record<keyof Copy, unknown>>
    if (typeof body !== 'string' || typeof promptId !== 'string' || typeof page !== 'string') return null
    if (typeof number !== 'number' || typeof seen !== 'number' || typeof writtenAt !== 'number') return null
    return { body, promptId, page, number, seen, writtenAt }
  } catch {
    return null
  }
}
