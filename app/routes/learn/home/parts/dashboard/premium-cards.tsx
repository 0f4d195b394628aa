/** The ways to the boot camp, the AI tutor, the essay workshop and the reading room, with the badge that the specification gives them for whoever has no plan. */
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'

/** `today` is the open day of a boot camp that goes on. */
export function BootcampCard({ isPremium, today }: { isPremium: boolean; today: { day: number; done: number } | null }) {
  return (
    <section className="card stack tight">
      <h2 className="cluster">
        30-Day Boot Camp
        {!isPremium && <Badge tone="notice">Premium</Badge>}
      </h2>
      <p>5 sessions a day: Verbal, Quantitative, Reading, Math, and Review. 50+ videos, for the last month before the test.</p>
      <p>
        <ButtonLink to={paths.learn.camp()} look="quiet">
          {today ? `Day ${today.day}: ${today.done} of 5 done` : 'See the 30 days'}
        </ButtonLink>
      </p>
    </section>
  )
}

export function TutorCard({ state }: { state: 'premium' | 'trial' | 'free' }) {
  return (
    <section className="card stack tight">
      <h2 className="cluster">
        AI Tutor
        {state !== 'premium' && <Badge tone="notice">Premium</Badge>}
        {state === 'trial' && <span className="small soft">open in your trial</span>}
      </h2>
      <p>Ask about any question you have solved. It leads you to the next step, and every number is checked.</p>
      <p>
        <ButtonLink to={paths.learn.talks()} look="quiet">
          Ask the tutor
        </ButtonLink>
      </p>
    </section>
  )
}

/** Flagged for nobody: three essays a week are free. */
export function EssayCard() {
  return (
    <section className="card stack tight">
      <h2>Essay Workshop</h2>
      <p>Plan, write, get feedback that quotes your own sentences, and write it again. Without a plan, 3 free essays per week.</p>
      <p>
        <ButtonLink to={paths.learn.essayWorkshop()} look="quiet">
          Write an essay
        </ButtonLink>
      </p>
    </section>
  )
}

export function ReadingCard({ state }: { state: 'premium' | 'trial' | 'free' }) {
  return (
    <section className="card stack tight">
      <h2 className="cluster">
        Reading Comprehension
        {state !== 'premium' && <Badge tone="notice">Premium</Badge>}
        {state === 'trial' && <span className="small soft">open in your trial</span>}
      </h2>
      <p>Passages to read in peace, the line that proves each answer, and six strategies.</p>
      <p>
        <ButtonLink to={paths.learn.passages()} look="quiet">
          Choose a passage
        </ButtonLink>
      </p>
    </section>
  )
}
