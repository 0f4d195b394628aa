/** What the draft answered, with what our check would hold back. */
import type { Preview } from '~/models/tutor-ai/preview/preview.server'

export function Previews({ previews }: { previews: Preview[] }) {
  return (
    <ol className="stack" aria-label="Answers of the draft">
      {previews.map(({ question, sentences, failure }) => (
        <li key={question}>
          <p>
            <strong>{question}</strong>
          </p>
          {failure && <p>No answer: {failure}.</p>}
          {sentences.map(({ text, isShown }) => (
            <p key={text}>{isShown ? text : `Held back: ${text}`}</p>
          ))}
        </li>
      ))}
    </ol>
  )
}
