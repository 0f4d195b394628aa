/** The sheet of the question generator as a QTI 2.1 package. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { getOnly } from '~/utils/http/answers.server'
import { exportSheet } from './parts/export.server'
import { qtiPackage } from './parts/qti-package.server'

export const action = getOnly

export function loader({ request }: LoaderFunctionArgs) {
  return exportSheet(request, { ending: 'qti.zip', type: 'application/zip', make: ({ title, items }) => qtiPackage(title, items) })
}
