/** What to fix next, with the reason why. */
import { AppLink } from '~/components/links/app-link'
import { MathText } from '~/components/question/math-text'
import { ButtonLink } from '~/components/ui/button'
import type { FixWords } from './words.server'

export function FixCard({ title, error, why, links }: FixWords) {
  const [first, ...others] = links
  return (
    <section className="card stack tight" aria-labelledby="fix">
      <h2 id="fix">What to fix next</h2>
      <p>
        <strong>{title}:</strong> <MathText html={error} />
      </p>
      <p className="small soft">{why}</p>
      <p className="cluster">
        {first && (
          <ButtonLink to={first.to} look="quiet">
            {first.label}
          </ButtonLink>
        )}
        {others.map(({ to, label }) => (
          <AppLink key={to} to={to}>
            {label}
          </AppLink>
        ))}
      </p>
    </section>
  )
}
