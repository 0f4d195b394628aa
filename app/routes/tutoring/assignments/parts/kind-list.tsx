/** The kinds of work, each a link to its form. */
import { AppLink } from '~/components/links/app-link'

export function KindList({ kinds }: { kinds: { to: string; name: string; says: string }[] }) {
  return (
    <ul className="grid">
      {kinds.map(({ to, name, says }) => (
        <li key={to} className="card stack tight">
          <h2 className="title-3">
            <AppLink to={to}>{name}</AppLink>
          </h2>
          <p className="small soft">{says}</p>
        </li>
      ))}
    </ul>
  )
}
