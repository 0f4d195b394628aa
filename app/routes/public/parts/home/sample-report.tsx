/** A score, as a family reads it: the report's own components on a simulated test. */
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'
import { ScoreCards } from '~/routes/learn/reports/parts/score-cards'
import type { shownReport } from '~/routes/learn/reports/parts/shown-report.server'

/** `words` are some of its sentences. */
type Report = Pick<ReturnType<typeof shownReport>, 'level' | 'levelName' | 'scores'> & { words: string[] }

export function SampleReport({ level, levelName, words, scores }: Report) {
  return (
    <section className="band-tint section">
      <div className="wrap split top">
        <div className="stack">
          <p className="eyebrow">A sample report, {levelName}</p>
          <h2>A score that shows its work</h2>
          <p>{words.join(' ')}</p>
          <p className="small soft">No child stands behind these numbers: we simulated the answers.</p>
          <p>
            <AppLink to={paths.public.analyticsDemo()}>Read the whole sample report</AppLink>
          </p>
        </div>
        <ScoreCards level={level} scores={scores} total={null} partOf={paths.public.analyticsDemo()} />
      </div>
    </section>
  )
}
