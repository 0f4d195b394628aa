/** What families are told about a tutor. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { Card } from '~/components/ui/card'
import { AppForm } from '~/forms/app-form'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { findTutorProfile, saveTutorProfile, TutorProfileSchema } from '~/models/partners/application.server'
import { TUTOR_PROFILE_FIELDS } from '~/models/partners/fields'
import { paths } from '~/paths'
import { TutorFields } from '~/routes/partners/parts/tutor-fields'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { TutorFrame } from '../parts/tutor-frame'

export const meta = pageMeta('Your profile')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireApproved(request, 'tutor')
  const { totalStudents: _, ...profile } = await findTutorProfile(id)
  const stored = Object.fromEntries(Object.entries(profile).map(([name, value]) => [name, value ?? '']))
  return { stored }
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireApproved(request, 'tutor')
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, TutorProfileSchema)
  if (refusal) return refusal
  if (!(await saveTutorProfile(id, value))) return refuseForm(keptValues(form), NOT_SAVED, 409)

  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'Your profile is up to date.' })
  return redirect(paths.tutor.profile(), { status: 303, headers })
}

/** Where an admin decided about the account meanwhile; the loader leads away whom that shuts out. */
const NOT_SAVED = { title: 'Nothing was saved', text: 'Your account changed while you were writing. Please save again.' }

export default function TutorDashboard() {
  const { stored } = useLoaderData<typeof loader>()
  const form = useForm('profile', TUTOR_PROFILE_FIELDS, useActionData<typeof action>(), stored)
  return (
    <TutorFrame title="Your profile">
      <Card title="The directory" heading="h2">
        <p>Families look for tutors in our directory. Your profile there can say that you have an approved account.</p>
        <p>
          <AppLink to={paths.tutor.listing()}>Your profile in the directory</AppLink>
        </p>
      </Card>
      <section className="card stack">
        <h2 className="title-3">What families read</h2>
        <AppForm form={form} action={paths.tutor.profile()}>
          <TutorFields form={form} />
          <SubmitButton pending="Saving...">Save</SubmitButton>
        </AppForm>
      </section>
    </TutorFrame>
  )
}
