/** The passage with its highlighter. Marking is a page of its own, so that it needs no scripts; its boxes belong to the form named here. */
import { PassageText } from '~/components/question/passage/passage'
import { TickedStyle } from '~/components/question/passage/sentences'
import { Button, ButtonLink } from '~/components/ui/button'
import type { PrintedPassage } from '~/exam/print/item.server'
import { sentenceCount } from '~/exam/print/sentences'
import { paths } from '~/paths'

interface MarkedPassageProps {
  sittingId: string
  passage: PrintedPassage
  sentences: number[]
  /** Its sentences are boxes to tick. */
  isMarking: boolean
  /** The id of the form. */
  form: string
}

export function MarkedPassage({ sittingId, passage, sentences, isMarking, form }: MarkedPassageProps) {
  const boxes = isMarking ? { form, isAwake: false, onToggle: () => undefined } : undefined
  return (
    <div className="stack" id="passage">
      {isMarking && <TickedStyle count={sentenceCount(passage)} />}
      <div className="cluster no-print">
        {isMarking ? (
          <>
            <Button type="submit" form={form} name="intent" value="highlight" look="quiet" size="slim">
              Keep the highlights
            </Button>
            <p className="small soft">Press a {passage.isPoem ? 'line' : 'sentence'} to highlight it.</p>
          </>
        ) : (
          <ButtonLink to={paths.learn.reading(sittingId, 'mark')} look="quiet" size="slim">
            Highlight
          </ButtonLink>
        )}
        {!isMarking && sentences.length > 0 && (
          <ButtonLink to={paths.learn.readingClearing(sittingId)} look="quiet" size="slim">
            Clear highlights
          </ButtonLink>
        )}
      </div>
      <PassageText passage={passage} isTitled hasAnchors highlighted={sentences} boxes={boxes} />
    </div>
  )
}
