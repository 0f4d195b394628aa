/** Feedback in its states: not asked for, being made, failed, there. */
import { AllowanceNote } from '~/components/results/allowance-note'
import { Banner } from '~/components/ui/banner'
import { FEWEST_WORDS } from '~/exam/essays/rubric'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'
import { ReadingView } from './reading-view'
import type { PrintedReading } from './reading-view.server'

interface FeedbackPanelProps {
  essayId: string
  reading: PrintedReading | null
  state: { isWaiting: boolean; failure: string | null }
  allowance: Parameters<typeof AllowanceNote>[0]['allowance']
  words: number
}

const FAILURES: Record<string, string> = {
  spent: 'You have used what the machine can read for one student in a day. Please come back tomorrow.',
  'spent-by-all': 'The machine has read as much as it can today. Please come back tomorrow.',
  busy: 'Too many students were waiting. Please try again in a few minutes.',
}

export function FeedbackPanel({ essayId, reading, state: { isWaiting, failure }, allowance, words }: FeedbackPanelProps) {
  const address = paths.learn.essay(essayId)
  return (
    <section className="stack" aria-labelledby="feedback">
      <h2 id="feedback">Feedback</h2>
      {reading ? (
        <div className="card stack">
          <p className="small soft">
            A language model read this, and we kept only what quotes your own sentences. It can be wrong, and it is no score. Repetitions
            were left out before it read.
          </p>
          <ReadingView reading={reading} />
        </div>
      ) : isWaiting ? (
        <Banner tone="notice" title="Your essay is being read">
          <p>
            This takes about a minute. The page looks again by itself every few seconds, and you may leave it and come back.{' '}
            <a href={`${address}#feedback`}>Look again now</a>
          </p>
        </Banner>
      ) : (
        <Ask essayId={essayId} failure={failure} allowance={allowance} words={words} />
      )}
    </section>
  )
}

function Ask({
  essayId,
  failure,
  allowance,
  words,
}: Pick<FeedbackPanelProps, 'essayId' | 'allowance' | 'words'> & { failure: string | null }) {
  return (
    <div className="stack">
      {failure && (
        <Banner tone="bad" title="The feedback could not be made">
          <p>{FAILURES[failure] ?? 'Please try again in a few minutes.'} Nothing was counted, and your text is as it was.</p>
        </Banner>
      )}
      {words < FEWEST_WORDS ? (
        <p className="soft">From {FEWEST_WORDS} words on a reader can say something about a text.</p>
      ) : (
        <>
          <AllowanceNote allowance={allowance} />
          {(!allowance.isUsedUp || failure) && (
            <form method="post" action={paths.learn.essay(essayId)} className="card stack tight no-print">
              <p>
                Four lines, each with a sentence of yours that shows it; two things that work; one next step; one sentence rewritten. A
                machine reads your text. Your name is not sent.
              </p>
              <div>
                <SubmitButton pending="Asking..." name="intent" value="feedback">
                  {failure ? 'Try again' : 'Get feedback'}
                </SubmitButton>
              </div>
            </form>
          )}
        </>
      )}
    </div>
  )
}
