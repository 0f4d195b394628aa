/** The report of a whole test: four sentences, the scores with their working, what cost points, and what to do next. It prints on three pages. */
import { AppLink } from '~/components/links/app-link'
import { WatchThis } from '~/components/results/watch-this'
import { Button, ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import { Essay } from '../essay'
import { GuessingCard } from '../guessing-card'
import { KindTable, StrandTable, Unscored } from '../kinds'
import { NextSteps } from '../next-steps'
import { PaceStrips } from '../pace-strips'
import { ScoreCards } from '../score-cards'
import type { shownReport } from '../shown-report.server'
import { Working } from '../working'

type ShownReport = ReturnType<typeof shownReport> & { waitsForParent: boolean }

const ESTIMATES = 'Scores are estimates. ISEE is a trademark of ERB, SSAT of EMA; neither endorses Stanine.'

interface ReportViewProps {
  report: ShownReport
  /** What to do next starts something of the student's own: nobody else is offered it. */
  isOwn?: boolean
}

export function ReportView({ report, isOwn = true }: ReportViewProps) {
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
      {isOwn && <NextSteps steps={report.next} sittingId={sittingId} />}
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
      {isOwn && <Essay essay={report.essay} sittingId={sittingId} isPaper={report.isPaper} waitsForParent={report.waitsForParent} />}
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
