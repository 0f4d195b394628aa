/** The file of the newest export of a child, for the parent who asked for it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportFile } from '~/models/accounts/personal-data/export.server'
import { getOnly } from '~/utils/http/answers.server'
import { zipDownload } from '~/utils/http/download.server'
import { notFound } from '~/utils/http/responses.server'
import { requireChild } from './parts/child.server'

export const action = getOnly

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { child } = await requireChild(request, params.consentId)
  const ready = await exportFile({ account: { audience: 'student', id: child.id }, consentId: child.consentId })
  if (!ready) throw notFound()
  return zipDownload(ready, 'stanine-data-of-your-child')
}
