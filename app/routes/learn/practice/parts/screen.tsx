/** A question of practice or of a set of twins in the frame of a test: the bar, the passage where there is one, and what is done with it. */
import type { ReactNode } from 'react'
import { BackToQuestion } from '~/components/question/passage/pane'
import { PassageText } from '~/components/question/passage/passage'
import { RoomBar } from '~/components/room/bar'
import type { PrintedPassage } from '~/exam/print/item.server'
import { Problem } from '~/forms/problem'

interface PracticeScreenProps {
  title: string
  place: string
  progress: { value: number; max: number }
  help: ReactNode
  /** Of the page, for those who hear it. */
  heading: string
  eyebrow: string
  why: string | null
  problem?: { title: string; text: string }
  /** Beside the question while it is asked; its explanation brings the passage along. */
  passage: PrintedPassage | null
  children: ReactNode
}

export function PracticeScreen(screen: PracticeScreenProps) {
  const { title, place, progress, help, heading, eyebrow, why, problem, passage, children } = screen
  // Without scripts: the style sheet shows the pane that is aimed at, else the one named here.
  const panes = passage ? { className: 'exam', 'data-pane': passage.isOpening ? 'passage' : 'question' } : { className: 'exam single' }
  return (
    <div className="wrap room">
      <RoomBar title={title} place={place} progress={progress} help={help} />
      <div {...panes}>
        {passage && (
          <>
            <nav className="panes" aria-label="Passage and question">
              <a href="#passage">Passage</a>
              <a href="#question">Question</a>
            </nav>
            <div className="passage-pane" id="passage">
              <BackToQuestion />
              <PassageText passage={passage} hasAnchors />
            </div>
          </>
        )}
        <div className="stack question-pane" id="question">
          <header className="stack tight">
            <p className="eyebrow">{eyebrow}</p>
            <h1 className="hidden">{heading}</h1>
            {why && <p className="small soft">{why}</p>}
          </header>
          <Problem problem={problem} />
          {children}
        </div>
      </div>
    </div>
  )
}
