/** The AI tutor: what it does, and what it does not. */
import { Offer } from './offer'

export function AiTutor() {
  return (
    <Offer
      eyebrow="AI tutor"
      title="Help with the question in front of you"
      lead="Adaptive AI tutoring for every section of the test, 24 hours a day."
    >
      <ul className="ticks">
        <li>It reads your work first, and then asks the question that moves you forward</li>
        <li>It goes step by step, and does not hand out answers</li>
        <li>For a child under 13 it stays closed until a parent agrees</li>
      </ul>
    </Offer>
  )
}
