/** An essay with its feedback as a PDF. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireProfile } from '~/auth/guards/guards.server'
import { findEssay } from '~/models/essays/essays.server'
import { essayPdf } from '~/services/pdf/essay.server'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { printEssay } from './parts/print-essay.server'

export const action = getOnly

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const essay = await findEssay({ userId: student.id, essayId: params.essayId ?? '' })
  if (!essay) throw notFound()
  const { title, facts, prompt, body, reading } = printEssay(essay, student.profile.timeZone)
  const said = reading ?? { lines: [], strengths: [], next: '', rewrite: null }
  const file = essayPdf({ ...said, title, facts, prompt: prompt?.text ?? '', body })
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="essay.pdf"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
