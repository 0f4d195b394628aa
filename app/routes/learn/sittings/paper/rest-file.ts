/** GET /premium/sittings/{sitting}/paper/file: the printed rest of a section, for its owner, while it is on paper. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireProfile } from '~/auth/guards/guards.server'
import { composeRest } from '~/exam/papers/compose.server'
import { printedRest } from '~/models/papers/handover.server'
import { isLargePrint, pdfAnswer } from '~/routes/learn/papers/parts/pdf.server'
import { bookletSource } from '~/services/pdf/paper/booklet.server'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'

export const action = getOnly

export async function loader({ request, params: { sittingId = '' } }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const rest = await printedRest({ userId: student.id, sittingId })
  if (!rest) throw notFound()

  const isLarge = isLargePrint(request)
  return pdfAnswer({
    userId: student.id,
    fileName: isLarge ? 'the-rest-large' : 'the-rest',
    // A printing never changes.
    name: ['rest', rest.id, isLarge].join(),
    compose: () => bookletSource(composeRest(rest), { isLarge }),
  })
}
