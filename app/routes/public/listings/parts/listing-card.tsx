/** A consultant or tutor in a list: the whole card leads to the profile. */
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { FORMAT_NAMES, levelsText } from './directories'

export interface ListingCardFacts {
  to: string
  name: string
  place: string
  headline: string
  format: keyof typeof FORMAT_NAMES
  levels: string[]
  isSample: boolean
}

export function ListingCards({ listings }: { listings: ListingCardFacts[] }) {
  return (
    <ul className="grid">
      {listings.map(({ to, name, place, headline, format, levels, isSample }) => (
        <li key={to} className="card school-card">
          <h2 className="title-3">
            <AppLink to={to}>{name}</AppLink>
          </h2>
          {isSample && (
            <p>
              <Badge tone="notice">Sample</Badge>
            </p>
          )}
          <p>{headline}</p>
          <p className="small soft">
            {place}. {FORMAT_NAMES[format]}.
          </p>
          <p className="small soft">{levelsText(levels)}</p>
        </li>
      ))}
    </ul>
  )
}
