/** Writing by hand in a whole test: prompt and time while it runs, and a form for the text when it is over. */
import { AppLink } from '~/components/links/app-link'
import { Countdown } from '~/components/question/countdown'
import { LeaveTest } from '~/components/question/help'
import { RoomBar } from '~/components/room/bar'
import { PromptView } from '~/components/writing/prompt-view'
import type { PrintedPrompt } from '~/exam/print/prompt.server'
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { TextArea } from '~/forms/fields/text-area'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { TYPED_FIELDS } from '~/models/tests/fields'
import { paths } from '~/paths'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'

interface Page {
  sittingId: string
  title: string
  prompts: PrintedPrompt[]
}

interface HandWritingProps extends Page {
  stepId: string
  canEndEarly: boolean
  /** The ISEE's essay is written with a pen in the paper room, below its prompt. */
  isIseeOnPaper: boolean
  /** The prompts, by id, that are the first sentence of a story. */
  starters: string[]
  /** The text may be typed in when the writing is over. */
  mayTypeIn: boolean
  /** It would be written on the screen if a parent had agreed. */
  waitsForParent: boolean
  /** Where a test begun by mistake is given back; null when it cannot be. */
  leaveTo: string | null
  clock: { secondsAllowed: number; secondsLeft: number; endsAt: string; warnings: number[] } | null
}

const nothing = () => undefined

export function HandWriting({
  sittingId,
  title,
  prompts,
  stepId,
  canEndEarly,
  isIseeOnPaper,
  starters,
  mayTypeIn,
  waitsForParent,
  leaveTo,
  clock,
}: HandWritingProps) {
  return (
    <div className="wrap room">
      <RoomBar
        title={title}
        clock={clock && <Countdown {...clock} onOver={nothing} />}
        help={
          <>
            <li>Write on paper. This page keeps the prompt and the time.{mayTypeIn && ' You can type your text in afterward.'}</li>
            {leaveTo && <LeaveTest to={leaveTo} />}
          </>
        }
      />
      <div className="stack loose narrow page">
        <h1>{prompts.length > 1 ? 'Choose one prompt and write by hand' : 'Write by hand'}</h1>
        {waitsForParent && <p>Until a parent agrees we keep no text that you write. So take paper and a pencil for this part.</p>}
        <p>Use at most two pages. {isIseeOnPaper && 'Copy the prompt at the top. Write with a pen, as on the real test.'}</p>
        {prompts.map((prompt) => (
          <section className="card stack" key={prompt.id}>
            <PromptView {...prompt} />
            {starters.includes(prompt.id) && <p className="small">Begin with this sentence.</p>}
          </section>
        ))}
        {canEndEarly ? (
          <form method="post" action={paths.learn.test(sittingId)}>
            <input type="hidden" name="step" value={stepId} />
            <SubmitButton pending="Loading..." name="intent" value="end">
              I have finished writing
            </SubmitButton>
          </form>
        ) : (
          <p className="soft">In the paper room everybody waits until time is called. The test then goes on by itself.</p>
        )}
      </div>
    </div>
  )
}

interface TypeInProps extends Page {
  typed: { body: string; promptId: string; seen: string }
  mayKeep: boolean
  /** The test is still under way, and its clock runs. */
  goOn: boolean
  answer: FormAnswer | undefined
}

export function TypeIn({ sittingId, prompts, typed, mayKeep, goOn, answer }: TypeInProps) {
  const form = useForm('typed', TYPED_FIELDS, answer, typed)
  return (
    <div className="wrap narrow page stack loose">
      <h1>What you wrote by hand</h1>
      {goOn && (
        <p>
          <strong>The test is still in progress.</strong> <AppLink to={paths.learn.test(sittingId)}>Back to the test</AppLink>
        </p>
      )}
      {prompts.length === 1 &&
        prompts.map((prompt) => (
          <section className="card" key={prompt.id}>
            <PromptView {...prompt} />
          </section>
        ))}
      {mayKeep ? (
        <AppForm form={form} action={paths.learn.testWriting(sittingId)} className="card stack">
          <input type="hidden" name="seen" value={form.seen.initialValue} />
          {prompts.length > 1 ? (
            <RadioCards
              field={form.promptId}
              legend="Which prompt did you write about?"
              options={prompts.map(({ id, text }) => ({ value: id, label: text }))}
            />
          ) : (
            <input type="hidden" name="promptId" value={typed.promptId} />
          )}
          <TextArea field={form.body} label="Your text, word for word" hint="Leave your mistakes in: schools read what you wrote." />
          <SubmitButton pending="Saving...">Save my text</SubmitButton>
        </AppForm>
      ) : (
        <p>{NEEDS_PARENT.text}</p>
      )}
      <p>
        <AppLink to={paths.learn.test(sittingId)}>Back to the test</AppLink>
      </p>
    </div>
  )
}
