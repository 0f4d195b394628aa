/** On a cover: what came of this quiz or writing before, the newest first. */
import { AppLink } from '~/components/layout/app-link'

export interface FinishedLine {
  to: string
  label: string
  on: string
}

export function FinishedList({ lines }: { lines: FinishedLine[] }) {
  if (lines.length === 0) return null
  return (
    <section className="stack tight" aria-labelledby="finished">
      <h2 id="finished">Done before</h2>
      <ul className="card stack tight">
        {lines.map(({ to, label, on }) => (
          <li className="cluster between" key={to}>
            <AppLink to={to}>{label}</AppLink>
            <span className="soft small">{on}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
