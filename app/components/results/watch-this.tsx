/** The way from what was missed to the lessons that teach it; nothing where there is none. */
import { AppLink } from '~/components/links/app-link'

interface WatchThisProps {
  lessons: { to: string; title: string; minutes: number }[]
}

export function WatchThis({ lessons }: WatchThisProps) {
  if (lessons.length === 0) return null
  return (
    <section className="card stack tight on-screen" aria-labelledby="watch-this">
      <h2 id="watch-this" className="title-3">
        Watch this
      </h2>
      <ul>
        {lessons.map(({ to, title, minutes }) => (
          <li key={to}>
            <AppLink to={to}>{title}</AppLink> <span className="small soft">{minutes} minutes</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
