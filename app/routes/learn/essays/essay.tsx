/** A text that is over: to read, print and compare with its other drafts, with what was counted in it and what a reader says. */
import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Button, ButtonLink } from '~/components/ui/button'
import { PromptView } from '~/components/writing/prompt-view'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { findEssay } from '~/models/essays/essays.server'
import { askForFeedback, feedbackState } from '~/models/essays/feedback.server'
import { goOnWithoutClock, MOST_DRAFTS, startDraft } from '~/models/essays/start.server'
import { returnedMarkings } from '~/models/marking/marking.server'
import { allowanceOf, usedUpMessage } from '~/models/membership/allowance.server'
import { findWriting } from '~/models/writing/writing.server'
import { paths } from '~/paths'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { notFound } from '~/utils/http/responses.server'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'
import { pageMeta } from '~/utils/text/page-meta'
import { CareNote } from './parts/care-note'
import { DraftList, DraftsBeside } from './parts/drafts'
import { FeedbackPanel } from './parts/feedback-panel'
import { MarkingView } from './parts/marking/marking-view'
import { shownMarking } from './parts/marking/marking-view.server'
import { MeasuresCard } from './parts/measures-card'
import { printEssay } from './parts/print-essay.server'

export const meta = pageMeta('Your essay')

/** Seconds until a page that waits looks again, without scripts. */
const LOOK_AGAIN = 3

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const at = { userId: student.id, essayId: params.essayId ?? '' }
  const essay = await findEssay(at)
  if (!essay) {
    if ((await findWriting(at))?.isWorkshop) throw redirect(paths.learn.writing(at.essayId))
    throw notFound()
  }
  const [task, feedbacks, markings] = await Promise.all([
    feedbackState(at.userId, at.essayId),
    shownAllowance(student, 'essay_feedback'),
    returnedMarkings(at),
  ])
  const { timeZone } = student.profile
  const fromTutors = markings.map((marking) => shownMarking(marking, timeZone))
  const isWaiting = task?.state === 'waiting' || task?.state === 'running'
  const headers = { 'Cache-Control': 'no-store', ...(isWaiting ? { Refresh: `${LOOK_AGAIN};url=${paths.learn.essay(at.essayId)}` } : {}) }
  const state = { isWaiting, failure: task?.state === 'failed' ? (task.failure ?? 'away') : null }
  return data({ ...printEssay(essay, timeZone), feedback: state, feedbacks, fromTutors }, { headers })
}

const AskSchema = z.object({ intent: z.enum(['feedback', 'draft', 'go-on']) })

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { essayId = '' } = params
  const { value, refusal } = parseFormData(await readForm(request), AskSchema)
  if (refusal) return refusal

  if (value.intent === 'draft') {
    const draft = await startDraft({ userId: student.id, essayId })
    if (!draft) throw notFound()
    if (draft.outcome === 'many') return data({ problem: ENOUGH }, 409)
    if (draft.outcome === 'needs-parent') return data({ problem: NEEDS_PARENT }, 403)
    return redirect(paths.learn.writing(draft.id), 303)
  }
  if (value.intent === 'go-on') {
    if (!(await goOnWithoutClock({ userId: student.id, essayId }))) throw notFound()
    return redirect(paths.learn.writing(essayId), 303)
  }
  const outcome = await askForFeedback({ member: student, essayId })
  if (outcome === 'asked') return redirect(`${paths.learn.essay(essayId)}#feedback`, 303)
  if (outcome === 'refused') throw notFound()
  if (outcome === 'needs-parent') return data({ problem: NEEDS_PARENT }, 403)
  if (outcome === 'care') return data({ isCare: true })
  if (outcome === 'short') return data({ problem: SHORT }, 400)
  const text = usedUpMessage(await allowanceOf(student, 'essay_feedback'))
  return data({ problem: { title: 'You have used this week’s feedback', text } }, 403)
}

const ENOUGH = {
  title: 'That is enough drafts',
  text: `An essay has at most ${MOST_DRAFTS} drafts. Choose a new prompt: what you learned comes along.`,
}
const SHORT = { title: 'Too short for feedback', text: 'From 40 words on a reader can say something about it. Nothing was counted.' }

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function EssayPage() {
  const {
    essayId,
    words,
    isWorkshop,
    level,
    title,
    facts,
    isTimeOver,
    prompt,
    body,
    plan,
    measures,
    drafts,
    changes,
    reading,
    feedback,
    feedbacks,
    fromTutors,
  } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as { problem?: { title: string; text: string }; isCare?: true } | undefined
  const address = paths.learn.essay(essayId)
  return (
    <div className="wrap narrow page stack loose">
      <p className="no-print">
        <AppLink to={paths.learn.essayWorkshop({ level })}>Essay workshop</AppLink>
      </p>
      <header className="stack tight">
        <h1 className="title-2">{title}</h1>
        <p className="small soft">{facts}</p>
      </header>
      <Problem problem={answer?.problem} />
      {answer?.isCare && <CareNote />}
      {isTimeOver && isWorkshop && (
        <section className="card stack tight" aria-label="Time is up">
          <p>Time is up, and your text is kept as it was. Submit it to get feedback and to write another draft.</p>
          <form method="post" action={address} className="cluster">
            <ButtonLink to={paths.learn.essaySubmission(essayId)}>Submit it</ButtonLink>
            <SubmitButton pending="Opening..." name="intent" value="go-on" look="quiet">
              Go on without a clock
            </SubmitButton>
          </form>
        </section>
      )}
      {prompt && (
        <section className="card" aria-label="The prompt">
          <PromptView {...prompt} />
        </section>
      )}
      <article className="card paper" aria-label="What you wrote">
        <p className="written">{body || 'Nothing is stored.'}</p>
      </article>
      <div className="cluster no-print">
        <span className="with-scripts">
          <Button look="quiet" size="slim" data-print="">
            Print
          </Button>
        </span>
        <ButtonLink to={paths.learn.essayPdf(essayId)} look="quiet" size="slim">
          PDF
        </ButtonLink>
        {isWorkshop && <AppLink to={paths.learn.essayDeletion(essayId)}>Delete it</AppLink>}
      </div>
      {fromTutors.map((marking) => (
        <MarkingView key={`${marking.tutor} ${marking.on}`} marking={marking} />
      ))}
      {(!isTimeOver || !isWorkshop) && (
        <FeedbackPanel essayId={essayId} reading={reading} state={feedback} allowance={feedbacks} words={words} />
      )}
      <MeasuresCard measures={measures} />
      {plan && (
        <details className="card">
          <summary>Your plan</summary>
          <p className="written">{plan}</p>
        </details>
      )}
      {isWorkshop && !isTimeOver && (
        <section className="stack" aria-labelledby="drafts">
          <h2 id="drafts">Drafts</h2>
          <DraftList drafts={drafts} />
          {changes && <DraftsBeside changes={changes} />}
          <form method="post" action={address} className="no-print">
            <SubmitButton pending="Opening..." name="intent" value="draft" look="quiet">
              Write another draft
            </SubmitButton>
          </form>
        </section>
      )}
    </div>
  )
}
