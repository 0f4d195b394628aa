/** What a score may mean: the place on its scale, the likely range, and the working behind every number. */
import { ScaleLegend, type SectionResult, Standing } from '~/components/charts/standing'
import type { Level } from '~/exam/core/levels'
import type { Estimate } from '~/exam/scoring/score'
import { estimateText, rangeText } from '~/exam/scoring/words'

interface EstimateCardProps {
  level: Level
  section: string
  /** This result, then the earlier ones of the same section, the newest first. */
  results: [SectionResult, ...SectionResult[]]
}

/** Nothing where no scale is honest: the sentence above says so. */
export function EstimateCard({ level, section, results }: EstimateCardProps) {
  const [{ score, estimate }, ...earlier] = results
  if (!estimate || estimate.kind === 'none') return null
  return (
    <section className="card stack tight" aria-labelledby="estimate">
      <h2 id="estimate">{estimateText(score, estimate)}</h2>
      <p>{rangeOf(estimate)}</p>
      <ScaleLegend hasDots={earlier.length > 0} />
      <Standing level={level} section={section} results={results} />
      <details className="behind on-screen">
        <summary>How this was worked out</summary>
        <ol className="steps">
          {estimate.working.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </details>
    </section>
  )
}

function rangeOf(estimate: Exclude<Estimate, { kind: 'none' }>): string {
  if (estimate.kind === 'rough-stanine') return `An estimate. ${estimate.why}`
  const percentile = estimate.percentile === null ? '' : `, near percentile ${estimate.percentile}`
  return `An estimate, likely ${rangeText(estimate.band)}${percentile}.`
}
