/** The way to the video lessons, with the badge that the specification gives it for whoever has no plan. */
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'

export function LessonsCard({ state }: { state: string }) {
  return (
    <section className="card stack tight">
      <h2 className="cluster">
        Video Lessons
        {(state === 'free' || state === 'trial') && <Badge tone="notice">Premium</Badge>}
        {state === 'trial' && <span className="small soft">open in your trial</span>}
      </h2>
      <p>One idea a lesson, drawn step by step. Without a plan, three video lessons a week are free.</p>
      <p>
        <ButtonLink to={paths.learn.lessons()} look="quiet">
          See the lessons
        </ButtonLink>
      </p>
    </section>
  )
}
