/** The prompts beside the sheet; on a narrow screen they stand above it and fold away. Of several, one is chosen. */
import type { PrintedPrompt } from '~/exam/print/prompt.server'
import { PromptView } from './prompt-view'

interface PromptsProps {
  prompts: PrintedPrompt[]
  /** The student’s own notes; empty for none. */
  plan: string
  chosen: string
  onChoose: (promptId: string) => void
}

export function Prompts({ prompts, plan, chosen, onChoose }: PromptsProps) {
  const [only] = prompts.length === 1 ? prompts : []
  return (
    <details className="prompts" open>
      <summary>{only ? 'Your prompt' : 'Choose one prompt'}</summary>
      {prompts.map((prompt, index) => (
        <section className="card stack" key={prompt.id}>
          {prompt === only ? (
            <input type="hidden" name="promptId" value={prompt.id} />
          ) : (
            <div className="check">
              <input
                type="radio"
                name="promptId"
                value={prompt.id}
                id={prompt.id}
                checked={prompt.id === chosen}
                onChange={() => onChoose(prompt.id)}
              />
              <label htmlFor={prompt.id}>I write about prompt {index + 1}</label>
            </div>
          )}
          <PromptView {...prompt} />
        </section>
      ))}
      {plan && (
        <section className="card stack tight" aria-label="Your plan">
          <h2 className="title-3">Your plan</h2>
          <p className="written">{plan}</p>
        </section>
      )}
    </details>
  )
}
