/** Adds a test date. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { parseFormData, readForm } from '~/forms/parse.server'
import { addTestDate, TestDateSchema } from '~/models/plan/dates/dates.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { DateForm } from './parts/date-form'
import { takenAnswer } from './parts/refusals.server'

export const meta = pageMeta('New test date')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, TestDateSchema)
  if (refusal) return refusal

  if (!(await addTestDate(admin.id, value))) return takenAnswer(form)

  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'Students can choose this day now.' })
  return redirect(paths.admin.testDates(), { status: 303, headers })
}

export default function NewTestDate() {
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.admin.testDates()}>All test dates</AppLink>
      </p>
      <h1>New test date</h1>
      <DateForm action={paths.admin.newTestDate()} answer={useActionData<typeof action>()} />
    </div>
  )
}
