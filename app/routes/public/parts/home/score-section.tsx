/** What a report looks like: the nine steps that give the product its name, and the working under them. */
import { StanineScale } from '~/components/charts/stanine-scale'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

export function ScoreSection() {
  return (
    <section className="band-tint section">
      <div className="wrap split">
        <div className="stack">
          <p className="eyebrow">Reports</p>
          <h2>A score that shows its work</h2>
          <p className="lead">
            Schools read nine steps, called stanines. You see yours, the range it may really lie in, and how the number came about. Where an
            honest number is not possible, we say so.
          </p>
          <ul className="ticks">
            <li>Right, wrong and skipped, from easy to hard</li>
            <li>The error behind a wrong answer, in a sentence</li>
            <li>What one more right answer would have changed</li>
          </ul>
          <p>
            <AppLink to={paths.public.analyticsDemo()}>Read a whole sample report</AppLink>
          </p>
        </div>
        <figure className="card stack">
          <p className="eyebrow">ISEE Upper · an example</p>
          <h3>Mathematics Achievement</h3>
          <StanineScale stanine={6} band={{ low: 5, high: 7 }} label="Example: stanine 6, likely between 5 and 7" />
          <figcaption className="small soft">
            Estimate. 28 of 42 scored questions right; the hatched steps are the likely range. One more right answer in algebra would have
            moved it to about the 72nd percentile.
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
