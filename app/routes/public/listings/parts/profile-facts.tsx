/** Where and how somebody works, and the ways to reach them. What strangers typed is followed only where it can be nothing but a web page. */

interface ProfileFactsProps {
  place: string
  format: string
  levels: string
  email: string
  phone: string | null
  website: string | null
}

export function ProfileFacts({ place, format, levels, email, phone, website }: ProfileFactsProps) {
  return (
    <dl className="facts">
      <dt>Where</dt>
      <dd>{place}</dd>
      <dt>How</dt>
      <dd>{format}</dd>
      <dt>Levels</dt>
      <dd>{levels}</dd>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      </dd>
      {phone && (
        <>
          <dt>Telephone</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </dd>
        </>
      )}
      {website && (
        <>
          <dt>Website</dt>
          <dd>
            <a href={webAddress(website)} rel="nofollow ugc noopener">
              {website.replace(/^https?:\/\//, '')}
            </a>
          </dd>
        </>
      )}
    </dl>
  )
}

function webAddress(typed: string): string {
  return /^https?:\/\//.test(typed) ? typed : `https://${typed}`
}
