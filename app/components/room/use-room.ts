/** A running section on its page: its store, the events of window and line, and going from question to question without a request. */
import { useNavigate } from '@remix-run/react'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { paths } from '~/paths'
import { deviceKey, keptOn } from './keeping/device'
import { firstByteAt } from './keeping/first-byte'
import { isRemembered, rememberRoom } from './keeping/memory'
import { newPageName } from './keeping/page-name'
import { type Highlights, type Mark, newRoom, type Room } from './keeping/state'
import { createRoomStore, type RoomStore, sendFarewell } from './keeping/store'

/** What the room needs of the page; it remembers the whole page, to show it again with each question. */
export interface RoomFrame {
  sittingId: string
  /** Whose unsent answers the device keeps. */
  account: string
  position: number
  marks: Mark[]
  highlights: Record<string, Highlights>
  revision: number
  /** The server's time when it made the page, milliseconds since 1970. */
  openedAt: number
}

export interface RoomView {
  room: Room
  store: RoomStore
  /** Shows another question; false when it cannot be had without a line. */
  go: (position: number) => Promise<boolean>
  /** Opens a page outside the questions once everything is saved; false when it is not. */
  leave: (open: () => void) => Promise<boolean>
}

export function useRoom(frame: RoomFrame, form: RefObject<HTMLFormElement>): RoomView {
  const { sittingId, position } = frame
  const [store] = useState(() => createStore(frame))
  const room = useSyncExternalStore(store.subscribe, store.get, store.get)
  const navigate = useNavigate()
  useOpening(store, frame, form)
  useWindow(store, sittingId, position)

  // The address is what is shown; the machine learns of it here, so that time is counted on the right question.
  const shown = useRef(position)
  useEffect(() => {
    if (shown.current !== position) store.tell({ type: 'opened', position })
    shown.current = position
  }, [store, position])

  async function go(target: number): Promise<boolean> {
    if (!(await isRemembered(sittingId, target))) return false
    navigate(paths.learn.question(sittingId, target))
    return true
  }

  async function leave(open: () => void): Promise<boolean> {
    await store.settled()
    store.tell({ type: store.get().save ? 'retry' : 'flush' })
    const { save, phase } = await store.settled()
    const isSaved = save === null
    if (isSaved && phase !== 'ended') open()
    return isSaved
  }

  return { room, store, go, leave }
}

function createStore({ sittingId, account, position, marks, highlights, revision, openedAt }: RoomFrame): RoomStore {
  const room = newRoom({ page: newPageName(), position, marks, highlights, revision, now: openedAt, at: firstByteAt() })
  return createRoomStore({ room, sittingId, key: deviceKey(account, sittingId) })
}

/** Once, when the page wakes up: what was chosen before the scripts came, what an earlier visit could not send, and all questions. */
function useOpening(store: RoomStore, frame: RoomFrame, form: RefObject<HTMLFormElement>): void {
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    rememberRoom(frame)
    const { sittingId, account, position, marks } = frame
    const mark = marks[position - 1]
    const chosen = form.current && mark && changeIn(form.current, mark)
    store.tell({ type: 'restored', ...keptOn(deviceKey(account, sittingId)) })
    if (chosen) store.tell({ type: 'marked', position, change: chosen })
    void isRemembered(sittingId, position)
  }, [store, frame, form])
}

function useWindow(store: RoomStore, sittingId: string, position: number): void {
  useEffect(() => {
    const look = () => store.tell(document.hidden ? { type: 'hidden' } : { type: 'shown', position })
    const retry = () => {
      void isRemembered(sittingId, position)
      store.tell({ type: 'retry' })
    }
    const farewell = () => {
      store.tell({ type: 'hidden' })
      const { save, trouble } = store.get()
      if (save && trouble) store.tell({ type: 'retry' })
      const last = store.get()
      if (last.save && last.isUnderWay) sendFarewell(sittingId, last.save)
    }
    // A page that the browser had put away may be long out of date.
    const wake = (event: PageTransitionEvent) => event.persisted && location.reload()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', retry)
    window.addEventListener('pagehide', farewell)
    window.addEventListener('pageshow', wake)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', retry)
      window.removeEventListener('pagehide', farewell)
      window.removeEventListener('pageshow', wake)
    }
  }, [store, sittingId, position])
}

/** What the form holds that the server did not send. */
function changeIn(form: HTMLFormElement, { choice, struck }: Mark): Partial<Mark> | null {
  const checked = (name: string) =>
    [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].filter((input) => input.checked).map(({ value }) => Number(value))
  const [chosen = null] = checked('choice')
  const crossed = checked('struck')
  return chosen === choice && String(crossed) === String(struck) ? null : { choice: chosen, struck: crossed }
}
