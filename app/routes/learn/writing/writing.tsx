/** A timed writing: the page to write on while the clock runs, and afterwards the text to read and print. */
import { type ActionFunctionArgs, data, type LinksFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile, requireStudent } from '~/auth/guards.server'
import type { RouteHandle } from '~/components/layout/document'
import { ButtonLink } from '~/components/ui/button'
import { PromptView } from '~/components/writing/prompt-view'
import { WritingScreen } from '~/components/writing/writing-screen'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { counted } from '~/exam/families/wording'
import { printPrompt } from '~/exam/print/prompt.server'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { findWriting, LONGEST_ESSAY, saveWriting, wordsIn } from '~/models/writing/writing.server'
import { paths } from '~/paths'
import { NEEDS_PARENT } from '~/routes/learn/parts/needs-parent'
import sceneStyles from '~/styles/sheets/scene.css?url'
import studentStyles from '~/styles/sheets/student.css?url'
import { notFound } from '~/utils/http/responses.server'
import { isShownThere, SHOWN_ELSEWHERE, ShownAddress } from '~/utils/http/shown-address.server'
import { pageMeta } from '~/utils/text/page-meta'
import { clockTime } from '~/utils/text/time-text'

export const handle: RouteHandle = { isRoom: (page) => (page as { clock?: unknown }).clock != null }

export const meta = pageMeta('Timed writing')

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: studentStyles },
  { rel: 'stylesheet', href: sceneStyles },
]

const DraftSchema = z.object({
  body: z
    .string()
    .max(LONGEST_ESSAY, `Please keep it under ${LONGEST_ESSAY.toLocaleString('en-US')} characters`)
    .default(''),
  promptId: z.string().max(40),
  shows: ShownAddress,
  /** When scripts sent it, milliseconds since 1970 by the server's clock. */
  writtenAt: z.coerce.number().int().min(0).max(8.64e15).optional(),
  intent: z.enum(['save', 'submit']).default('save'),
})

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { essayId = '' } = params
  const writing = await findWriting({ userId: student.id, essayId })
  if (!writing) throw notFound()

  const { subject, number, level, body, promptId, prompts, clock, isOver, submittedAt } = writing
  const { secondsAllowed, secondsLeft, deadline } = clock
  const isRunning = !isOver && secondsAllowed !== null && secondsLeft !== null && deadline !== null
  return {
    essayId,
    level,
    title: `${SUBJECT_NAMES[subject]}, number ${number}`,
    body,
    length: lengthOf(body),
    promptId,
    prompts: prompts.map(printPrompt),
    longest: LONGEST_ESSAY,
    madeAt: Date.now(),
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

  const { body, promptId, intent, shows, writtenAt } = draft
  if (!isShownThere(shows, paths.writing(essayId))) return data({ state: 'refused' as const, problem: SHOWN_ELSEWHERE }, 409)

  const text = { body, promptId, writtenAt: writtenAt === undefined ? undefined : new Date(writtenAt) }
  const state = await saveWriting({ userId: student.id, essayId, ...text, isFinal: intent === 'submit' })

  // Not stored, so the page is the only place that still has it.
  if (state === 'needs-parent') return data({ state, body, promptId, problem: NEEDS_PARENT }, 403)
  if (intent === 'save' && state !== 'refused') return { state, length: lengthOf(body) }
  return redirect(paths.writing(essayId), 303)
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

const NOT_STORED = 'What you wrote stands below and is not stored: copy it if you want to keep it.'

export default function Writing() {
  const { clock, ...writing } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const kept = answer && 'state' in answer && answer.state === 'needs-parent' ? answer : undefined
  if (clock) return <WritingScreen {...writing} {...kept} clock={clock} />

  const { title, level, length, promptId, prompts, isTimeOver } = writing
  const body = kept?.body ?? writing.body
  const prompt = prompts.find(({ id }) => id === promptId)
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <h1>{title}</h1>
        <p className="lead">
          {isTimeOver ? 'The time is over.' : 'Handed in.'} {length}.
        </p>
      </header>
      <Problem problem={kept && { ...kept.problem, text: `${kept.problem.text} ${NOT_STORED}` }} />
      {prompt && (
        <section className="card">
          <PromptView {...prompt} />
        </section>
      )}
      <section className="card stack" aria-label="What you wrote">
        <p className="written">{body || 'Nothing was written.'}</p>
      </section>
      <section className="stack tight">
        <h2>Read it once more as a stranger</h2>
        <ul>
          <li>Does the first sentence make you want the second?</li>
          <li>Is there one detail that nobody else would have thought of?</li>
          <li>Does the end answer the beginning?</li>
          <li>Read it aloud: where you stumble, a reader stumbles.</li>
        </ul>
      </section>
      <p>
        <ButtonLink to={paths.sectionalQuizzes(level)} look="quiet">
          More quizzes
        </ButtonLink>
      </p>
    </div>
  )
}
