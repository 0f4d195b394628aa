/**
 * With scripts, every change is saved at once, without leaving the page. What cannot be sent stays on the device and is sent again
 * until the server has it. Without scripts the form's own buttons save.
 */
import { useFetcher } from '@remix-run/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const RETRY_AFTER = 4_000

export const OFFLINE_MESSAGE = 'No connection. Your answer is kept on this device and sent as soon as the line is back.'

/** What the question's action answers to a save; `offline` when no answer came. */
type SaveReply = { state: 'saved'; openedAt: number } | { state: 'offline' | 'refused' }

interface Place {
  sittingId: string
  position: number
  openedAt: number
}

export function useAnswerKeeper(form: RefObject<HTMLFormElement>, { sittingId, position, openedAt }: Place) {
  const fetcher = useFetcher<() => SaveReply>({ key: `answer ${sittingId} ${position}` })
  const [now, setNow] = useState(0)
  const key = `stanine-unsent:${sittingId}:${position}`

  const save = useCallback(() => {
    if (!form.current) return
    const fields = new FormData(form.current)
    fields.set('intent', 'save')
    localStorage.setItem(key, new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])).toString())
    fetcher.submit(fields, { method: 'post', action: `/premium/sittings/${sittingId}/questions/${position}` })
  }, [form, fetcher, key, sittingId, position])

  const answer = fetcher.data
  const isOffline = answer?.state === 'offline'
  const isSaved = answer?.state === 'saved'

  // What an earlier visit could not send is put back into the form and sent: once, when the question opens.
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current || !form.current) return
    isOpened.current = true
    const unsent = localStorage.getItem(key)
    if (!unsent) return
    restore(form.current, new URLSearchParams(unsent))
    save()
  }, [key, form, save])

  useEffect(() => {
    if (isSaved) localStorage.removeItem(key)
  }, [isSaved, key])

  // While the line is down: again every few seconds, and at once when the browser says it is back.
  useEffect(() => {
    if (!isOffline || fetcher.state !== 'idle') return
    const timer = setTimeout(save, RETRY_AFTER)
    window.addEventListener('online', save)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', save)
    }
  }, [isOffline, fetcher.state, save])

  const savedAt = isSaved && 'openedAt' in answer ? answer.openedAt : now
  if (savedAt > now) setNow(savedAt)
  return { save, openedAt: Math.max(openedAt, now), message: messageOf(isOffline, isSaved, fetcher.state !== 'idle') }
}

function messageOf(isOffline: boolean, isSaved: boolean, isSending: boolean): string {
  if (isOffline) return OFFLINE_MESSAGE
  if (isSending) return 'Saving...'
  return isSaved ? 'Saved' : ''
}

function restore(form: HTMLFormElement, unsent: URLSearchParams): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[name="choice"], input[name="struck"]')) {
    input.checked = unsent.getAll(input.name).includes(input.value)
  }
}
