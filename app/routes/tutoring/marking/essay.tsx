/** Marking one essay: comments on sentences, the rubric, one next step. It is kept until it is returned, and then it is the writer's. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { PROMPTS } from '~/content/prompts/prompts.server'
import { RUBRIC_LINES } from '~/exam/essays/rubric'
import { curlyQuotes } from '~/exam/print/quotes'
import { AppForm } from '~/forms/app-form'
import { TextArea } from '~/forms/fields/text-area'
import { keptValues, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { MARKING_FIELDS, MOST_SENTENCES } from '~/models/marking/fields'
import { findShared, saveMarking } from '~/models/marking/marking.server'
import { paths } from '~/paths'
import { MarkingView } from '~/routes/learn/essays/parts/marking/marking-view'
import { shownMarking } from '~/routes/learn/essays/parts/marking/marking-view.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { TutorFrame } from '../parts/tutor-frame'
import { commentName, readMarkingForm, typedComments } from './parts/read-marking.server'
import { RubricFields } from './parts/rubric-fields'
import { Sentences } from './parts/sentences'

export const meta = pageMeta('Marking an essay')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: tutorId, firstName, lastName } = await requireApproved(request, 'tutor')
  const shared = await findShared({ tutorId, essayId: params.essayId ?? '' })
  if (!shared) throw notFound()
  const { id, name, promptId, body, paragraphs, draft, wordCount, marking } = shared
  const stored = Object.fromEntries(
    RUBRIC_LINES.flatMap((line) => [
      [`${line}Mark`, marking?.lines[line]?.mark ?? ''],
      [`${line}Comment`, marking?.lines[line]?.comment ?? ''],
    ]),
  )
  const { returnedAt = null } = marking ?? {}
  return {
    ...{ id, name, body, facts: `Draft ${draft}, ${wordCount} words`, seen: marking?.revision ?? 0 },
    prompt: curlyQuotes(PROMPTS.find((one) => one.id === promptId)?.text ?? ''),
    stored: { ...stored, nextStep: marking?.nextStep ?? '' },
    paragraphs: paragraphs.map((sentences) =>
      sentences.map(({ number, text }) => ({
        ...{ number, text, field: number < MOST_SENTENCES ? commentName(number) : null },
        comment: marking?.comments.find(({ sentence }) => sentence === number)?.text ?? '',
      })),
    ),
    returned:
      marking && returnedAt ? shownMarking({ ...marking, returnedAt, tutor: `${firstName} ${lastName}` }, 'America/New_York') : null,
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const form = await readForm(request)
  const { refusal, marking } = readMarkingForm(form)
  const sent = Number(form.get('seen'))
  const seen = Number.isInteger(sent) && sent > 0 ? sent : 0
  // What stands in the form is as old as it was: shown again, it must not pass for an answer to what was saved since.
  const typed = { comments: typedComments(form), seen }
  if (refusal) return data({ ...refusal.data, ...typed }, refusal.init ?? undefined)

  const essayId = params.essayId ?? ''
  const outcome = await saveMarking({ tutorId, essayId, seen, ...marking })
  if (outcome === 'gone') throw notFound()
  if (outcome === 'stale') {
    const again = refuseForm(keptValues(form), STALE, 409)
    return data({ ...again.data, ...typed }, again.init ?? undefined)
  }
  const headers = await flashHeaders(outcome === 'saved' ? SAVED : outcome === 'returned' ? RETURNED : OVER)
  return redirect(outcome === 'saved' ? paths.tutor.essayToMark(essayId) : paths.tutor.marking(), { status: 303, headers })
}

const STALE = { title: 'Another window has saved', text: 'Copy what you want to keep, and open this page anew.' }
const SAVED = { kind: 'success', title: 'Kept', text: 'Only you see it until you return it.' } as const
const RETURNED = { kind: 'success', title: 'Returned', text: 'The student finds it beside the essay.' } as const
const OVER = { kind: 'problem', title: 'It went back before', text: 'What was returned stays as it is.' } as const

export default function EssayToMark() {
  const { name, returned, prompt, facts, body } = useLoaderData<typeof loader>()
  return (
    <TutorFrame title={`Essay by ${name}`}>
      <p>
        <AppLink to={paths.tutor.marking()}>Marking</AppLink>
      </p>
      <p>{prompt}</p>
      <p className="small soft">{facts}</p>
      {returned ? (
        <>
          <article className="card paper" aria-label="The text">
            <p className="written">{body}</p>
          </article>
          <MarkingView marking={returned} />
        </>
      ) : (
        <MarkingForm />
      )}
    </TutorFrame>
  )
}

function MarkingForm() {
  const { id, paragraphs, stored, seen } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const form = useForm('marking', MARKING_FIELDS, answer, stored)
  const typed = answer?.comments
  const shown = typed
    ? paragraphs.map((sentences) =>
        sentences.map((one) => ({ ...one, comment: typed.find(({ sentence }) => sentence === one.number)?.text ?? '' })),
      )
    : paragraphs
  return (
    <AppForm form={form} action={paths.tutor.essayToMark(id)} className="form">
      <input type="hidden" name="seen" value={answer?.seen ?? seen} />
      <Sentences paragraphs={shown} />
      <RubricFields form={form} />
      <TextArea field={form.nextStep} label="One next step" hint="The one thing to try in the next draft." />
      <div className="cluster">
        <SubmitButton pending="Returning..." name="intent" value="return">
          Return it
        </SubmitButton>
        <SubmitButton pending="Keeping..." name="intent" value="keep" look="quiet">
          Keep it for later
        </SubmitButton>
      </div>
    </AppForm>
  )
}
