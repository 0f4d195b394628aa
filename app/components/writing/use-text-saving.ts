/**
 * The text of a running writing with scripts: saved whenever the pen rests, sent again until the server has it, and left alone while the
 * student has to choose between it and the text of another window.
 */
import { useFetcher, useSubmit } from '@remix-run/react'
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { newPageName } from '~/components/room/keeping/page-name'
import { paths } from '~/paths'

/** Milliseconds without a keystroke until the text is saved. */
const PEN_RESTS = 2_000
const RETRY_MS = 4_000

/** What the page's action answers; `offline` when no answer came. */
export interface TextReply {
  state?: string
  /** The length that is stored, in words. */
  length?: string
  problem?: { title: string; text: string }
  /** What another window has saved; `summary` says when, and how long it is. */
  other?: { body: string; summary: string; revision: number }
}

interface TextSavingProps {
  essayId: string
  /** Of the text that the page was made with. */
  revision: number
  /** What came of the last form that was sent as a whole. */
  answer: TextReply | undefined
}

export function useTextSaving(form: RefObject<HTMLFormElement>, { essayId, revision, answer }: TextSavingProps) {
  const fetcher = useFetcher<() => TextReply>()
  const submit = useSubmit()
  const [latest, setLatest] = useState(answer)
  useEffect(() => setLatest(answer), [answer])
  useEffect(() => fetcher.data && setLatest(fetcher.data), [fetcher.data])
  const isChoosing = useRef(false)
  isChoosing.current = latest?.other !== undefined

  const sender = useRef({ page: '', number: 0 })
  const draft = useCallback(
    (intent: 'save' | 'submit') => {
      sender.current.page ||= newPageName()
      sender.current.number += 1
      const fields = new FormData(form.current ?? undefined)
      for (const [name, value] of Object.entries({ intent, ...sender.current })) fields.set(name, String(value))
      return fields
    },
    [form],
  )
  const how = { method: 'post', action: paths.learn.writing(essayId) } as const
  const save = () => fetcher.submit(draft('save'), how)
  const onPen = useAfterRest(() => !isChoosing.current && save())
  useRetry(latest?.state === 'offline', save)

  /** When the clock reaches zero. It does not choose: what stands on the server is submitted, unless this page knows it. */
  const onOver = useCallback(() => {
    const fields = draft('submit')
    if (isChoosing.current) fields.set('seen', String(revision))
    submit(fields, { method: 'post', action: paths.learn.writing(essayId) })
  }, [draft, submit, essayId, revision])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    if (submitter.value === 'submit') submit(draft('submit'), how)
    else save()
  }

  return { latest, onPen, onOver, onSubmit }
}

/** Calls back when the pen has rested for a while; returns what each stroke calls. */
function useAfterRest(callback: () => unknown): () => void {
  const [strokes, setStrokes] = useState(0)
  const current = useRef(callback)
  current.current = callback
  useEffect(() => {
    if (strokes === 0) return
    const timer = setTimeout(() => current.current(), PEN_RESTS)
    return () => clearTimeout(timer)
  }, [strokes])
  return () => setStrokes((count) => count + 1)
}

/** While the line is down: again every few seconds, and at once when the browser says that it is back. */
function useRetry(isOffline: boolean, save: () => void): void {
  const current = useRef(save)
  current.current = save
  useEffect(() => {
    if (!isOffline) return
    const retry = () => current.current()
    const timer = setInterval(retry, RETRY_MS)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [isOffline])
}
