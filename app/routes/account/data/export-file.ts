/** The file of the newest export, for the account that asked for it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireSignedIn } from '~/auth/guards/partner-guards.server'
import { exportFile } from '~/models/accounts/personal-data/export.server'
import { getOnly } from '~/utils/http/answers.server'
import { zipDownload } from '~/utils/http/download.server'
import { notFound } from '~/utils/http/responses.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireSignedIn(request)
  const ready = await exportFile({ account, consentId: null })
  if (!ready) throw notFound()
  return zipDownload(ready, 'stanine-data')
}
