/** What the student did last, each with what came of it. */
import { AppLink } from '~/components/links/app-link'
import type { recentWork } from './recent-work'

/** The rest is folded: a phone has other things to show first, and each section’s newest result stands above. */
const SHOWN = 1

interface RecentListProps {
  works: ReturnType<typeof recentWork>
}

export function RecentList({ works }: RecentListProps) {
  if (works.length === 0) return null
  return (
    <section className="stack tight" aria-labelledby="recent">
      <h2 id="recent">Your recent work</h2>
      <div className="card stack tight">
        <Works works={works.slice(0, SHOWN)} />
        {works.length > SHOWN && (
          <details>
            <summary>{works.length - SHOWN} more</summary>
            <Works works={works.slice(SHOWN)} />
          </details>
        )}
      </div>
    </section>
  )
}

function Works({ works }: RecentListProps) {
  return (
    <ul className="stack tight recent">
      {works.map(({ name, score, on, to }) => (
        <li className="cluster between" key={to}>
          <AppLink to={to}>{name}</AppLink>
          <span>
            {score} <span className="soft small">{on}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
