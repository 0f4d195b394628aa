/** A sample of the report that follows a whole test: the real components on a frozen, simulated sitting. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import { GuessingCard } from '~/routes/learn/reports/parts/guessing-card'
import { KindTable, StrandTable, Unscored } from '~/routes/learn/reports/parts/kinds'
import { PaceStrips } from '~/routes/learn/reports/parts/pace-strips'
import { ScoreCards } from '~/routes/learn/reports/parts/score-cards'
import { Working } from '~/routes/learn/reports/parts/working'
import { pageMeta } from '~/utils/text/page-meta'
import { SAMPLE_REPORT } from './parts/sample.server'

export const meta = pageMeta(
  'A sample report of a whole test',
  'What a family reads after a practice ISEE or SSAT: scores with their working, what was right from easy to hard, pace, and what to do next.',
)

/** One section is shown in full, so that the page is there at once; the others at a second address. */
export function loader({ request }: LoaderFunctionArgs) {
  const showsAll = new URL(request.url).searchParams.get('sections') === 'all'
  const { kinds, strands, unscored, parts, ...report } = SAMPLE_REPORT
  if (showsAll) return { ...report, showsAll, kinds, strands, unscored, parts }
  return { ...report, showsAll, kinds: kinds.slice(0, 1), strands: [], unscored: [], parts: parts.slice(0, 1) }
}

export default function Analytics() {
  const { showsAll, level, levelName, title, how, words, scores, total, kinds, strands, unscored, guessing, parts, next } =
    useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight prose">
        <p className="eyebrow">A sample, {levelName}</p>
        <h1>What a report looks like</h1>
        <p className="lead">
          This is the report that follows every whole test. No child stands behind these numbers: we simulated the answers.
        </p>
        <p className="soft">
          {title}. {how}. Press a score to see how it was worked out.
        </p>
      </header>
      <section className="card stack tight" aria-labelledby="words">
        <h2 id="words">In four sentences</h2>
        <p className="lead">{words.join(' ')}</p>
      </section>
      <ScoreCards level={level} scores={scores} total={total} />
      <section className="stack tight" aria-labelledby="next">
        <h2 id="next">The next {next.length === 3 ? 'three things' : 'things'}</h2>
        <p className="soft small">In a student’s own report each of these is a button that starts the work.</p>
        <ol className="steps">
          {next.map(({ label, why }) => (
            <li key={label}>
              <strong>{label}.</strong> {why}
            </li>
          ))}
        </ol>
      </section>
      <section className="stack" aria-labelledby="kinds">
        <h2 id="kinds">What was right, from easy to hard</h2>
        {kinds.map((each) => (
          <KindTable key={each.subject} sittingId={null} level={level} {...each} />
        ))}
        <div className="report">
          {strands.map((each) => (
            <StrandTable key={each.subject} level={level} isSample {...each} />
          ))}
        </div>
        <Unscored sittingId={null} sections={unscored} />
      </section>
      {!showsAll && (
        <p>
          This is one section of four. <AppLink to={paths.public.analyticsDemo('all')}>Show all four, by topic and with their pace</AppLink>
        </p>
      )}
      <GuessingCard {...guessing} />
      <PaceStrips parts={parts} sittingId={null} />
      <Working scores={scores} total={total} />
      <p className="small soft">Scores are estimates. ISEE is a trademark of ERB, SSAT of EMA; neither endorses Stanine.</p>
      <p className="cluster no-print">
        <ButtonLink to={paths.account.register()}>Start Free Trial</ButtonLink>
        <ButtonLink to={paths.public.personalizationDemo()} look="quiet">
          Try five questions
        </ButtonLink>
        <ButtonLink to={paths.public.cognitiveProfile()} look="quiet">
          What we infer, and what we never infer
        </ButtonLink>
      </p>
    </div>
  )
}
