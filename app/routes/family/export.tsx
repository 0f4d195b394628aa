/** Export of a child's data, for the parent. */
import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ExportContents, ExportPanel } from '~/components/data/export-panel'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { askForExport, newestExports } from '~/models/accounts/personal-data/export.server'
import { paths } from '~/paths'
import { EXPORT_LIMIT, shownExport, waitingHeaders } from '~/routes/account/data/parts/shown-export.server'
import { tooMany } from '~/utils/http/answers.server'
import { pageMeta } from '~/utils/text/page-meta'
import { requireChild } from './parts/child.server'

export const meta = pageMeta('Your child’s data')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { child } = await requireChild(request, params.consentId)
  const { id, consentId, firstName, profile } = child
  const made = await newestExports({ account: { audience: 'student', id }, consentId })
  const headers = waitingHeaders(made, paths.family.childExport(consentId))
  return data({ consentId, firstName, made: shownExport(made, profile.timeZone) }, { headers })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { child } = await requireChild(request, params.consentId)
  await readForm(request)

  const outcome = await askForExport({ account: { audience: 'student', id: child.id }, consentId: child.consentId })

  if (typeof outcome === 'object') return data({ problem: EXPORT_LIMIT }, tooMany(outcome.retryAfter))
  return redirect(paths.family.childExport(child.consentId), 303)
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function ChildExport() {
  const { consentId, firstName, made } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack">
      <p>
        <a href={paths.family.child(consentId)}>{firstName}</a>
      </p>
      <h1>{firstName}’s data</h1>
      <ExportContents whose={firstName} />
      <Problem problem={useActionData<typeof action>()?.problem} />
      <ExportPanel made={made} action={paths.family.childExport(consentId)} file={paths.family.childExportFile(consentId)} />
    </div>
  )
}
