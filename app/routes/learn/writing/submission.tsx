/** The end of a writing: a page that asks, and the POST that submits what is stored. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import type { RouteHandle } from '~/components/links/document'
import { RoomBar } from '~/components/room/bar'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { blueprintOf } from '~/exam/core/blueprints'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { submitWriting } from '~/models/writing/save.server'
import { findWriting } from '~/models/writing/writing.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { wordCount, wordsIn } from '~/utils/text/words'
import { clockTime } from '~/utils/time/time-text'
import { writingTitle } from './parts/of-test.server'

export const handle: RouteHandle = { isRoom: () => true }

export const meta = pageMeta('Submit your writing')

const SubmissionSchema = z.object({ seen: z.coerce.number().int().min(0).max(1_000_000_000).default(-1) })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { essayId = '' } = params
  const writing = await findWriting({ userId: student.id, essayId })
  if (!writing) throw notFound()

  const { body, revision, deadline, isOver, isWorkshop } = writing
  if (isWorkshop) throw redirect(paths.learn.essaySubmission(essayId))
  if (isOver) throw redirect(paths.learn.writing(essayId))
  return {
    essayId,
    title: writingTitle(writing),
    test: writing.test && { to: paths.learn.test(writing.test.id), stepId: blueprintOf(writing.level).writing.id },
    isEmpty: wordsIn(body) === 0,
    length: wordCount(body),
    revision,
    endsAt: deadline && `ends at ${clockTime(deadline, student.profile.timeZone)}`,
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const at = { userId: student.id, essayId: params.essayId ?? '' }
  const { value: form, refusal } = parseFormData(await readForm(request), SubmissionSchema)
  if (refusal) return refusal

  await submitWriting({ ...at, ...form })

  const writing = await findWriting(at)
  if (!writing) throw notFound()
  if (writing.isOver) return redirect(paths.learn.writing(at.essayId), 303)
  return data({ problem: wordsIn(writing.body) === 0 ? NOTHING_WRITTEN : CHANGED_MEANWHILE }, 409)
}

const NOTHING_WRITTEN = { title: 'Not submitted', text: 'There is no text yet.' }
const CHANGED_MEANWHILE = {
  title: 'Not submitted yet',
  text: 'Your text was saved again after you opened this page. What is below is the newest; please check and submit it.',
}

export default function WritingSubmission() {
  const { essayId, title, test, isEmpty, length, revision, endsAt } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <div className="wrap room">
        <RoomBar
          title={title}
          clock={endsAt && <span className="ends soft small">{endsAt}</span>}
          help={<li>Nothing is submitted until you press the button. The time keeps running.</li>}
        />
      </div>
      <PageDialog title={isEmpty ? 'There is nothing to submit yet' : 'Submit your writing?'}>
        <Problem problem={answer?.problem} />
        <p>{isEmpty ? 'Write your text first; then you can submit it.' : `Your text has ${length}, and all of it is saved.`}</p>
        {!isEmpty && (
          <p className="soft">
            {test
              ? 'After you submit it, you cannot come back to it. The test goes on.'
              : 'After you submit it, you can read and print it, but not change it.'}
          </p>
        )}
        {isEmpty && test && (
          <form method="post" action={test.to}>
            <input type="hidden" name="step" value={test.stepId} />
            <SubmitButton pending="Loading..." name="intent" value="end" look="quiet">
              Go on without a text
            </SubmitButton>
          </form>
        )}
        <form method="post" action={paths.learn.writingSubmission(essayId)} className="cluster">
          <input type="hidden" name="seen" value={revision} />
          {!isEmpty && <SubmitButton pending="Submitting...">Submit</SubmitButton>}
          <ButtonLink to={paths.learn.writing(essayId)} look={isEmpty ? 'solid' : 'quiet'}>
            Keep writing
          </ButtonLink>
        </form>
      </PageDialog>
    </>
  )
}
