/** The list of a long text's parts, each a link to its heading. */

export function ContentsList({ parts }: { parts: { id: string; title: string }[] }) {
  return (
    <nav aria-label="On this page">
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
