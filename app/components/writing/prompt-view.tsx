/** A writing prompt: its picture where it has one, its text, and questions that help to plan. */
import { createElement } from 'react'
import type { PrintedPrompt } from '~/exam/print/prompt.server'

export function PromptView({ text, picture, think }: Omit<PrintedPrompt, 'id'>) {
  return (
    <div className="stack">
      {picture && (
        <svg className="scene" role="img" aria-label={picture.alt} viewBox={picture.viewBox}>
          {picture.shapes.map(({ element, className, attributes }, index) =>
            createElement(element, { key: index, className, ...attributes }),
          )}
        </svg>
      )}
      <p className="stem">{text}</p>
      {think.length > 0 && (
        <details>
          <summary>Questions to help you plan</summary>
          <ul>
            {think.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
