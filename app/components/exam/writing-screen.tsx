/** The page of a running timed writing: prompts, the sheet, the clock. With scripts the text is saved whenever the pen rests. */
import { Form, useFetcher, useSubmit } from '@remix-run/react'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { Problem } from '~/forms/problem'
import { paths } from '~/paths'
import { Countdown } from './countdown'
import { PromptView, type PromptViewProps } from './prompt-view'

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
  prompts: (PromptViewProps & { id: string })[]
  longest: number
  /** Why the text that came back was not stored. */
  problem?: { title: string; text: string }
  clock: { secondsAllowed: number; secondsLeft: number; endsAt: string }
}

export function WritingScreen({ essayId, title, body, length, promptId, prompts, longest, problem, clock }: WritingScreenProps) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const handIn = useCallback(() => {
    if (form.current) submit(withIntent(form.current, 'submit'), { method: 'post', action: paths.writing(essayId) })
  }, [submit, essayId])
  const saved = useSaving(form, essayId)

  return (
    <div className="wrap">
      <div className="exam-bar">
        <h1 className="title-3">{title}</h1>
        <Countdown {...clock} onOver={handIn} />
      </div>
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

function useSaving(form: React.RefObject<HTMLFormElement>, essayId: string) {
  const fetcher = useFetcher<() => SaveReply>()
  const [resting, setResting] = useState(0)
  // The timer that waits for the pen to rest.
  useEffect(() => {
    if (resting === 0) return
    const timer = setTimeout(() => {
      if (form.current) fetcher.submit(withIntent(form.current, 'save'), { method: 'post', action: paths.writing(essayId) })
    }, PEN_RESTS)
    return () => clearTimeout(timer)
  }, [resting, form, essayId, fetcher.submit])

  const answer = fetcher.data
  const message =
    answer?.state === 'offline'
      ? 'No connection. Your text stays in this page and is saved when the line is back and you write on.'
      : answer?.state === 'saved'
        ? `${answer.length} saved`
        : answer?.problem && 'Not saved'
  return { message, problem: answer?.problem, onInput: (_event: FormEvent) => setResting((count) => count + 1) }
}

function withIntent(form: HTMLFormElement, intent: string): FormData {
  const fields = new FormData(form)
  fields.set('intent', intent)
  return fields
}
