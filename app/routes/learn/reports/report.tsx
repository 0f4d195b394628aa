/** The report of a whole test: four sentences, the scores with their working, what cost points, and what to do next. It prints on three pages. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { WatchThis } from '~/components/results/watch-this'
import { Button, ButtonLink } from '~/components/ui/button'
import { mayStoreText } from '~/models/families/consent.server'
import { finishedQuizzes } from '~/models/sittings/results/finished.server'
import { testReport } from '~/models/tests/report/report.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { Essay } from './parts/essay'
import { GuessingCard } from './parts/guessing-card'
import { KindTable, StrandTable, Unscored } from './parts/kinds'
import { NextSteps } from './parts/next-steps'
import { PaceStrips } from './parts/pace-strips'
import { ScoreCards } from './parts/score-cards'
import { shownReport } from './parts/shown-report.server'
import { Working } from './parts/working'

export const meta = pageMeta('Your test report')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const report = await testReport({ userId: student.id, sittingId })
  if (!report) throw notFound()
  if (report === 'open') throw redirect(paths.learn.test(sittingId), 303)

  const quizzes = await finishedQuizzes({ userId: student.id, level: report.level })
  const waitsForParent = !(await mayStoreText(student.id))
  return { ...shownReport({ sittingId, report, quizzes, student }), waitsForParent }
}

const ESTIMATES = 'Scores are estimates. ISEE is a trademark of ERB, SSAT of EMA; neither endorses Stanine.'

export default function Report() {
  const report = useLoaderData<typeof loader>()
  const { sittingId, level, levelName, title, how, student, on, words, scores, total, parts } = report
  return (
    <div className="wrap page stack loose result whole">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>{title}</h1>
        <p className="soft">
          {how}, {on}
        </p>
        <p className="on-paper">{student}</p>
      </header>
      <section className="card stack tight" aria-labelledby="words">
        <h2 id="words">In four sentences</h2>
        <p className="lead">{words.join(' ')}</p>
      </section>
      <ScoreCards level={level} scores={scores} total={total} />
      <NextSteps steps={report.next} sittingId={sittingId} />
      <WatchThis lessons={report.lessons} />
      <div className="cluster on-screen">
        <ButtonLink to={paths.learn.scores(level)} look="quiet">
          All my whole tests
        </ButtonLink>
        <span className="with-scripts">
          <Button look="quiet" data-print>
            Print
          </Button>
        </span>
        <span className="small soft without-scripts">To print this, use your browser’s menu: it takes three pages.</span>
      </div>
      <section className="stack" aria-labelledby="kinds">
        <h2 id="kinds">What was right, from easy to hard</h2>
        {report.kinds.map((kinds) => (
          <KindTable key={kinds.subject} sittingId={sittingId} level={level} {...kinds} />
        ))}
        <div className="report">
          {report.strands.map((strands) => (
            <StrandTable key={strands.subject} level={level} {...strands} />
          ))}
        </div>
        <Unscored sittingId={sittingId} sections={report.unscored} />
      </section>
      <GuessingCard {...report.guessing} />
      <PaceStrips parts={parts} sittingId={sittingId} />
      <Essay essay={report.essay} sittingId={sittingId} isPaper={report.isPaper} waitsForParent={report.waitsForParent} />
      <Working scores={scores} total={total} />
      <p className="small soft">
        {ESTIMATES}{' '}
        <span className="on-screen">
          <AppLink to={paths.learn.dashboard()}>Go to the dashboard</AppLink>
        </span>
      </p>
    </div>
  )
}
