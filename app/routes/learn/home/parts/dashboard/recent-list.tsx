/** What the student did last, each with what came of it. */
import { AppLink } from '~/components/links/app-link'
import type { recentWork } from './recent-work'

export function RecentList({ works }: { works: ReturnType<typeof recentWork> }) {
  if (works.length === 0) return null
  return (
    <section className="stack tight" aria-labelledby="recent">
      <h2 id="recent">Your recent work</h2>
      <ul className="card stack tight recent">
        {works.map(({ name, score, on, to }) => (
          <li className="cluster between" key={to}>
            <AppLink to={to}>{name}</AppLink>
            <span>
              {score} <span className="soft small">{on}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
