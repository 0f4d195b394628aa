/** The essay sentence by sentence: a press on one opens the room for a comment on it. */

import { lengthsOf } from '~/forms/rules'
import { COMMENT_RULE } from '~/models/marking/fields'

interface SentencesProps {
  sentences: { text: string; field: string; comment: string }[]
}

export function Sentences({ sentences }: SentencesProps) {
  return (
    <fieldset className="field">
      <legend>The text</legend>
      <p className="hint">Open a sentence to comment on it.</p>
      <ol className="stack tight">
        {sentences.map(({ text, field, comment }, index) => (
          <li key={field}>
            <details open={comment !== ''}>
              <summary>{text}</summary>
              <textarea
                id={`sentence-${index + 1}`}
                name={field}
                className="input"
                defaultValue={comment}
                aria-label={`Comment on sentence ${index + 1}`}
                {...lengthsOf({ ...COMMENT_RULE, minLength: 0 } as typeof COMMENT_RULE)}
              />
            </details>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
