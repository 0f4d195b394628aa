/**
 * A running writing in the browser, as a pure machine: `step` takes one event and gives the next state, `dueAt` says when the next save is.
 * One save is under way at a time, except that a page which may be going away does not wait for an answer. While the student has to choose
 * between two texts, nothing is sent. `at` is the device's own running clock in milliseconds.
 */
import type { Closing, Copy, OtherText, Sheet, StoredText, Text, Trouble } from './state'

/** Without a stroke for so long, the text is saved. */
const PEN_RESTS_MS = 1_500
/** No stroke waits longer, however fast somebody types: with the way to the server it stays below five seconds. */
const LONGEST_WAIT_MS = 4_000
const RETRY_MS = 4_000

export type WritingEvent =
  | { type: 'typed'; text: Partial<Text>; at: number }
  /** What the device kept, and what the server has. */
  | { type: 'found'; copy: Copy; stored: StoredText; at: number }
  /** The text that the device kept takes the place of this one, or goes. */
  | { type: 'took'; at: number }
  | { type: 'dropped-offer' }
  /** Save what there is; `isLeaving`: the page may be gone before an answer comes. */
  | { type: 'flush'; at: number; isLeaving?: boolean }
  | { type: 'saved'; number: number; at: number }
  | { type: 'failed'; number: number; trouble: Trouble; at: number }
  | { type: 'elsewhere'; number: number; other: OtherText }
  | { type: 'closed'; closing: Closing }
  /** This page's text is to replace the other one. */
  | { type: 'kept'; at: number }
  /** The other one is to replace this page's. */
  | { type: 'yielded' }
  | { type: 'over'; at: number }

export function step(sheet: Sheet, event: WritingEvent): Sheet {
  switch (event.type) {
    case 'typed':
      return typed(sheet, event)
    case 'found':
      return found(sheet, event)
    case 'took':
      return sheet.offer ? typed({ ...sheet, offer: null }, { text: textOf(sheet.offer), at: event.at }) : sheet
    case 'dropped-offer':
      return { ...sheet, offer: null }
    case 'flush':
      return begin(sheet, event)
    case 'saved':
      return saved(sheet, event)
    case 'failed':
      return isAwaited(sheet, event) ? { ...sheet, underWay: null, trouble: event.trouble, failedAt: event.at } : sheet
    case 'elsewhere':
      if (!isAwaited(sheet, event)) return sheet
      return sheet.phase === 'over' ? closed(sheet, 'late') : { ...sheet, underWay: null, trouble: null, other: event.other }
    case 'closed':
      return closed(sheet, event.closing)
    case 'kept':
      return sheet.other ? begin({ ...sheet, seen: sheet.other.revision, other: null }, { at: event.at, isAsked: true }) : sheet
    case 'yielded':
      return yielded(sheet)
    case 'over':
      if (sheet.phase !== 'open') return sheet
      return sheet.other ? closed(sheet, 'choosing') : begin({ ...sheet, phase: 'over' }, { at: event.at, isLeaving: true })
  }
}

/** When the next save is to begin; null while there is nothing to wait for. */
export function dueAt(sheet: Sheet): number | null {
  const { changed, underWay, trouble, failedAt } = sheet
  if (underWay || !maySend(sheet)) return null
  if (trouble) return failedAt + RETRY_MS
  if (isSaved(sheet)) return null
  return changed ? Math.min(changed.last + PEN_RESTS_MS, changed.first + LONGEST_WAIT_MS) : 0
}

/** Whether the server has the text that stands on the page. */
export function isSaved({ text, saved }: Sheet): boolean {
  return isSame(text, saved)
}

export function isSame(one: Text, other: Text): boolean {
  return one.body === other.body && one.promptId === other.promptId
}

/** Whether a kept text simply continues what the server has, so that nothing is replaced that its page did not know. */
function continues(copy: Copy, { revision, savedBy, saveNumber }: StoredText): boolean {
  return savedBy === copy.page ? copy.number >= saveNumber : copy.seen === revision
}

function typed(sheet: Sheet, { text, at }: { text: Partial<Text>; at: number }): Sheet {
  const next = { ...sheet.text, ...text }
  if (isSame(next, sheet.text)) return sheet
  return { ...sheet, text: next, changed: { first: sheet.changed?.first ?? at, last: at } }
}

function found(sheet: Sheet, { copy, stored, at }: { copy: Copy; stored: StoredText; at: number }): Sheet {
  if (isSame(copy, stored) || isSame(copy, sheet.text)) return sheet
  // What somebody has typed already, before the scripts came, is not replaced either.
  const isUntouched = isSaved(sheet) && !sheet.other
  return isUntouched && continues(copy, stored) ? typed(sheet, { text: textOf(copy), at }) : { ...sheet, offer: copy }
}

function yielded(sheet: Sheet): Sheet {
  const { other } = sheet
  if (!other) return sheet
  return { ...sheet, text: textOf(other), saved: textOf(other), seen: other.revision, other: null, changed: null }
}

interface Begin {
  at: number
  /** Also when nothing is new. */
  isAsked?: boolean
  isLeaving?: boolean
}

function begin(sheet: Sheet, { isAsked = false, isLeaving = false }: Begin): Sheet {
  const isOver = sheet.phase === 'over'
  const isNew = isOver || isAsked || !isSaved(sheet)
  // A page that leaves sends once more only what is not on its way already.
  const isWaiting = sheet.underWay !== null && (!isLeaving || (isSame(sheet.underWay, sheet.text) && sheet.underWay.isFinal === isOver))
  if (!isNew || isWaiting || !maySend(sheet)) return sheet
  const number = sheet.number + 1
  const underWay = { page: sheet.page, number, seen: sheet.seen, ...sheet.text, isFinal: isOver }
  return { ...sheet, number, underWay, changed: null }
}

function maySend({ other, phase, text, longest }: Sheet): boolean {
  return other === null && (phase === 'open' || phase === 'over') && text.body.length <= longest
}

/** An answer counts for the save that is under way; one that another has overtaken says nothing new. */
function isAwaited({ underWay }: Sheet, { number }: { number: number }): boolean {
  return underWay?.number === number
}

function saved(sheet: Sheet, event: { number: number; at: number }): Sheet {
  const { underWay } = sheet
  if (!underWay || !isAwaited(sheet, event)) return sheet
  const next: Sheet = { ...sheet, underWay: null, trouble: null, saved: textOf(underWay), savedAt: event.at }
  if (sheet.phase !== 'over') return next
  return underWay.isFinal ? { ...next, phase: 'done' } : begin(next, { at: event.at })
}

function closed(sheet: Sheet, closing: Closing): Sheet {
  return { ...sheet, underWay: null, trouble: null, phase: 'closed', closing }
}

function textOf({ body, promptId }: Text): Text {
  return { body, promptId }
}
