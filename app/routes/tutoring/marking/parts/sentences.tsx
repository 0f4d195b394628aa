/** The essay in its paragraphs, sentence by sentence: a press on one opens the room for a comment on it. */
import { lengthsOf } from '~/forms/rules'
import { COMMENT_RULE, MOST_SENTENCES } from '~/models/marking/fields'

interface Sentence {
  /** From 0, through the whole text. */
  number: number
  text: string
  /** Null for those that the form has no more room for. */
  field: string | null
  comment: string
}

export function Sentences({ paragraphs }: { paragraphs: Sentence[][] }) {
  const hasMore = paragraphs.flat().length > MOST_SENTENCES
  return (
    <fieldset className="field">
      <legend>The text</legend>
      <p className="hint">
        Open a sentence to comment on it.{hasMore && ` The first ${MOST_SENTENCES} can have a comment; the rest is here to read.`}
      </p>
      <div className="stack loose">
        {paragraphs.map((sentences) => (
          <ol key={sentences[0]?.number} start={(sentences[0]?.number ?? 0) + 1} className="stack tight">
            {sentences.map((sentence) => (
              <li key={sentence.number}>
                {sentence.field === null ? sentence.text : <WithComment {...sentence} field={sentence.field} />}
              </li>
            ))}
          </ol>
        ))}
      </div>
    </fieldset>
  )
}

function WithComment({ number, text, field, comment }: Sentence & { field: string }) {
  return (
    <details open={comment !== ''}>
      <summary>{text}</summary>
      <textarea
        id={`sentence-${number + 1}`}
        name={field}
        className="input"
        defaultValue={comment}
        aria-label={`Comment on sentence ${number + 1}`}
        {...lengthsOf({ ...COMMENT_RULE, minLength: 0 } as typeof COMMENT_RULE)}
      />
    </details>
  )
}
