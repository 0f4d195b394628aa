/** The page of a running timed writing: prompts, the sheet, the clock. With scripts the text is saved whenever the pen rests. */
import { useRef } from 'react'
import { AppLink } from '~/components/links/app-link'
import { Countdown } from '~/components/question/countdown'
import { RoomBar } from '~/components/room/bar'
import { Button } from '~/components/ui/button'
import type { PrintedPrompt } from '~/exam/print/prompt.server'
import { Problem } from '~/forms/problem'
import { paths } from '~/paths'
import { OtherText } from './other-text'
import { PromptView } from './prompt-view'
import { type TextReply, useTextSaving } from './use-text-saving'

interface WritingScreenProps {
  essayId: string
  title: string
  body: string
  /** "214 words". */
  length: string
  revision: number
  promptId: string
  prompts: PrintedPrompt[]
  longest: number
  /** What came of the form that was sent last, when it was not stored. */
  answer?: TextReply
  clock: { secondsAllowed: number; secondsLeft: number; endsAt: string }
}

export function WritingScreen({ essayId, title, body, length, revision, promptId, prompts, longest, answer, clock }: WritingScreenProps) {
  const form = useRef<HTMLFormElement>(null)
  const { latest, onPen, onOver, onSubmit } = useTextSaving(form, { essayId, revision, answer })
  const address = paths.learn.writing(essayId)
  const other = latest?.other

  return (
    <div className="wrap room">
      <h1 className="hidden">{title}</h1>
      <RoomBar
        title={title}
        clock={<Countdown {...clock} onOver={onOver} />}
        help={
          <>
            <li>Your text is saved as you write. When time is up, the page closes by itself, and you keep your text.</li>
            <li>
              <AppLink to={paths.learn.writingAbandonment(essayId)}>Opened by mistake?</AppLink> You can leave within a minute of the start.
            </li>
          </>
        }
      />
      <Problem problem={latest?.problem} />
      <form method="post" action={address} ref={form} onInput={onPen} onSubmit={onSubmit} className="exam" autoComplete="off">
        <input type="hidden" name="shows" value={address} />
        <input type="hidden" name="seen" value={other?.revision ?? revision} />
        <div className="stack">
          {prompts.map((prompt) => (
            <section className="card stack" key={prompt.id}>
              {prompts.length > 1 ? (
                <div className="check">
                  <input type="radio" name="promptId" value={prompt.id} id={prompt.id} defaultChecked={prompt.id === promptId} />
                  <label htmlFor={prompt.id}>I am writing about this one</label>
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
            {statusText(latest, length)}
          </p>
          <div className="cluster">
            <Button type="submit" name="intent" value="save" look="quiet">
              {other ? 'Keep my text' : 'Save'}
            </Button>
            {!other && (
              <Button type="submit" name="intent" value="submit">
                Submit
              </Button>
            )}
          </div>
          {other && <OtherText other={other} address={address} />}
        </div>
      </form>
    </div>
  )
}

function statusText(latest: TextReply | undefined, length: string): string {
  if (latest?.state === 'offline') return 'No connection. Your text stays on this page and will be saved when you are back online.'
  if (latest?.problem) return 'Not saved'
  return `${latest?.length ?? length} saved`
}
