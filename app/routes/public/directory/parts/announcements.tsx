/** What the regions of a state show at this time. */
import { CONTENT_TYPE_NAMES } from '~/models/directory/regions/fields'

export interface ShownAnnouncement {
  id: string
  type: keyof typeof CONTENT_TYPE_NAMES
  region: string
  title: string
  text: string
  link: string | null
  /** "December 1, 2026" */
  day: string | null
}

export function Announcements({ announcements }: { announcements: ShownAnnouncement[] }) {
  if (announcements.length === 0) return null
  return (
    <section className="stack tight" aria-labelledby="announcements">
      <h2 id="announcements" className="title-3">
        Announcements
      </h2>
      <ul className="grid wide">
        {announcements.map(({ id, type, region, title, text, link, day }) => (
          <li key={id} className={`announcement ${type}`}>
            <p className="eyebrow">
              {CONTENT_TYPE_NAMES[type]}, {region}
            </p>
            <h3 className="title-3">{title}</h3>
            {day && (
              <p>
                <strong>{day}</strong>
              </p>
            )}
            <p className="written">{text}</p>
            {link && (
              <p>
                <a href={link} rel="noopener nofollow">
                  Read more<span className="hidden"> about {title}</span>
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
