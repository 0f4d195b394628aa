/** The page of a running timed writing: the prompts, the sheet, the clock. With scripts the text is saved while the student writes. */
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Countdown } from '~/components/question/countdown'
import { LeaveSection, LeaveTest } from '~/components/question/help'
import { RoomBar } from '~/components/room/bar'
import { Button } from '~/components/ui/button'
import type { PrintedPrompt } from '~/exam/print/prompt.server'
import { Problem } from '~/forms/problem'
import { paths } from '~/paths'
import { wordsIn } from '~/utils/text/words'
import { Choice } from './choice'
import type { Sheet } from './keeping/state'
import { WritingNotice } from './notice'
import { Paper } from './paper'
import { Prompts } from './prompts'
import { countText, warningText } from './status'
import { useWriting, type WritingFrame } from './use-writing'

interface WritingScreenProps {
  title: string
  shortTitle: string
  prompts: PrintedPrompt[]
  frame: WritingFrame
  /** Why the form that was sent last was not stored. */
  problem?: { title: string; text: string }
  /** Null in practice without a clock. */
  clock: { secondsAllowed: number; secondsLeft: number; endsAt: string; warnings?: number[] } | null
  isOfTest: boolean
  /** Where it is left in its first minute, or the test that begins with it; null where neither can be, or no longer. */
  leaveTo: string | null
  /** As the real test has it. */
  isSpellChecked: boolean
  /** It may be left and gone on with later. */
  isWorkshop: boolean
  /** What the student noted before; empty where there was no place for it. */
  plan: string
}

const NOTHING_WRITTEN = { title: 'There is nothing to submit yet', text: 'Write your text first; then you can submit it.' }

export function WritingScreen({
  title,
  shortTitle,
  prompts,
  frame,
  problem,
  clock,
  isOfTest,
  leaveTo,
  isSpellChecked,
  isWorkshop,
  plan,
}: WritingScreenProps) {
  const { essayId, mayKeep, longest } = frame
  const { sheet, store, submit } = useWriting(frame)
  const [isEmptySubmit, setEmptySubmit] = useState(false)
  const { text, other, phase } = sheet
  // Once this page has saved something, what was refused before is mended.
  const refused = sheet.savedAt === null ? problem : undefined
  const address = paths.learn.writing(essayId)

  const onOver = useCallback(() => store.tell({ type: 'over' }), [store])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const isSubmit = submitter instanceof HTMLButtonElement && submitter.value === 'submit'
    // A whole test goes on without a text, when that is wanted: the page that asks offers it.
    const hasNothing = !isOfTest && wordsIn(text.body) === 0
    setEmptySubmit(isSubmit && hasNothing)
    if (other) store.tell({ type: 'kept' })
    else if (!isSubmit) store.tell({ type: 'flush' })
    else if (!hasNothing) void submit()
  }

  return (
    <div className="wrap room">
      <h1 className="hidden">{title}</h1>
      <RoomBar
        title={title}
        shortTitle={shortTitle}
        clock={clock && <Countdown {...clock} onOver={onOver} />}
        help={
          <>
            <li>Your text is saved as you write.{clock && ' When time is up, the page closes by itself, and you keep your text.'}</li>
            {isWorkshop && !clock && (
              <li className="with-scripts">
                <a href={paths.learn.essayWorkshop()}>Stop for now</a>: your text waits in the workshop.
              </li>
            )}
            {leaveTo && (isOfTest ? <LeaveTest to={leaveTo} /> : <LeaveSection to={leaveTo} />)}
          </>
        }
      />
      <form method="post" action={address} onSubmit={onSubmit} className="writing" autoComplete="off">
        <input type="hidden" name="shows" value={address} />
        <input type="hidden" name="seen" value={other?.revision ?? sheet.seen} />
        <Prompts
          prompts={prompts}
          plan={plan}
          chosen={text.promptId}
          onChoose={(promptId) => store.tell({ type: 'typed', text: { promptId } })}
        />
        <div className="stack">
          <Problem problem={isEmptySubmit ? NOTHING_WRITTEN : refused} />
          <WritingNotice sheet={sheet} essayId={essayId} mayKeep={mayKeep} />
          <Choice sheet={sheet} store={store} address={address} />
          <Paper
            body={text.body}
            longest={longest}
            isSpellChecked={isSpellChecked}
            isClosed={phase !== 'open'}
            onWrite={(body) => store.tell({ type: 'typed', text: { body } })}
          />
          <Foot sheet={sheet} mayStop={isWorkshop && !clock} />
        </div>
      </form>
    </div>
  )
}

function Foot({ sheet, mayStop }: { sheet: Sheet; mayStop: boolean }) {
  const { other, phase } = sheet
  const now = useSeconds(sheet.savedAt)
  return (
    <div className="sheet-foot cluster">
      <span className="small soft">{countText(sheet, now)}</span>
      <span className="small" role="status">
        {warningText(sheet)}
      </span>
      {phase === 'open' && !other && (
        <>
          <Button type="submit" name="intent" value="save" look="quiet" size="slim" className="without-scripts">
            Save
          </Button>
          {mayStop && (
            <Button type="submit" name="intent" value="stop" look="quiet" size="slim" className="without-scripts">
              Save and stop
            </Button>
          )}
          <Button type="submit" name="intent" value="submit" size="slim">
            Submit
          </Button>
        </>
      )}
    </div>
  )
}

/** The device's running clock, each second from the first save on. */
function useSeconds(savedAt: number | null): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (savedAt === null) return
    const look = () => setNow(performance.now())
    look()
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [savedAt])
  return now
}
