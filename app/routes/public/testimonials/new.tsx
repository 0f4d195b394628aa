/** Where families say in their own words how it went, beside what others have said. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { addressOf, countTry } from '~/auth/limits.server'
import { MESSAGES } from '~/auth/messages'
import { readStudentSession } from '~/auth/session.server'
import { isTrapped } from '~/forms/fields/honeypot'
import { keptValues, parseFormData, readForm, refuseForm, refuseForNow } from '~/forms/parse.server'
import { shownTestimonials, storeTestimonial, TestimonialSchema } from '~/models/site/testimonials.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { TestimonialForm } from './parts/form'
import { Testimonials } from './parts/testimonials'

export const meta = pageMeta(
  'Write a testimonial',
  'Tell other families how preparing for the ISEE or SSAT with Stanine went, good or bad.',
)

const MOST_SHOWN = 6

const FAILED = { title: MESSAGES.testimonialFailedTitle }

export async function loader({ request }: LoaderFunctionArgs) {
  const [student, testimonials] = await Promise.all([readStudentSession(request), shownTestimonials(MOST_SHOWN)])
  return { isChild: student?.profile?.holder === 'child', testimonials }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const student = await readStudentSession(request)
  if (student?.profile?.holder === 'child') return refuseForm(keptValues(form), { ...FAILED, text: MESSAGES.testimonialOfChild }, 403)
  const { value: testimonial, refusal } = parseFormData(form, TestimonialSchema)
  if (refusal) return refusal
  const retryAfter = await countTry('testimonial address', addressOf(request))
  if (retryAfter !== null) return refuseForNow(keptValues(form), { ...FAILED, text: MESSAGES.messagesLimited }, retryAfter)

  await storeTestimonial({ ...testimonial, userId: student?.id }, isTrapped(form))

  const headers = await flashHeaders({ kind: 'success', title: MESSAGES.testimonialSentTitle, text: MESSAGES.testimonialSent })
  return redirect(paths.public.newTestimonial(), { status: 303, headers })
}

export default function NewTestimonial() {
  const { isChild, testimonials } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap sidebar page">
      <section className="card stack">
        <h1 className="title-2">How was it for you?</h1>
        {isChild ? (
          <p>{MESSAGES.testimonialOfChild}</p>
        ) : (
          <>
            <p>Other families read this before they choose. Tell them what helped, and what did not.</p>
            <TestimonialForm answer={answer} />
          </>
        )}
      </section>
      <aside className="stack">
        <h2 className="title-3">What becomes of it</h2>
        <ul>
          <li>One of us reads it. Until then, nobody else sees it.</li>
          <li>We change no word. We leave it out if it names a child in full, insults somebody, or is not about Stanine.</li>
          <li>
            To take it back later, <a href={paths.public.contact()}>write to us</a>.
          </li>
        </ul>
      </aside>
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
    </div>
  )
}
