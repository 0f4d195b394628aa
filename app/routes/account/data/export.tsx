/** Export of one's own data: asked for here, waited for here, fetched from here. */
import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards/guards.server'
import { ExportContents, ExportPanel } from '~/components/data/export-panel'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { askForExport, newestExports } from '~/models/accounts/personal-data/export.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { profileTimeZone } from '~/utils/time/time-zones'
import { ProfilePage } from '../parts/frame'
import { EXPORT_LIMIT, shownExport, waitingHeaders } from './parts/shown-export.server'

export const meta = pageMeta('Your data')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireStudent(request)
  const made = await newestExports({ userId: student.id, consentId: null })
  return data({ made: shownExport(made, profileTimeZone(student)) }, { headers: waitingHeaders(made, paths.account.dataExport()) })
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  await readForm(request)

  const outcome = await askForExport({ userId: student.id, consentId: null })

  if (outcome === 'limit') return data({ problem: EXPORT_LIMIT }, 429)
  return redirect(paths.account.dataExport(), 303)
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function DataExport() {
  const { made } = useLoaderData<typeof loader>()
  return (
    <ProfilePage title="Your data">
      <ExportContents whose="you" />
      <Problem problem={useActionData<typeof action>()?.problem} />
      <ExportPanel made={made} action={paths.account.dataExport()} file={paths.account.dataExportFile()} />
      <p>
        <a href={paths.account.deletion()}>Delete your account</a>
      </p>
    </ProfilePage>
  )
}
