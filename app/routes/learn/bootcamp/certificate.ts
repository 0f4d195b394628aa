/** The certificate of a finished boot camp. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireProfile } from '~/auth/guards/guards.server'
import { PROGRAM_DAYS } from '~/exam/bootcamp/program'
import { LEVEL_NAMES } from '~/exam/core/names'
import { campRecord } from '~/models/bootcamp/record.server'
import { currentCamp } from '~/models/bootcamp/settle.server'
import { certificatePdf } from '~/services/pdf/certificate.server'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { longDay } from './parts/month.server'
import { namedCamp } from './parts/page-camp.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const camp = await currentCamp(student, new Date(), namedCamp(request))
  if (!camp?.completedAt) throw notFound()
  const { from, to, ...record } = await campRecord({ userId: student.id, camp })
  const file = certificatePdf({
    ...record,
    ...{ from: longDay(from), to: longDay(to), ofDays: PROGRAM_DAYS, levelName: LEVEL_NAMES[camp.level] },
    // A parent's account names the child who practices with it where it knows the name.
    name: student.preferredName ?? ([student.firstName, student.lastName].filter(Boolean).join(' ') || student.username),
  })
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="boot-camp-certificate.pdf"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
