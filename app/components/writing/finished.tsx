/** A writing that is over: the text to read, print and keep, and what of it never arrived. */
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '~/components/ui/button'
import type { PrintedPrompt } from '~/exam/print/prompt.server'
import { Problem } from '~/forms/problem'
import { paths } from '~/paths'
import { wordCount } from '~/utils/text/words'
import { forgetText, keptText, textKey } from './keeping/device'
import { OtherText } from './other-text'
import { PromptView } from './prompt-view'

interface FinishedWritingProps {
  account: string
  essayId: string
  title: string
  isTimeOver: boolean
  /** "November 20, 2026" */
  writtenOn: string
  body: string
  /** Written by hand, so that nothing of it is here. */
  isOnPaper: boolean
  prompt?: PrintedPrompt
  /** What was sent after the end. */
  unsaved?: string
  problem?: { title: string; text: string }
  /** Where more of its kind are. */
  quizzes: string
}

export function FinishedWriting({
  account,
  essayId,
  title,
  isTimeOver,
  writtenOn,
  body,
  isOnPaper,
  prompt,
  unsaved,
  problem,
  quizzes,
}: FinishedWritingProps) {
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <h1>{title}</h1>
        <p className="lead">
          {isTimeOver ? 'Time is up.' : 'Submitted.'} {isOnPaper ? 'You wrote this one on paper' : wordCount(body)}.
        </p>
        <p className="small soft">Written on {writtenOn}</p>
      </header>
      <Problem problem={problem} />
      {unsaved && (
        <section className="card stack" aria-label="What is not stored">
          <p className="written">{unsaved}</p>
        </section>
      )}
      <KeptText textKey={textKey(account, essayId)} stored={body} />
      {prompt && (
        <section className="card">
          <PromptView {...prompt} />
        </section>
      )}
      <section className="card paper" aria-label="What you wrote">
        <p className="written">{body || (isOnPaper ? 'Your text is on your sheet of paper.' : 'Nothing is stored.')}</p>
      </section>
      <section className="stack tight no-print">
        <h2>Read it once more as a stranger</h2>
        <ul>
          <li>Does the first sentence make you want to read the second?</li>
          <li>Is there one detail that nobody else would have thought of?</li>
          <li>Does the end answer the beginning?</li>
          <li>Read it aloud: where you stumble, a reader stumbles.</li>
        </ul>
      </section>
      <p className="cluster no-print">
        {body && <ButtonLink to={paths.learn.essay(essayId)}>Get feedback on it</ButtonLink>}
        <ButtonLink to={quizzes} look="quiet">
          More quizzes
        </ButtonLink>
      </p>
    </div>
  )
}

/** What this device could not send in time: shown until the student deletes it, because it stands nowhere else. */
function KeptText({ textKey, stored }: { textKey: string; stored: string }) {
  const [kept, setKept] = useState('')
  // Only the browser knows what it keeps.
  useEffect(() => {
    const copy = keptText(textKey)
    if (copy && copy.body !== stored) setKept(copy.body)
    else forgetText(textKey)
  }, [textKey, stored])

  function drop(): void {
    forgetText(textKey)
    setKept('')
  }

  if (!kept) return null
  return (
    <OtherText
      title="This device kept a text that the server does not have"
      summary={`It did not arrive in time: ${wordCount(kept)}. Copy it if you want to keep it.`}
      body={kept}
    >
      <Button look="quiet" onClick={drop}>
        Delete it
      </Button>
    </OtherText>
  )
}
