/** The meter of a poem as text, folded until somebody asks for it. */
interface MeterProps {
  /** "iambic pentameter" */
  name: string
  /** Each line with its beats: "da DUM da DUM". */
  lines: { text: string; beats: string }[]
}

export function Meter({ name, lines }: MeterProps) {
  return (
    <details>
      <summary>Show the meter</summary>
      <div className="stack tight">
        <p>The meter is {name}. Say “da” for each weak syllable and “DUM” for each strong one. Then say the line to that beat.</p>
        <ol className="beats">
          {lines.map(({ text, beats }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and a refrain comes back
            <li key={index}>
              {text}
              <span className="small soft">{beats}</span>
            </li>
          ))}
        </ol>
      </div>
    </details>
  )
}
