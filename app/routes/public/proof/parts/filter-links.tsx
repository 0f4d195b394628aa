/** One row of links that narrow the list: each choice is an address. */
import { AppLink } from '~/components/layout/app-link'
import { paths } from '~/paths'

interface FilterLinksProps {
  label: string
  options: { name: string; search: string; isHere: boolean }[]
}

export function FilterLinks({ label, options }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="filter">
        {options.map(({ name, search, isHere }) => (
          <li key={name}>
            <AppLink to={`${paths.proof(search)}#families`} className="filter-link" aria-current={isHere ? 'true' : undefined}>
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
