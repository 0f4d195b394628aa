/** The writing of a whole test: its prompt and text, without a score. */
import { AppLink } from '~/components/links/app-link'
import { PromptView } from '~/components/writing/prompt-view'
import type { PrintedPrompt } from '~/exam/print/prompt.server'
import { paths } from '~/paths'

interface EssayProps {
  essay: { name: string; body: string; words: number; prompt: PrintedPrompt | null } | null
  sittingId: string
  /** It was written by hand, and may be typed in. */
  isPaper: boolean
}

export function Essay({ essay, sittingId, isPaper }: EssayProps) {
  if (!essay) return null
  const { name, body, words, prompt } = essay
  return (
    <div className="on-screen">
      <section className="stack" aria-labelledby="essay">
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
        {isPaper && !body && (
          <p>
            <AppLink to={paths.learn.testWriting(sittingId)}>Type in what you wrote by hand</AppLink>
          </p>
        )}
        <p className="small soft">{words === 1 ? 'One word' : `${words} words`}</p>
      </section>
    </div>
  )
}
