/** POST /api/testimonials: the testimonial form as JSON. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { addressOf, countTry } from '~/auth/limits.server'
import { MESSAGES } from '~/auth/messages'
import { readStudentSession } from '~/auth/session.server'
import { parseCall } from '~/forms/parse.server'
import { storeTestimonial, TestimonialSchema } from '~/models/site/testimonials.server'
import { noStoreJson, postOnly } from '~/utils/http/answers.server'

export const loader = postOnly

export async function action({ request }: ActionFunctionArgs) {
  const student = await readStudentSession(request)
  if (student?.profile?.holder === 'child') return noStoreJson({ success: false, message: MESSAGES.testimonialOfChild }, 403)
  const { value: testimonial, refusal } = await parseCall(request, TestimonialSchema)
  if (refusal) return refusal
  const retryAfter = await countTry('testimonial address', addressOf(request))
  if (retryAfter !== null) return noStoreJson({ success: false, message: MESSAGES.messagesLimited }, 429, { retryAfter })

  await storeTestimonial({ ...testimonial, userId: student?.id })

  return noStoreJson({ success: true, message: MESSAGES.testimonialSentTitle })
}
