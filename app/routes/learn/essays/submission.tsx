/** Submitting an essay of the workshop: a page that asks and says what it uses, and the POST that does it. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile } from '~/auth/guards/guards.server'
import { AllowanceNote } from '~/components/results/allowance-note'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { FEWEST_WORDS } from '~/exam/essays/rubric'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { isSubmittedBefore, submitEssay } from '~/models/essays/submit.server'
import { allowanceOf, usedUpMessage } from '~/models/membership/allowance.server'
import { findWriting } from '~/models/writing/writing.server'
import { paths } from '~/paths'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { notFound } from '~/utils/http/responses.server'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'
import { pageMeta } from '~/utils/text/page-meta'
import { wordCount } from '~/utils/text/words'

export const meta = pageMeta('Submit your essay')

const SubmissionSchema = z.object({ seen: z.coerce.number().int().min(0).max(1_000_000_000).default(-1) })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { essayId = '' } = params
  const writing = await findWriting({ userId: student.id, essayId })
  if (!writing?.isWorkshop) throw notFound()
  if (writing.submittedAt) throw redirect(paths.learn.essay(essayId))
  const [allowance, isCounted] = await Promise.all([
    shownAllowance(student, 'essay_workshop'),
    isSubmittedBefore({ userId: student.id, essayId }),
  ])
  return {
    essayId,
    words: writing.wordCount,
    length: wordCount(writing.body),
    revision: writing.revision,
    back: writing.isOver ? paths.learn.essay(essayId) : paths.learn.writing(essayId),
    allowance,
    isCounted,
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { essayId = '' } = params
  const { value, refusal } = parseFormData(await readForm(request), SubmissionSchema)
  if (refusal) return refusal

  const outcome = await submitEssay({ member: student, essayId, ...value })
  if (outcome === 'submitted') return redirect(paths.learn.essay(essayId), 303)
  if (outcome === 'refused') throw notFound()
  if (outcome === 'needs-parent') return data({ problem: NEEDS_PARENT }, 403)
  if (outcome !== 'limit') return data({ problem: outcome === 'short' ? SHORT : CHANGED }, outcome === 'short' ? 400 : 409)
  const text = `${usedUpMessage(await allowanceOf(student, 'essay_workshop'))} Your text is kept.`
  return data({ problem: { title: 'You have submitted this week’s essays', text } }, 403)
}

const SHORT = {
  title: 'Not submitted',
  text: `An essay needs at least ${FEWEST_WORDS} words before a reader can say anything about it. Nothing was counted.`,
}
const CHANGED = {
  title: 'Not submitted yet',
  text: 'Your text was saved again after you opened this page. What is stored now is the newest; please look and submit it.',
}

export default function EssaySubmission() {
  const { essayId, words, length, revision, back, allowance, isCounted } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as { problem?: { title: string; text: string } } | undefined
  const isShort = words < FEWEST_WORDS
  return (
    <PageDialog title={isShort ? 'A little more, please' : 'Submit your essay?'}>
      <Problem problem={answer?.problem} />
      <p>
        {isShort
          ? `Your text has ${length}. From ${FEWEST_WORDS} words on a reader can say something about it.`
          : `Your text has ${length}, and all of it is saved. After you submit it, this draft stays as it is; you can always write another one.`}
      </p>
      {!isShort && !isCounted && <AllowanceNote allowance={allowance} />}
      {!isShort && isCounted && <p className="small soft">It belongs to an essay that you submitted before, so it uses nothing.</p>}
      <form method="post" action={paths.learn.essaySubmission(essayId)} className="cluster">
        <input type="hidden" name="seen" value={revision} />
        {!isShort && (isCounted || !allowance.isUsedUp) && <SubmitButton pending="Submitting...">Submit</SubmitButton>}
        <ButtonLink to={back} look={isShort ? 'solid' : 'quiet'}>
          {isShort ? 'Go on writing' : 'Not yet'}
        </ButtonLink>
      </form>
    </PageDialog>
  )
}
