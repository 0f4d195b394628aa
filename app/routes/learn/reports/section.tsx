/** The questions of one section of a whole test, each explained, after the whole test is over. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { testSection } from '~/models/tests/report/report.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { SectionView } from './parts/page/section-view'
import { shownSection } from './parts/page/shown-section.server'

export const meta = pageMeta('A section of your test')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '', part = '' } = params
  const found = await testSection({ userId: student.id, sittingId, part })
  if (!found) throw notFound()
  if (found === 'open') throw redirect(paths.learn.test(sittingId), 303)
  const wanted = new URL(request.url).searchParams.get('show')
  return shownSection({ sittingId, part, found, timeZone: student.profile.timeZone, wanted })
}

export default function Section() {
  return <SectionView section={useLoaderData<typeof loader>()} />
}
