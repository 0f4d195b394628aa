/** GET /premium/answer-keys/{paper}/file: the key of a test that was downloaded, unless its questions are open on the screen. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireProfile } from '~/auth/guards/guards.server'
import { composePaper } from '~/exam/papers/compose.server'
import { ownPaper } from '~/models/papers/catalog.server'
import { paths } from '~/paths'
import { keySource } from '~/services/pdf/paper/key.server'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { isLargePrint, pdfAnswer } from './parts/pdf.server'

export const action = getOnly

export async function loader({ request, params: { paperId = '' } }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const paper = await ownPaper({ userId: student.id, paperId })
  if (!paper) throw notFound()
  // The list says why, and until when.
  if (paper.isHeldBack) throw redirect(paths.learn.answerKeys())

  const { edition, hidden } = paper.printing
  const isLarge = isLargePrint(request)
  return pdfAnswer({
    userId: student.id,
    fileName: isLarge ? `${paper.id}-key-large` : `${paper.id}-key`,
    name: ['key', paper.id, isLarge, edition, ...hidden].join(),
    compose: () => keySource(composePaper(paper, paper.printing), { isLarge }),
  })
}
