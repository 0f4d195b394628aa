/** Export of one's own data: asked for here, waited for here, fetched from here. */
import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireSignedIn } from '~/auth/guards/partner-guards.server'
import { ExportContents, ExportPanel, PartnerExportContents } from '~/components/data/export-panel'
import { useDoor } from '~/components/links/use-door'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { askForExport, newestExports } from '~/models/accounts/personal-data/export.server'
import { DOORS } from '~/paths/doors'
import { tooMany } from '~/utils/http/answers.server'
import { pageMeta } from '~/utils/text/page-meta'
import { profileTimeZone } from '~/utils/time/time-zones'
import { ProfilePage } from '../parts/frame'
import { EXPORT_LIMIT, shownExport, waitingHeaders } from './parts/shown-export.server'

export const meta = pageMeta('Your data')

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireSignedIn(request)
  const made = await newestExports({ account, consentId: null })
  const headers = waitingHeaders(made, DOORS[account.audience].dataExport())
  return data({ made: shownExport(made, profileTimeZone(account)), isStudent: account.audience === 'student' }, { headers })
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireSignedIn(request)
  await readForm(request)

  const outcome = await askForExport({ account, consentId: null })

  if (typeof outcome === 'object') return data({ problem: EXPORT_LIMIT }, tooMany(outcome.retryAfter))
  return redirect(DOORS[account.audience].dataExport(), 303)
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function DataExport() {
  const { made, isStudent } = useLoaderData<typeof loader>()
  const door = useDoor()
  return (
    <ProfilePage title="Your data">
      {isStudent ? <ExportContents whose="you" /> : <PartnerExportContents />}
      <Problem problem={useActionData<typeof action>()?.problem} />
      <ExportPanel made={made} action={door.dataExport()} file={door.dataExportFile()} />
      <p>
        <a href={door.deletion()}>Delete your account</a>
      </p>
    </ProfilePage>
  )
}
