/** One test date. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { dayOfDate } from '~/exam/plan/days'
import { parseFormData, readForm } from '~/forms/parse.server'
import { changeTestDate, findTestDate, TestDateSchema } from '~/models/plan/dates/dates.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { DateForm } from './parts/date-form'
import { overtakenAnswer, takenAnswer } from './parts/refusals.server'

export const meta = pageMeta('Test date')

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const date = await findTestDate(params.dateId ?? '')
  if (!date) throw notFound()
  const { id, version, exam, heldOn, registerBy, source, sourceDate } = date
  const stored = { exam, heldOn: dayOfDate(heldOn), source, sourceDate: dayOfDate(sourceDate) }
  return { id, version, stored: registerBy ? { ...stored, registerBy: dayOfDate(registerBy) } : stored }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, TestDateSchema)
  if (refusal) return refusal

  const outcome = await changeTestDate(admin.id, params.dateId ?? '', value)
  if (outcome === 'taken') return takenAnswer(form)
  if (outcome === 'overtaken') return overtakenAnswer(form)
  if (outcome === 'missing') throw notFound()

  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'It is recorded with your name.' })
  return redirect(paths.admin.testDates(), { status: 303, headers })
}

export default function TestDate() {
  const { id, version, stored } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.admin.testDates()}>All test dates</AppLink>
      </p>
      <h1>Test date</h1>
      <DateForm action={paths.admin.testDate(id)} stored={stored} version={version} answer={useActionData<typeof action>()} />
      <p>
        <AppLink to={paths.admin.testDateDeletion(id)}>Take it off the list</AppLink>
      </p>
    </div>
  )
}
