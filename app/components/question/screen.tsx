/** The question page: the bar with time and progress, and the question's form below it. */
import { useEffect, useRef } from 'react'
import { FlagButton, PauseButton, RoomBar } from '~/components/room/bar'
import { RoomNotice } from '~/components/room/notice'
import { CalculatorLink, type RoomTools } from '~/components/room/tools'
import { type RoomFrame, useRoom } from '~/components/room/use-room'
import { useRoomEnd } from '~/components/room/use-room-end'
import type { PrintedQuestion } from '~/exam/print/item.server'
import { Countdown } from './countdown'
import { QuestionForm } from './form'
import { QuestionHelp } from './help'
import type { RoomHints } from './hints'
import { PassagePane } from './passage/pane'
import { useHighlighter } from './passage/use-highlighter'
import { usePanes } from './passage/use-panes'
import { ReadAloud } from './spoken/read-aloud'

const FORM = 'question-form'

interface QuestionScreenProps extends RoomFrame {
  title: string
  shortTitle: string
  questionCount: number
  /** Null only with scripts and without a line, for a question that has not arrived yet. */
  question: PrintedQuestion | null
  /** Since when time counts on this question without scripts: a page that is loaded again loses none. Milliseconds since 1970. */
  countedFrom: number
  /** As the page was opened: the sentences of its passage are boxes to tick. */
  isHighlighting: boolean
  clock: { secondsAllowed: number; secondsLeft: number; endsAt: string; pauses: { left: number; inAll: number } | null } | null
  /** Of a whole test: how its room warns, and what was granted. */
  test: { time: string | null; warnings: number[]; tools: RoomTools; hasHighlighter: boolean } | null
  /** Where a section or test opened by mistake is left; null when it cannot be, or no longer. */
  leaveTo: string | null
  /** By position, those that were asked for; null where the room gives none. */
  openHints: Record<number, RoomHints> | null
}

const NONE_YET: RoomHints = { shown: [], hasMore: true }

export function QuestionScreen(page: QuestionScreenProps) {
  const { title, shortTitle, questionCount, question, clock, test, leaveTo, openHints, sittingId, position, countedFrom } = page
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const view = useRoom(page, form)
  const { marks, phase } = view.room
  const onOver = useRoomEnd(view, sittingId)
  useFocusOn(heading, position)
  const passage = question?.passage ?? null
  const highlighter = useHighlighter(page, view, passage)
  const panes = usePanes(position, passage, highlighter.isOn)

  return (
    <div className={test?.tools.largePrint ? 'wrap room large-print' : 'wrap room'}>
      <h1 className="hidden" ref={heading} tabIndex={-1}>{`${title}: question ${position} of ${questionCount}`}</h1>
      <EnterButton isLast={position === questionCount} />
      <RoomBar
        title={title}
        shortTitle={shortTitle}
        place={`${position} of ${questionCount}`}
        progress={{ value: position, max: questionCount }}
        clock={clock && <Countdown {...clock} warnings={test?.warnings} onOver={onOver} />}
        flag={phase === 'open' && question && <FlagButton form={FORM} isFlagged={marks[position - 1]?.flagged ?? false} />}
        pause={clock?.pauses && clock.pauses.left > 0 && <PauseButton form={FORM} />}
        tools={test?.tools.calculator && <CalculatorLink />}
        help={
          <QuestionHelp
            choiceCount={question?.choices.length ?? 4}
            hasPassage={passage !== null}
            hasHighlighter={test?.hasHighlighter ?? true}
            isOfTest={test !== null}
            ownTime={test?.time ?? null}
            pauses={clock?.pauses ?? null}
            leaveTo={leaveTo}
          />
        }
      />
      <div className={passage ? 'exam' : 'exam single'} {...panes}>
        {passage && (
          <>
            <PaneTabs />
            <PassagePane
              passage={passage}
              highlighter={highlighter}
              form={phase === 'open' && (test?.hasHighlighter ?? true) ? FORM : null}
              hasLineReader={test?.tools.lineReader}
            />
          </>
        )}
        <div className="stack question-pane" id="question">
          <RoomNotice room={view.room} sittingId={sittingId} isOfTest={test !== null} />
          {test?.tools.readAloud && question && <ReadAloud question={question} />}
          {phase === 'open' && question && (
            <QuestionForm
              key={position}
              id={FORM}
              reference={form}
              sittingId={sittingId}
              position={position}
              questionCount={questionCount}
              countedFrom={countedFrom}
              question={question}
              hints={openHints && (openHints[position] ?? NONE_YET)}
              view={view}
              highlighter={highlighter}
            />
          )}
          {phase === 'open' && !question && <NotHereYet />}
        </div>
      </div>
    </div>
  )
}

/** The first submit button of a form is what Enter presses, and the bar's come first. */
function EnterButton({ isLast }: { isLast: boolean }) {
  const intent = isLast ? 'review' : 'next'
  return <button type="submit" form={FORM} name="intent" value={intent} className="hidden" tabIndex={-1} aria-hidden="true" />
}

function PaneTabs() {
  return (
    <nav className="panes" aria-label="Passage and question">
      <a href="#passage">Passage</a>
      <a href="#question">Question</a>
    </nav>
  )
}

function NotHereYet() {
  return (
    <p role="status">This question is not on your device yet. It will load when you are back online. You can work on the others now.</p>
  )
}

/** A new question is announced and read from its top; the first page keeps the browser's own focus. */
function useFocusOn(heading: React.RefObject<HTMLElement>, position: number): void {
  const shown = useRef(position)
  useEffect(() => {
    if (shown.current !== position) heading.current?.focus({ preventScroll: true })
    shown.current = position
  }, [heading, position])
}
