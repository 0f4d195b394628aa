/** What a score may mean: the estimate, its band, and the working behind every number. */
import { ScaleLegend, type SectionResult, Standing } from '~/components/charts/standing'
import type { Level } from '~/exam/core/levels'
import type { Estimate, RawScore } from '~/exam/scoring/score'
import { estimateText, rangeText } from '~/exam/scoring/words'

interface EstimateCardProps {
  level: Level
  section: string
  /** This result, then the earlier ones of the same section, the newest first. */
  results: [SectionResult, ...SectionResult[]]
}

export function EstimateCard({ level, section, results }: EstimateCardProps) {
  const [{ score, estimate }, ...earlier] = results
  return (
    <section className="card stack" aria-labelledby="estimate">
      <h2 id="estimate">{estimateText(score, estimate)}</h2>
      {estimate && <p>{meaningOf(score, estimate)}</p>}
      {estimate && estimate.kind !== 'none' && (
        <>
          <ScaleLegend hasDots={earlier.length > 0} />
          <Standing level={level} section={section} results={results} />
        </>
      )}
      {estimate ? (
        <details>
          <summary>How this was worked out</summary>
          <ol className="steps">
            {estimate.working.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </details>
      ) : (
        <p className="soft">Practice without a clock gives no estimate: it is for learning.</p>
      )}
    </section>
  )
}

function meaningOf(score: RawScore, estimate: Estimate): string {
  switch (estimate.kind) {
    case 'stanine':
      return `Estimate, likely ${rangeText(estimate.band)}. Near percentile ${estimate.percentile}: of 100 applicants to the same grade, about ${estimate.percentile} score the same or lower.`
    case 'scaled':
      return `Estimate, likely ${rangeText(estimate.band)}${estimate.percentile === null ? '' : `, near percentile ${estimate.percentile} of grade 8`}.`
    case 'rough-stanine':
      return `Estimate. ${estimate.why}`
    default:
      return `${score.right} of ${score.questions} right. ${estimate.why}`
  }
}
