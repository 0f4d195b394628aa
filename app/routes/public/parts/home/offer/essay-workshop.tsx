/** The essay workshop: feedback on what a student wrote. */
import { Offer } from './offer'

export function EssayWorkshop() {
  return (
    <Offer eyebrow="Essay workshop" title="Feedback on your own sentences" lead="Write, hear what a reader hears, and write it again.">
      <ul className="ticks">
        <li>Prompts like those of both tests, with the minutes of the real room</li>
        <li>AI feedback that quotes what you wrote</li>
        <li>A second draft beside the first</li>
      </ul>
    </Offer>
  )
}
