/** The questions of one section of a whole test, each explained, after the whole test is over. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { PaceCard } from '~/components/results/pace-card'
import { ToLookAt } from '~/components/results/to-look-at'
import { LEVEL_NAMES } from '~/exam/core/names'
import { printSolution } from '~/exam/print/item.server'
import { isSlow, SHOWN } from '~/exam/scoring/look'
import { testSection } from '~/models/tests/report/report.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { paceOf, partName } from './parts/shown-report.server'

export const meta = pageMeta('A section of your test')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '', part = '' } = params
  const found = await testSection({ userId: student.id, sittingId, part })
  if (!found) throw notFound()
  if (found === 'open') throw redirect(paths.learn.test(sittingId), 303)

  const { level, number, endedAt, section } = found
  const wanted = new URL(request.url).searchParams.get('show')
  const pace = paceOf(section)
  return {
    sittingId,
    part,
    shown: SHOWN.find((name) => name === wanted) ?? 'look',
    test: `${LEVEL_NAMES[level]}, test ${number}`,
    title: partName(level, part),
    on: dayText(endedAt, student.profile.timeZone),
    unscored: section.answers.filter(({ isScored }) => !isScored).map(({ position }) => position),
    hinted: section.answers.filter(({ hintsUsed }) => hintsUsed > 0).map(({ position }) => position),
    pace,
    questions: section.answers.map(({ position, item, choice, outcome, seconds, flagged }) => ({
      ...{ position, outcome, seconds, flagged },
      skill: item.skill,
      isSlow: isSlow({ seconds }, pace),
      solution: printSolution(item, choice),
      highlighted: section.highlighted.get(item.passage?.id ?? ''),
      markTo: paths.learn.questionMark(sittingId, position, part),
    })),
  }
}

export default function Section() {
  const { sittingId, part, shown, test, title, on, unscored, hinted, pace, questions } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose result">
      <header className="stack tight">
        <p className="eyebrow">{test}</p>
        <h1>{title}</h1>
        <p className="soft">
          <AppLink to={paths.learn.testReport(sittingId)}>The report of this test</AppLink>, {on}
        </p>
        {unscored.length > 0 && (
          <p className="small soft">
            {unscored.length === questions.length
              ? 'Nothing in this section counts: the real test tries new questions in it.'
              : `${unscored.length === 1 ? 'Question' : 'Questions'} ${unscored.join(', ')} did not count: the real test mixes such questions in.`}
          </p>
        )}
        {hinted.length > 0 && (
          <p className="small soft">
            {hinted.length === 1 ? 'Question' : 'Questions'} {hinted.join(', ')} had a hint, and {hinted.length === 1 ? 'stays' : 'stay'}{' '}
            out of the estimate.
          </p>
        )}
      </header>
      <PaceCard questions={questions} pace={pace} />
      <ToLookAt shown={shown} questions={questions} pace={pace} addressOf={(name) => paths.learn.testSection(sittingId, part, name)} />
    </div>
  )
}
