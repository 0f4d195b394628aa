/** Somebody's picture, or the first letters of the name. It stands beside the name, so it says nothing to screen readers. */

export interface Person {
  firstName: string
  lastName: string
  avatarUrl: string | null
}

export function Avatar({ person }: { person: Person }) {
  if (person.avatarUrl) return <img className="avatar" src={person.avatarUrl} alt="" width="36" height="36" />
  return (
    <span className="avatar" aria-hidden="true">
      {initials(person)}
    </span>
  )
}

/** First letters of first and last name; whole characters, so that é or an emoji is never cut in half. */
function initials({ firstName, lastName }: Person): string {
  return [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase()
}
