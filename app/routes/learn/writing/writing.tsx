/** A timed writing: the page to write on while the clock runs, and afterwards the text to read and print. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile, requireStudent } from '~/auth/guards.server'
import type { RouteHandle } from '~/components/links/document'
import { ButtonLink } from '~/components/ui/button'
import { PromptView } from '~/components/writing/prompt-view'
import { WritingScreen } from '~/components/writing/writing-screen'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { counted } from '~/exam/families/kit/wording'
import { printPrompt } from '~/exam/print/prompt.server'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { LONGEST_ESSAY, saveWriting, wordsIn } from '~/models/writing/save.server'
import { findWriting } from '~/models/writing/writing.server'
import { paths } from '~/paths'
import { NEEDS_PARENT } from '~/routes/learn/parts/needs-parent'
import { notFound } from '~/utils/http/responses.server'
import { isShownThere, SHOWN_ELSEWHERE, ShownAddress } from '~/utils/http/shown-address.server'
import { pageMeta } from '~/utils/text/page-meta'
import { clockTime } from '~/utils/time/time-text'

export const handle: RouteHandle = { isRoom: (page) => (page as { clock?: unknown }).clock != null }

export const meta = pageMeta('Timed writing')

const DraftSchema = z.object({
  body: z
    .string()
    // Plain forms send line ends as two characters, which no field counts.
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(z.string().max(LONGEST_ESSAY, `Please keep it under ${LONGEST_ESSAY.toLocaleString('en-US')} characters`))
    .default(''),
  promptId: z.string().max(40),
  shows: ShownAddress,
  /** The revision of the text that the page knows. A page that was open before there were revisions knows none. */
  seen: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  /** Which page with scripts sends, and which of its saves this is. */
  page: z
    .string()
    .regex(/^[\w-]{8,40}$/)
    .optional(),
  number: z.coerce.number().int().min(1).max(1_000_000).optional(),
  intent: z.enum(['save', 'submit']).default('save'),
})

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { essayId = '' } = params
  const writing = await findWriting({ userId: student.id, essayId })
  if (!writing) throw notFound()

  const { subject, number, level, body, revision, promptId, prompts, clock, isOver, submittedAt } = writing
  const { secondsAllowed, secondsLeft, deadline } = clock
  const isRunning = !isOver && secondsAllowed !== null && secondsLeft !== null && deadline !== null
  return {
    essayId,
    level,
    title: `${SUBJECT_NAMES[subject]}, number ${number}`,
    body,
    length: lengthOf(body),
    revision,
    promptId,
    prompts: prompts.map(printPrompt),
    longest: LONGEST_ESSAY,
    isTimeOver: submittedAt === null,
    clock: isRunning ? { secondsAllowed, secondsLeft, endsAt: `ends at ${clockTime(deadline, student.profile.timeZone)}` } : null,
  }
}

/** "214 words", made here so that the browser need not. */
const lengthOf = (body: string) => counted(wordsIn(body), 'word')

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { essayId = '' } = params
  const { value: draft, refusal } = parseFormData(await readForm(request), DraftSchema)
  if (refusal) return refusal

  const { intent, shows, ...text } = draft
  if (!isShownThere(shows, paths.learn.writing(essayId))) return data({ state: 'refused' as const, problem: SHOWN_ELSEWHERE }, 409)

  const at = { userId: student.id, essayId }
  const state = await saveWriting({ ...at, ...text, isFinal: intent === 'submit' })

  if (state === 'saved') return intent === 'save' ? { state, length: lengthOf(text.body) } : redirect(paths.learn.writing(essayId), 303)
  // Not stored, so the page is the only place that still has it.
  const kept = { state, body: text.body, promptId: text.promptId }
  if (state === 'needs-parent') return data({ ...kept, problem: copyIt(NEEDS_PARENT) }, 403)
  const stored = state === 'elsewhere' && (await findWriting(at))
  if (!stored || stored.isOver) return data({ ...kept, problem: copyIt(CLOSED) }, 409)
  const { body, revision } = stored
  return data({ ...kept, problem: SAVED_ELSEWHERE, other: { body, revision, summary: summaryOf(stored, student.profile) } }, 409)
}

const CLOSED = { title: 'This writing is closed', text: 'Time was up, or it was submitted, before your last words reached us.' }
const SAVED_ELSEWHERE = {
  title: 'Another window has saved this text',
  text: 'What you wrote here is not saved. Both texts are below; please choose the one to continue with.',
}

function copyIt({ title, text }: { title: string; text: string }) {
  return { title, text: `${text} Your latest text is below and is not stored: copy it if you want to keep it.` }
}

function summaryOf({ body, changedAt }: { body: string; changedAt: Date | null }, profile: { timeZone: string } | null): string {
  const time = changedAt && profile ? ` at ${clockTime(changedAt, profile.timeZone)}` : ''
  return `Saved in another window${time}: ${lengthOf(body)}`
}

/** A lost connection must not take the page away: what is written stands in the field, and the next pause saves it again. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (error instanceof TypeError) return { state: 'offline' as const }
    throw error
  }
}

export { revalidateUnlessKept as shouldRevalidate } from '~/utils/http/revalidate'

export default function Writing() {
  const { clock, ...writing } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const reply = answer && 'state' in answer ? answer : undefined
  const unsaved = reply && 'body' in reply ? reply : undefined
  if (clock) return <WritingScreen {...writing} {...unsaved} answer={reply} clock={clock} />

  const { title, level, body, length, promptId, prompts, isTimeOver } = writing
  const prompt = prompts.find(({ id }) => id === promptId)
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <h1>{title}</h1>
        <p className="lead">
          {isTimeOver ? 'Time is up.' : 'Submitted.'} {length}.
        </p>
      </header>
      {unsaved && (
        <>
          <Problem problem={unsaved.problem} />
          <section className="card stack" aria-label="What is not stored">
            <p className="written">{unsaved.body}</p>
          </section>
        </>
      )}
      {prompt && (
        <section className="card">
          <PromptView {...prompt} />
        </section>
      )}
      <section className="card stack" aria-label="What you wrote">
        <p className="written">{body || 'Nothing is stored.'}</p>
      </section>
      <section className="stack tight">
        <h2>Read it once more with fresh eyes</h2>
        <ul>
          <li>Does the first sentence make you want the second?</li>
          <li>Is there one detail that nobody else would have thought of?</li>
          <li>Does the end answer the beginning?</li>
          <li>Read it aloud: where you stumble, a reader will too.</li>
        </ul>
      </section>
      <p>
        <ButtonLink to={paths.learn.quizzes(level)} look="quiet">
          More quizzes
        </ButtonLink>
      </p>
    </div>
  )
}
