/** Where what stands above was published, and when. */
import type { Source } from '~/content/schools/profiles.server'

export function Sources({ sources }: { sources: Source[] }) {
  const unique = sources.filter(({ url, year }, index) => sources.findIndex((one) => one.url === url && one.year === year) === index)
  if (unique.length === 0) return null
  return (
    <footer className="sources small soft">
      <p className="eyebrow">Where this was published</p>
      <ul>
        {unique.map(({ title, url, year }) => (
          <li key={`${url} ${year}`}>
            <a href={url} rel="noopener nofollow">
              {title}
            </a>
            , {year.replace('-', '–')}
          </li>
        ))}
      </ul>
      <p>Schools change their rules and dates. Check with the school before you rely on them.</p>
    </footer>
  )
}
