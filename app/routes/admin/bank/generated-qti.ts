/** The sheet of the question generator as a QTI 2.1 package. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportSheet } from './parts/export.server'
import { qtiPackage } from './parts/qti-package.server'

export function loader({ request }: LoaderFunctionArgs) {
  return exportSheet(request, { ending: 'qti.zip', type: 'application/zip', make: ({ title, items }) => qtiPackage(title, items) })
}
