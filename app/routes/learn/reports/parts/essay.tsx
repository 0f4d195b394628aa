/** The writing of a whole test: its prompt and text, without a score. */
import { PromptView } from '~/components/writing/prompt-view'
import type { PrintedPrompt } from '~/exam/print/prompt.server'

interface EssayProps {
  essay: { name: string; body: string; words: number; prompt: PrintedPrompt | null } | null
}

export function Essay({ essay }: EssayProps) {
  if (!essay) return null
  const { name, body, words, prompt } = essay
  return (
    <section className="stack on-screen" aria-labelledby="essay">
      <h2 id="essay">{name}</h2>
      <p className="small soft">It has no score on the real test either. Schools read it; here it is sent to nobody.</p>
      {prompt && (
        <div className="card">
          <PromptView {...prompt} />
        </div>
      )}
      <div className="card paper">
        <p className="written">{body || 'Nothing was written on the screen.'}</p>
      </div>
      <p className="small soft">{words === 1 ? 'One word' : `${words} words`}</p>
    </section>
  )
}
