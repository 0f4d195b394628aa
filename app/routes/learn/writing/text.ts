/** The text of a running writing as its page with scripts saves it: small, often, and once more as the page goes away. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireStudent } from '~/auth/guards/guards.server'
import { parseCall } from '~/forms/parse.server'
import { LONGEST_ESSAY, saveWriting } from '~/models/writing/save.server'
import { findWriting } from '~/models/writing/writing.server'
import { noStoreJson, postOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { otherText } from './parts/other-text.server'

const TextSchema = z.object({
  body: z.string().max(LONGEST_ESSAY),
  promptId: z.string().max(40),
  /** Which open page sends, which of its saves this is, and the revision that it knows. */
  page: z.string().regex(/^[\w-]{8,40}$/),
  number: z.number().int().min(1).max(1_000_000),
  seen: z.number().int().min(0).max(1_000_000_000),
  /** The clock has reached zero: what stands is submitted. */
  isFinal: z.boolean().default(false),
})

export const loader = postOnly

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { value: text, refusal } = await parseCall(request, TextSchema)
  if (refusal) return refusal

  const at = { userId: student.id, essayId: params.essayId ?? '' }
  const state = await saveWriting({ ...at, ...text })
  if (state === 'saved') return noStoreJson({ state })

  const stored = await findWriting(at)
  if (!stored) throw notFound()
  if (state === 'needs-parent') return noStoreJson({ state }, 403)
  if (state === 'refused' || stored.isOver) return noStoreJson({ state: 'closed' }, 409)
  return noStoreJson({ state, other: otherText(stored, student.profile) }, 409)
}
