/** GET /premium/pdf-downloads/{paper}/file: the test itself, for whoever downloaded it; `?print=large` at 22 points. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireProfile } from '~/auth/guards/guards.server'
import { composePaper } from '~/exam/papers/compose.server'
import { ownPaper } from '~/models/papers/catalog.server'
import { bookletSource } from '~/services/pdf/paper/booklet.server'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { isLargePrint, pdfAnswer } from './parts/pdf.server'

export const action = getOnly

export async function loader({ request, params: { paperId = '' } }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const paper = await ownPaper({ userId: student.id, paperId })
  if (!paper) throw notFound()

  const { edition, hidden } = paper.printing
  const isLarge = isLargePrint(request)
  return pdfAnswer({
    userId: student.id,
    fileName: isLarge ? `${paper.id}-large` : paper.id,
    name: ['test', paper.id, isLarge, edition, ...hidden].join(),
    compose: () => bookletSource(composePaper(paper, paper.printing), { isLarge }),
  })
}
