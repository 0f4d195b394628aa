/** The student's boot camp: today, the month, and what can be done with it; without one, the program and the way in. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { LEVEL_NAMES } from '~/exam/core/names'
import { examLevel } from '~/models/bank/stored-level'
import { currentCamp, earlierCamps } from '~/models/bootcamp/settle.server'
import { waitsForParent } from '~/models/families/waiting'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { campHead } from './parts/camp-head.server'
import { CampMonth } from './parts/camp-month'
import { shownEarlier, shownMonth } from './parts/month.server'
import { namedCamp } from './parts/page-camp.server'
import { ProgramOffer } from './parts/program-offer'
import { programOutline } from './parts/program-outline.server'

export const meta = pageMeta('Boot camp')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const level = examLevel(student.profile.level)
  const member = { isMember: student.membership.isUnlimited, mayBuy: !waitsForParent(student) }
  const earlier = namedCamp(request)
  const camp = await currentCamp(student, new Date(), earlier)
  if (!camp && earlier) throw notFound()
  if (!camp) return { ...member, levelName: LEVEL_NAMES[level], outline: programOutline(level), camp: null }

  return {
    ...member,
    levelName: LEVEL_NAMES[camp.level],
    outline: null,
    camp: {
      ...campHead(camp, student.membership.isUnlimited),
      month: shownMonth(camp, earlier),
      certificate: camp.completedAt && paths.learn.campCertificate(earlier),
      others: (await earlierCamps(student.id, camp)).map(shownEarlier),
      isEarlier: earlier !== undefined,
    },
  }
}

export default function CampPage() {
  const { levelName, camp, outline, ...member } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose plan-page">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>30-Day Boot Camp</h1>
        {!camp && (
          <p className="lead">
            Four sessions of 25 minutes a day and ten minutes in the evening, for thirty days. It opens each day for you.
          </p>
        )}
      </header>
      {camp && <CampMonth {...camp} {...member} />}
      {outline && <ProgramOffer outline={outline} {...member} />}
    </div>
  )
}
