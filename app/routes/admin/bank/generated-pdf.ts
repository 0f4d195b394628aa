/** The sheet of the question generator as a PDF. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { questionSheetPdf } from '~/services/pdf/question-sheet.server'
import { getOnly } from '~/utils/http/answers.server'
import { exportSheet } from './parts/export.server'

export const action = getOnly

export function loader({ request }: LoaderFunctionArgs) {
  return exportSheet(request, { ending: 'pdf', type: 'application/pdf', make: questionSheetPdf })
}
