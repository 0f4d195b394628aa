/** A running writing on its page: its store, the events of window and line, and the ways out of the page. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { keepsOnDevice } from '~/components/room/keeping/device'
import { newPageName } from '~/components/room/keeping/page-name'
import { paths } from '~/paths'
import { forgetText, keptText, textKey } from './keeping/device'
import { isSame, isSaved } from './keeping/machine'
import { newSheet, type OtherText, type Sheet, type StoredText, type Text } from './keeping/state'
import { createWritingStore, type WritingStore } from './keeping/store'

export interface WritingFrame {
  essayId: string
  /** Whose text it is. */
  account: string
  /** Whether the device may keep what is unsent. */
  mayKeep: boolean
  stored: StoredText
  longest: number
  /** What came with the form that was sent last, when it was not stored. */
  unsaved?: Text
  other?: OtherText
}

export interface WritingView {
  sheet: Sheet
  store: WritingStore
  /** Asks, on a page of its own, whether to submit, once everything is saved. */
  submit: () => Promise<void>
}

export function useWriting(frame: WritingFrame): WritingView {
  const { essayId, account, mayKeep } = frame
  const [store] = useState(() => {
    const { stored, unsaved, other, longest } = frame
    const sheet = newSheet({ page: newPageName(), stored, unsaved, other, longest })
    return createWritingStore({ sheet, essayId, key: mayKeep ? textKey(account, essayId) : null })
  })
  // React sets the fields to what the server sent; what somebody typed before the scripts came is in the page at this moment only.
  const [early] = useState(typedInPage)
  const sheet = useSyncExternalStore(store.subscribe, store.get, store.get)
  useOpening(store, frame, early)
  useWindow(store, mayKeep)

  const { phase } = sheet
  useEffect(() => {
    if (phase === 'done') location.replace(paths.learn.writing(essayId))
  }, [phase, essayId])

  async function submit(): Promise<void> {
    const { phase, other } = await store.flushed()
    if (isSaved(store.get()) && phase === 'open' && !other) location.assign(paths.learn.writingSubmission(essayId))
  }

  return { sheet, store, submit }
}

function typedInPage(): Partial<Text> {
  if (typeof document === 'undefined') return {}
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name="body"]')
  const chosen = document.querySelector<HTMLInputElement>('input[name="promptId"]:checked')
  return { ...(field && { body: field.value }), ...(chosen && { promptId: chosen.value }) }
}

/**
 * What was typed while React woke the page up, between the first look at the field and now. React may have set the field back to what the
 * server sent in between: then the earlier look knows more.
 */
function typedMeanwhile(early: Partial<Text>, stored: StoredText): Partial<Text> {
  const { body } = typedInPage()
  const isSetBack = body === undefined || (early.body !== stored.body && !body.startsWith(early.body ?? ''))
  return isSetBack ? {} : { body }
}

/** Once, when the page wakes up: what was typed before, and what an earlier visit could not send. */
function useOpening(store: WritingStore, { essayId, account, mayKeep, stored }: WritingFrame, early: Partial<Text>): void {
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    const key = textKey(account, essayId)
    if (!mayKeep) forgetText(key)
    const copy = keptText(key)
    // Its last save arrived, though no answer came back to a page that was leaving.
    if (copy && isSame(copy, stored)) forgetText(key)
    store.tell({ type: 'typed', text: { ...early, ...typedMeanwhile(early, stored) } })
    if (copy) store.tell({ type: 'found', copy, stored })
    if (!isSaved(store.get())) store.tell({ type: 'flush' })
  }, [store, essayId, account, mayKeep, stored, early])
}

function useWindow(store: WritingStore, mayKeep: boolean): void {
  useEffect(() => {
    const leave = () => store.tell({ type: 'flush', isLeaving: true })
    const look = () => document.hidden && leave()
    const retry = () => store.tell({ type: 'flush' })
    const warn = (event: BeforeUnloadEvent) => {
      if (isAtRisk(store.get(), mayKeep)) event.preventDefault()
    }
    // A page that the browser had put away may be long out of date.
    const wake = (event: PageTransitionEvent) => event.persisted && location.reload()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', retry)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', wake)
    window.addEventListener('beforeunload', warn)
    return () => {
      store.stop()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', retry)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', wake)
      window.removeEventListener('beforeunload', warn)
    }
  }, [store, mayKeep])
}

/** Whether leaving now may lose something: what merely waits for its turn is sent as the page goes. */
function isAtRisk(sheet: Sheet, mayKeep: boolean): boolean {
  const { trouble, other, phase } = sheet
  if (isSaved(sheet)) return false
  if (trouble === 'offline' || other || !navigator.onLine) return true
  const isStuck = trouble !== null || phase === 'closed'
  return isStuck && !(mayKeep && keepsOnDevice())
}
