/** The passage beside a question, with its highlighter. Its buttons belong to the question's form, so that no press loses an answer. */
import { Highlighter as Pen } from 'lucide-react'
import { Button } from '~/components/ui/button'
import type { PrintedPassage } from '~/exam/print/item.server'
import { sentenceCount } from '~/exam/print/sentences'
import { PassageText } from './passage'
import { TickedStyle } from './sentences'
import type { Highlighter } from './use-highlighter'

interface PassagePaneProps {
  passage: PrintedPassage
  highlighter: Highlighter
  /** The id of the question's form; null when nothing can be changed anymore. */
  form: string | null
  /** Granted: all but a few lines can be masked. */
  hasLineReader?: boolean
}

export function PassagePane({ passage, highlighter, form, hasLineReader }: PassagePaneProps) {
  const { sentences, isAwake, toggle } = highlighter
  const isOn = form !== null && highlighter.isOn
  return (
    <div className="passage-pane" id="passage">
      {hasLineReader && (
        <div className="check line-reader no-print">
          <input type="checkbox" id="line-reader" />
          <label htmlFor="line-reader">Show a few lines at a time; scroll to move them</label>
        </div>
      )}
      {form && (
        <div className="passage-tools no-print">
          <Button type="submit" form={form} name="intent" value={isOn ? 'highlighted' : 'highlight'} look="quiet" size="slim">
            <Pen size={18} aria-hidden="true" /> {isOn ? 'Done' : 'Highlight'}
          </Button>
          {(isOn || sentences.length > 0) && (
            <Button type="submit" form={form} name="intent" value="unhighlight" look="quiet" size="slim">
              Clear highlights
            </Button>
          )}
          {isOn && <p className="small soft">Press a {passage.isPoem ? 'line' : 'sentence'} to highlight it.</p>}
        </div>
      )}
      <BackToQuestion />
      {isOn && !isAwake && <TickedStyle count={sentenceCount(passage)} />}
      <PassageText passage={passage} hasAnchors highlighted={sentences} boxes={isOn ? { form, isAwake, onToggle: toggle } : undefined} />
    </div>
  )
}

/** Beside the question on a wide page; on a narrow one the tabs above lead back. */
export function BackToQuestion() {
  return (
    <p className="to-question small">
      <a href="#question">Back to the question</a>
    </p>
  )
}
