/** Two texts of one writing: another window has saved one, or the device kept one. */
import type { MouseEvent } from 'react'
import { Button } from '~/components/ui/button'
import { Problem } from '~/forms/problem'
import { wordCount } from '~/utils/text/words'
import type { Sheet } from './keeping/state'
import type { WritingStore } from './keeping/store'
import { OtherText } from './other-text'

const SAVED_ELSEWHERE = {
  title: 'Another window has saved this text',
  text: 'What you wrote here is not saved yet. Both texts are below: please choose the one to continue with.',
}

interface ChoiceProps {
  sheet: Sheet
  store: WritingStore
  /** Of the writing. */
  address: string
}

export function Choice({ sheet: { other, offer, phase }, store, address }: ChoiceProps) {
  function takeOther(event: MouseEvent): void {
    event.preventDefault()
    store.tell({ type: 'yielded' })
  }

  if (other && phase === 'open') {
    return (
      <>
        <Problem problem={SAVED_ELSEWHERE} />
        <OtherText title="Saved in another window" summary={other.summary} body={other.body}>
          <Button type="submit" name="intent" value="save">
            Keep my text
          </Button>
          {/* Without scripts a new document, which begins with that text. */}
          <a href={address} className="button quiet" onClick={takeOther}>
            Continue with this text
          </a>
        </OtherText>
      </>
    )
  }
  if (offer && phase === 'open') {
    const kept = new Date(offer.writtenAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    return (
      <OtherText
        title="This device kept a text that the server does not have"
        summary={`Written here at ${kept}: ${wordCount(offer.body)}. Your sheet below shows what the server has.`}
        body={offer.body}
      >
        <Button onClick={() => store.tell({ type: 'took' })}>Put this text on the sheet</Button>
        <Button look="quiet" onClick={() => store.tell({ type: 'dropped-offer' })}>
          Delete it
        </Button>
      </OtherText>
    )
  }
  return null
}
