/** The families of one strand, folded until the visitor narrows the list; what each asks is told when its strand is chosen. */
import { AppLink } from '~/components/layout/app-link'
import { paths } from '~/paths'

interface FamilyListProps {
  title: string
  isOpen: boolean
  families: { id: string; title: string; asks: string | null }[]
}

export function FamilyList({ title, isOpen, families }: FamilyListProps) {
  return (
    <details className="faq" open={isOpen}>
      <summary>
        {title} ({families.length})
      </summary>
      <ul className="family-list">
        {families.map(({ id, title: name, asks }) => (
          <li key={id}>
            <AppLink to={paths.proofOf(id)}>{name}</AppLink>
            {asks && <p className="small soft">{asks}</p>}
          </li>
        ))}
      </ul>
    </details>
  )
}
