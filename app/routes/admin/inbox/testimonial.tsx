/** One testimonial, and the decision whether everybody may read it. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { seenText } from '~/models/partners/steps'
import { REVIEW_FIELDS } from '~/models/site/fields'
import { findTestimonial, ReviewSchema, type ReviewStep, reviewSteps, reviewTestimonial } from '~/models/site/testimonials.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { momentText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { reviewName } from './parts/list.server'

export const meta = pageMeta('Testimonial')

const STEP_NAMES: Record<ReviewStep, string> = { approve: 'Show it to everybody', reject: 'Do not show it' }

export async function loader({ request, params }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const found = await findTestimonial(params.testimonialId ?? '')
  if (!found) throw notFound()

  const { createdAt, reviewedAt, ...testimonial } = found
  return {
    ...testimonial,
    stateName: reviewName(testimonial.status),
    sent: momentText(createdAt, zone),
    reviewed: reviewedAt && momentText(reviewedAt, zone),
    seen: seenText({ status: testimonial.status, decidedAt: reviewedAt }),
    steps: reviewSteps(testimonial.status).map((step) => ({ value: step, label: STEP_NAMES[step] })),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { testimonialId: id = '' } = params
  if (!(await findTestimonial(id))) throw notFound()
  const { value: review, refusal } = parseFormData(await readForm(request), ReviewSchema)
  if (refusal) return refusal

  const isDone = await reviewTestimonial({ id, actorId: admin.id, ...review })

  const headers = await flashHeaders(
    isDone
      ? { kind: 'success', title: 'Saved', text: 'It is recorded with your name.' }
      : { kind: 'problem', title: 'Nothing changed', text: 'Somebody decided this while you had it open. This is how it stands now.' },
  )
  return redirect(paths.admin.testimonial(id), { status: 303, headers })
}

export default function TestimonialPage() {
  const { id, name, role, content, status, stateName, sent, reviewed, userId } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <p>
        <AppLink to={paths.admin.testimonials(`state=${status}`)}>All testimonials</AppLink>
      </p>
      <div className="cluster">
        <h1>{name}</h1>
        <Badge tone={status === 'approved' ? 'good' : status === 'pending' ? 'notice' : 'bad'}>{stateName}</Badge>
      </div>
      <section className="card stack">
        <p className="written">{content}</p>
        <dl className="facts">
          <dt>Role</dt>
          <dd>{role}</dd>
          <dt>Account</dt>
          <dd>{userId ? <AppLink to={paths.admin.user(userId)}>Whose it is</AppLink> : 'Written without logging in'}</dd>
          <dt>Sent</dt>
          <dd>{sent}</dd>
          {reviewed && (
            <>
              <dt>Decided</dt>
              <dd>
                {reviewed}
                <br />
                <AppLink to={paths.admin.audit(`search=${id}`)}>In the audit log</AppLink>
              </dd>
            </>
          )}
        </dl>
      </section>
      <ReviewForm />
    </div>
  )
}

function ReviewForm() {
  const { id, steps, seen } = useLoaderData<typeof loader>()
  const form = useForm('review', REVIEW_FIELDS, useActionData<typeof action>(), { step: steps.length === 1 ? steps[0]?.value : undefined })
  return (
    <section className="card stack">
      <h2 className="title-3">Decide</h2>
      <AppForm form={form} action={paths.admin.testimonial(id)}>
        <input type="hidden" name={form.seen.name} value={seen} />
        <Select field={form.step} label="Decision" placeholder="Choose" options={steps} />
        <SubmitButton pending="Saving...">Save</SubmitButton>
      </AppForm>
    </section>
  )
}
