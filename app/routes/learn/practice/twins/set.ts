/** Where a set of twins goes on: its next question that waits, or its summary. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireProfile } from '~/auth/guards/guards.server'
import { findTwinSet, nextOpen } from '~/models/practice/twins/set.server'
import { paths } from '~/paths'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'

export const action = getOnly

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const set = await findTwinSet({ userId: student.id, sittingId })
  if (!set) throw notFound()

  const position = nextOpen(set)
  return redirect(position === null ? paths.learn.twinSummary(sittingId) : paths.learn.twin(sittingId, position))
}
