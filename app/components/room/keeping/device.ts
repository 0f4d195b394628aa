/**
 * Unsent marks on the device, one entry a question, so that two windows do not take each other's. They are gone when the server has them,
 * at sign-out, after the result, and when another account signs in (public/device.js does the last three: it runs on every page of theirs).
 */
import type { Mark } from './state'

/** public/device.js knows this beginning, too. */
const PREFIX = 'stanine-room:'

export function deviceKey(account: string, sittingId: string): string {
  return `${PREFIX}${account}:${sittingId}:`
}

/** A browser that keeps nothing (a private window, no space) leaves it to this page alone. */
export function keep(key: string, position: number, mark: Mark): void {
  try {
    localStorage.setItem(`${key}${position}`, JSON.stringify(mark))
  } catch {
    // keepsOnDevice() tells.
  }
}

/** Whether this browser keeps anything. */
export function keepsOnDevice(): boolean {
  try {
    const probe = `${PREFIX}probe`
    localStorage.setItem(probe, '')
    localStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}

/** Takes away what the server has, and nothing that another window has changed since. */
export function forget(key: string, position: number, until: number): void {
  try {
    const mark = readMark(localStorage.getItem(`${key}${position}`))
    if (!mark || mark.changedAt <= until) localStorage.removeItem(`${key}${position}`)
  } catch {
    // Nothing can be kept here, so nothing has to go.
  }
}

/** What is kept of a section, by position. */
export function keptOn(key: string): Record<number, Mark> {
  const kept: Record<number, Mark> = {}
  try {
    for (const name of Object.keys(localStorage)) {
      const mark = name.startsWith(key) && readMark(localStorage.getItem(name))
      if (mark) kept[Number(name.slice(key.length))] = mark
    }
  } catch {
    // As above.
  }
  return kept
}

function readMark(text: string | null): Mark | null {
  if (!text) return null
  try {
    const { choice, struck, flagged, changedAt } = JSON.parse(text) as Partial<Record<keyof Mark, unknown>>
    const isChoice = choice === null || typeof choice === 'number'
    if (!isChoice || !Array.isArray(struck) || typeof flagged !== 'boolean' || typeof changedAt !== 'number') return null
    return { choice, struck: struck.map(Number), flagged, changedAt }
  } catch {
    return null
  }
}
