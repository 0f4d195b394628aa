/** The page of a running timed writing: prompts, the sheet, the clock. With scripts the text is saved whenever the pen rests. */
import { Form, useFetcher, useSubmit } from '@remix-run/react'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Countdown } from '~/components/question/countdown'
import { firstByteAt } from '~/components/room/first-byte'
import { RoomBar } from '~/components/room/room-bar'
import { Button } from '~/components/ui/button'
import type { PrintedPrompt } from '~/exam/print/prompt.server'
import { Problem } from '~/forms/problem'
import { paths } from '~/paths'
import { PromptView } from './prompt-view'

/** Milliseconds without a keystroke until the text is saved. */
const PEN_RESTS = 2_000

/** What the page's action answers to a save; `offline` when no answer came. */
interface SaveReply {
  state?: string
  /** The length that is stored, in words. */
  length?: string
  problem?: { title: string; text: string }
}

interface WritingScreenProps {
  essayId: string
  title: string
  body: string
  /** "214 words". */
  length: string
  promptId: string
  prompts: PrintedPrompt[]
  longest: number
  /** When the server made the page, milliseconds since 1970. */
  madeAt: number
  /** Why the text that came back was not stored. */
  problem?: { title: string; text: string }
  clock: { secondsAllowed: number; secondsLeft: number; endsAt: string }
}

export function WritingScreen({ essayId, title, body, length, promptId, prompts, longest, madeAt, problem, clock }: WritingScreenProps) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const handIn = useCallback(() => {
    if (form.current) submit(withIntent(form.current, 'submit', madeAt), { method: 'post', action: paths.writing(essayId) })
  }, [submit, essayId, madeAt])
  const saved = useSaving(form, essayId, madeAt)

  return (
    <div className="wrap room">
      <h1 className="hidden">{title}</h1>
      <RoomBar
        title={title}
        clock={<Countdown {...clock} onOver={handIn} />}
        help={<li>Your text is saved while you write. When the time is over the page closes by itself, and your text stays yours.</li>}
      />
      <Problem problem={problem ?? saved.problem} />
      <Form method="post" action={paths.writing(essayId)} ref={form} onInput={saved.onInput} className="exam">
        <input type="hidden" name="shows" value={paths.writing(essayId)} />
        <div className="stack">
          {prompts.map((prompt) => (
            <section className="card stack" key={prompt.id}>
              {prompts.length > 1 ? (
                <div className="check">
                  <input type="radio" name="promptId" value={prompt.id} id={prompt.id} defaultChecked={prompt.id === promptId} />
                  <label htmlFor={prompt.id}>I write to this one</label>
                </div>
              ) : (
                <input type="hidden" name="promptId" value={prompt.id} />
              )}
              <PromptView {...prompt} />
            </section>
          ))}
        </div>
        <div className="stack">
          <div className="field">
            <label htmlFor="body">Your text</label>
            <textarea id="body" name="body" className="input sheet" defaultValue={body} maxLength={longest} spellCheck={false} />
          </div>
          <p className="small soft" role="status">
            {saved.message ?? `${length} saved`}
          </p>
          <div className="cluster">
            <Button type="submit" name="intent" value="save" look="quiet">
              Save
            </Button>
            <Button type="submit" name="intent" value="submit">
              Hand in
            </Button>
          </div>
        </div>
      </Form>
    </div>
  )
}

function useSaving(form: React.RefObject<HTMLFormElement>, essayId: string, madeAt: number) {
  const fetcher = useFetcher<() => SaveReply>()
  const [resting, setResting] = useState(0)
  // The timer that waits for the pen to rest.
  useEffect(() => {
    if (resting === 0) return
    const timer = setTimeout(() => {
      if (form.current) fetcher.submit(withIntent(form.current, 'save', madeAt), { method: 'post', action: paths.writing(essayId) })
    }, PEN_RESTS)
    return () => clearTimeout(timer)
  }, [resting, form, essayId, madeAt, fetcher.submit])

  const answer = fetcher.data
  const message =
    answer?.state === 'offline'
      ? 'No connection. Your text stays in this page and is saved when the line is back and you write on.'
      : answer?.state === 'saved'
        ? `${answer.length} saved`
        : answer?.problem && 'Not saved'
  return { message, problem: answer?.problem, onInput: (_event: FormEvent) => setResting((count) => count + 1) }
}

function withIntent(form: HTMLFormElement, intent: string, madeAt: number): FormData {
  const fields = new FormData(form)
  fields.set('intent', intent)
  // The server's time as this page knows it, so that a late save never takes the place of a newer one.
  fields.set('writtenAt', String(Math.round(madeAt + performance.now() - firstByteAt())))
  return fields
}
