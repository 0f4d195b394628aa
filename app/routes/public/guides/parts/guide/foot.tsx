/** The end of a guide: where to go on, and where its facts are from. */
import { AppLink } from '~/components/links/app-link'

export function NextSteps({ links }: { links: { to: string; text: string }[] }) {
  return (
    <ul>
      {links.map(({ to, text }) => (
        <li key={to}>
          <AppLink to={to}>{text}</AppLink>
        </li>
      ))}
    </ul>
  )
}

interface SourcesProps {
  sources: { title: string; address: string; year: number | 'undated' }[]
}

export function Sources({ sources }: SourcesProps) {
  return (
    <>
      <p>Figures of the tests come from these pages. Rules change, so ask the test maker and your schools before you register.</p>
      <ul className="stack tight small">
        {sources.map(({ title, address, year }) => (
          <li key={address}>
            <a href={address} rel="noopener">
              {title}
            </a>
            , {year}
          </li>
        ))}
      </ul>
    </>
  )
}
