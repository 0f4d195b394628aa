/**
 * Unsent marks and highlights on the device, one entry a question or passage, so that two windows do not take each other's. They are gone when the server has them,
 * at sign-out, after the result, and when another account signs in (public/device.js does the last three: it runs on every page of theirs).
 */
import type { Highlights, Mark } from './state'

/** public/device.js knows this beginning, too. */
const PREFIX = 'stanine-room:'

export function deviceKey(account: string, sittingId: string): string {
  return `${PREFIX}${account}:${sittingId}:`
}

/** A browser that keeps nothing (a private window, no space) leaves it to this page alone. */
export function keep(key: string, name: string, what: Mark | Highlights): void {
  try {
    localStorage.setItem(key + name, JSON.stringify(what))
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
export function forget(key: string, name: string, until: number): void {
  try {
    const text = localStorage.getItem(key + name)
    const kept = readMark(text) ?? readHighlights(text)
    if (!kept || kept.changedAt <= until) localStorage.removeItem(key + name)
  } catch {
    // Nothing can be kept here, so nothing has to go.
  }
}

/** The name of a passage's entry; that of a question is its position. */
export function passageEntry(passage: string): string {
  return `${PASSAGE}${passage}`
}

const PASSAGE = 'passage-'

/** What is kept of a section: marks by position, highlights by passage. */
export function keptOn(key: string): { marks: Record<number, Mark>; highlights: Record<string, Highlights> } {
  const marks: Record<number, Mark> = {}
  const highlights: Record<string, Highlights> = {}
  try {
    for (const entry of Object.keys(localStorage)) {
      if (!entry.startsWith(key)) continue
      const [name, text] = [entry.slice(key.length), localStorage.getItem(entry)]
      const mark = readMark(text)
      const highlighted = name.startsWith(PASSAGE) && readHighlights(text)
      if (mark) marks[Number(name)] = mark
      else if (highlighted) highlights[name.slice(PASSAGE.length)] = highlighted
    }
  } catch {
    // As above.
  }
  return { marks, highlights }
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

function readHighlights(text: string | null): Highlights | null {
  if (!text) return null
  try {
    const { sentences, changedAt } = JSON.parse(text) as Partial<Record<keyof Highlights, unknown>>
    return Array.isArray(sentences) && typeof changedAt === 'number' ? { sentences: sentences.map(Number), changedAt } : null
  } catch {
    return null
  }
}
