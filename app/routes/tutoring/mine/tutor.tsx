/** One tutor of a student: what they wrote, what is shared with them, a rating, and the way out. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { RATING_FIELDS } from '~/models/tutoring/fields'
import { findMyTutor } from '~/models/tutoring/mine.server'
import { RATING_AFTER_MS, RatingSchema, rateTutor } from '~/models/tutoring/rating.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'

export const meta = pageMeta('My tutor')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { tutorId = '' } = params
  const found = await findMyTutor({ studentId: student.id, tutorId })
  if (!found) throw notFound()
  const { tutor, since, endedAt, sees, rating, notes } = found
  const on = (day: Date) => dayText(day, student.profile.timeZone)
  const ratedFrom = new Date(since.getTime() + RATING_AFTER_MS)
  return {
    tutorId,
    name: `${tutor.firstName} ${tutor.lastName}`,
    about: [tutor.specialization, tutor.tutoringAgency].filter(Boolean).join(', '),
    days: daysText({ since: on(since), until: endedAt && on(endedAt), sees }),
    isNow: endedAt === null,
    ratedFrom: ratedFrom > new Date() ? on(ratedFrom) : null,
    rating: rating === null ? undefined : String(rating),
    notes: notes.map(({ id, text, createdAt }) => ({ id, text, on: on(createdAt) })),
  }
}

function daysText({ since, until, sees }: { since: string; until: string | null; sees: boolean }): string {
  if (until) return `${since} to ${until}. This tutor sees nothing of yours.`
  return sees ? `Sees your work since ${since}.` : `Your tutor since ${since}. At present this tutor sees nothing of yours.`
}

const TOO_EARLY = { title: 'Nothing was saved', text: 'You can rate a tutor once you have worked together for 30 days.' }

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { tutorId = '' } = params
  const form = await readForm(request)
  if (!(await findMyTutor({ studentId: student.id, tutorId }))) throw notFound()
  const { value, refusal } = parseFormData(form, RatingSchema)
  if (refusal) return refusal

  if (!(await rateTutor({ studentId: student.id, tutorId, rating: value.rating }))) return refuseForm(keptValues(form), TOO_EARLY, 409)
  const headers = await flashHeaders({ kind: 'success', title: 'Thank you', text: 'Your rating is saved. You can change it here.' })
  return redirect(paths.learn.myTutor(tutorId), { status: 303, headers })
}

const RATINGS = ['5 – excellent', '4 – good', '3 – fair', '2 – weak', '1 – poor'].map((label) => ({ value: label.charAt(0), label }))

export default function MyTutor() {
  const { tutorId, name, about, days, isNow, ratedFrom, rating, notes } = useLoaderData<typeof loader>()
  const form = useForm('rating', RATING_FIELDS, useActionData<typeof action>(), { rating })
  return (
    <div className="wrap narrow page stack loose">
      <p>
        <AppLink to={paths.learn.myTutors()}>My tutors</AppLink>
      </p>
      <header className="stack tight">
        <h1>{name}</h1>
        {about && <p className="soft">{about}</p>}
        <p>{days}</p>
      </header>
      <section className="card stack tight">
        <h2 className="title-3">Notes for you</h2>
        {notes.length === 0 && <p className="soft">{name} has not written to you yet.</p>}
        {notes.map(({ id, text, on }) => (
          <article key={id} className="stack tight">
            <p className="small soft">{on}</p>
            <p className="written">{text}</p>
          </article>
        ))}
      </section>
      {isNow && (
        <>
          <section className="card stack tight">
            <h2 className="title-3">Essays and talks</h2>
            <p>Your tutor reads only those that you share.</p>
            <p>
              <ButtonLink to={paths.learn.sharedWithTutor(tutorId)} look="quiet">
                Choose what to share
              </ButtonLink>
            </p>
          </section>
          <section className="card stack">
            <h2 className="title-3">Rate this tutor</h2>
            <p className="small soft">
              Your tutor never sees who gave which rating: the average is shown from five ratings on.
              {ratedFrom && ` You can rate from ${ratedFrom} on, after 30 days together.`}
            </p>
            {!ratedFrom && (
              <AppForm form={form} action={paths.learn.myTutor(tutorId)}>
                <Select field={form.rating} label="Your rating" placeholder="Please choose" options={RATINGS} />
                <SubmitButton pending="Saving...">Save</SubmitButton>
              </AppForm>
            )}
          </section>
          <p>
            <ButtonLink to={paths.learn.leaveTutor(tutorId)} look="danger">
              Stop working with {name}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  )
}
