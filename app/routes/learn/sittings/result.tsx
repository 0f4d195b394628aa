/** The result of a section, and the ways on from it. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { Button, ButtonLink } from '~/components/ui/button'
import type { Level } from '~/exam/core/levels'
import { SubmitButton } from '~/forms/submit-button'
import { isSheetHeld } from '~/models/sittings/held-back.server'
import { sittingResult } from '~/models/sittings/results/result.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { wholeTestOf } from './parts/end.server'
import { ResultView } from './parts/result-view'
import { SHEET_HELD } from './parts/sheet-held'
import { shownResult } from './parts/shown-result.server'

export const meta = pageMeta('Your result')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  // The sections of a whole test end with it, and so does the sitting named by itself.
  const testId = await wholeTestOf({ userId: student.id, sittingId })
  if (testId) throw redirect(paths.learn.test(testId))
  const result = await sittingResult({ userId: student.id, sittingId, gradeApplied: student.profile.gradeApplied })
  if (!result) throw notFound()
  if (result === 'open') throw redirect(paths.learn.review(sittingId))
  if (result.kind === 'sheet' && (await isSheetHeld({ userId: student.id, sittingId }))) {
    throw redirect(paths.learn.assignments(), { headers: await flashHeaders(SHEET_HELD) })
  }
  return shownResult({ sittingId, result, student, wanted: new URL(request.url).searchParams.get('show') })
}

export default function Result() {
  const result = useLoaderData<typeof loader>()
  const { sittingId, level, camp, hasMissed, hasSkipped } = result
  return (
    <ResultView result={result} addressOf={(shown) => paths.learn.result(sittingId, shown)}>
      {camp && (
        <p className="on-screen">
          <ButtonLink to={paths.learn.campSession(camp.day, camp.session)}>Back to day {camp.day} of the boot camp</ButtonLink>
        </p>
      )}
      <Ways sittingId={sittingId} level={level} hasMissed={hasMissed} hasSkipped={hasSkipped} />
    </ResultView>
  )
}

interface WaysProps {
  sittingId: string
  level: Level
  hasMissed: boolean
  hasSkipped: boolean
}

function Ways({ sittingId, level, hasMissed, hasSkipped }: WaysProps) {
  return (
    <div className="cluster on-screen">
      {hasMissed && (
        <form method="post" action={paths.learn.twins()}>
          <input type="hidden" name="sitting" value={sittingId} />
          <SubmitButton pending="Loading...">Practice the missed ones again</SubmitButton>
        </form>
      )}
      {hasSkipped && (
        <form method="post" action={paths.learn.twins()}>
          <input type="hidden" name="sitting" value={sittingId} />
          <SubmitButton name="skipped" value="1" look="quiet" pending="Loading...">
            Practice the skipped ones
          </SubmitButton>
        </form>
      )}
      <ButtonLink to={paths.learn.mistakes()} look="quiet">
        My mistakes
      </ButtonLink>
      <ButtonLink to={paths.learn.quizzes(level)} look="quiet">
        More quizzes
      </ButtonLink>
      <span className="with-scripts">
        <Button look="quiet" data-print>
          Print
        </Button>
      </span>
      <span className="small soft without-scripts">To print this, use your browser’s menu: it takes two or three pages.</span>
    </div>
  )
}
