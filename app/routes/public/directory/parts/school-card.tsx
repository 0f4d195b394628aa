/** A school in a list: the whole card leads to its page. */
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'

export interface CardFacts {
  to: string
  name: string
  city: string
  type: string
  grades: string | null
  testsAccepted: string[]
  isSample: boolean
}

export function SchoolCards({ schools }: { schools: CardFacts[] }) {
  return (
    <ul className="grid">
      {schools.map(({ to, name, city, type, grades, testsAccepted, isSample }) => (
        <li key={to} className="card school-card">
          <h3 className="title-3">
            <AppLink to={to}>{name}</AppLink>
          </h3>
          <p>{city}</p>
          <p className="small soft">
            {grades && `Grades ${grades}. `}
            {type}
          </p>
          {(isSample || testsAccepted.length > 0) && (
            <p className="cluster">
              {isSample && <Badge tone="notice">Sample</Badge>}
              {testsAccepted.map((test) => (
                <Badge key={test} tone="good">
                  {test}
                </Badge>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
