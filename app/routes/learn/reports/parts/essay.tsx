/** The writing of a whole test: its prompt and text, without a score. */
import { AppLink } from '~/components/links/app-link'
import { PromptView } from '~/components/writing/prompt-view'
import type { PrintedPrompt } from '~/exam/print/prompt.server'
import { paths } from '~/paths'

interface EssayProps {
  essay: { name: string; body: string; words: number; prompt: PrintedPrompt | null } | null
  sittingId: string
  /** It was written by hand in the paper room, and may be typed in. */
  isPaper: boolean
  /** No text is kept until a parent agrees. */
  waitsForParent: boolean
}

export function Essay({ essay, sittingId, isPaper, waitsForParent }: EssayProps) {
  if (!essay) return null
  const { name, body, words, prompt } = essay
  return (
    <section className="essay-of-test stack" aria-labelledby="essay">
      <h2 id="essay">{name}</h2>
      <p className="small soft">It has no score on the real test either. Schools read it; here it is sent to nobody.</p>
      {prompt && (
        <div className="card">
          <PromptView {...prompt} />
        </div>
      )}
      <div className="card paper">
        <p className="written">{body || (isPaper || waitsForParent ? 'It was written on paper.' : 'Nothing was written.')}</p>
      </div>
      {isPaper && !body && (
        <p className="on-screen">
          <AppLink to={paths.learn.testWriting(sittingId)}>Type in what you wrote by hand</AppLink>
        </p>
      )}
      {body && <p className="small soft">{words === 1 ? 'One word' : `${words} words`}</p>}
    </section>
  )
}
