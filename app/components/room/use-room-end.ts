/** How a section ends on an open page: by the clock, or because the server says that it has ended or is paused. */
import { useCallback, useEffect } from 'react'
import { paths } from '~/paths'
import { isAllSaved } from './keeping/machine'
import type { RoomView } from './use-room'

/** Returns what the countdown calls when it reaches zero. */
export function useRoomEnd({ room, store }: RoomView, sittingId: string): () => void {
  const { phase, late } = room
  const isDone = isAllSaved(room)
  useEffect(() => {
    if (phase === 'paused') location.assign(paths.learn.pause(sittingId))
    else if (phase === 'ended' && late.length === 0) location.assign(paths.learn.result(sittingId))
    else if (phase === 'over' && isDone) postTo(paths.learn.submission(sittingId), { because: 'time' })
  }, [phase, late, isDone, sittingId])

  return useCallback(() => store.tell({ type: 'over' }), [store])
}

/** Sends a form as a document: the page that it leads to does not hydrate. */
export function postTo(address: string, fields: Record<string, string> = {}): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = address
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.append(form)
  form.submit()
}
