/** Confirms and takes a test date off the list. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { PageDialog } from '~/components/ui/page-dialog'
import { AppForm } from '~/forms/app-form'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { deleteTestDate, findTestDate } from '~/models/plan/dates/dates.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'

export const meta = pageMeta('Take a test date off the list')

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const date = await findTestDate(params.dateId ?? '')
  if (!date) throw notFound()
  return { id: date.id, name: `${date.exam}, ${dayText(date.heldOn, 'UTC')}` }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  await readForm(request)
  if (!(await deleteTestDate(admin.id, params.dateId ?? ''))) throw notFound()

  const headers = await flashHeaders({ kind: 'success', title: 'Taken off the list', text: 'It is recorded with your name.' })
  return redirect(paths.admin.testDates(), { status: 303, headers })
}

export default function TestDateDeletion() {
  const { id, name } = useLoaderData<typeof loader>()
  return (
    <PageDialog title="Take this date off the list?">
      <p>
        <strong>{name}</strong>
      </p>
      <p>Nobody can choose it any more. Students who have chosen it keep it as the day of their test.</p>
      <AppForm form={useForm('deletion', {}, undefined)} action={paths.admin.testDateDeletion(id)}>
        <div className="cluster">
          <SubmitButton pending="Taking it off..." look="danger">
            Take it off the list
          </SubmitButton>
          <AppLink to={paths.admin.testDate(id)}>Cancel</AppLink>
        </div>
      </AppForm>
    </PageDialog>
  )
}
