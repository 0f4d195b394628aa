/** What a score may mean: the estimate, its band, and the working behind every number. */
import { StanineScale } from '~/components/ui/stanine-scale'
import type { Estimate, RawScore } from '~/exam/scoring/score'

interface EstimateCardProps {
  score: RawScore
  /** Null where no estimate is honest, as for practice without a clock. */
  estimate: Estimate | null
}

export function EstimateCard({ score, estimate }: EstimateCardProps) {
  return (
    <section className="card stack" aria-labelledby="estimate">
      <h2 id="estimate">{headline(score, estimate)}</h2>
      {estimate && <Meaning estimate={estimate} />}
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

function headline(score: RawScore, estimate: Estimate | null): string {
  switch (estimate?.kind) {
    case 'stanine':
      return `About stanine ${estimate.stanine}`
    case 'rough-stanine':
      return `Roughly stanine ${estimate.band.low} or ${estimate.band.high}`
    case 'scaled':
      return `About ${estimate.scaled}`
    default:
      return `${score.percentRight}% right`
  }
}

function Meaning({ estimate }: { estimate: Estimate }) {
  if (estimate.kind === 'none') return <p>{estimate.why}</p>
  if (estimate.kind === 'scaled') {
    return (
      <p>
        Estimate, likely between {estimate.band.low} and {estimate.band.high}
        {estimate.percentile !== null && `, near percentile ${estimate.percentile} of grade 8`}.
      </p>
    )
  }
  const band = { from: estimate.band.low, to: estimate.band.high }
  return (
    <>
      <StanineScale
        stanine={estimate.kind === 'stanine' ? estimate.stanine : undefined}
        band={band}
        label={
          estimate.kind === 'stanine'
            ? `Stanine ${estimate.stanine}, likely between ${band.from} and ${band.to}`
            : `Stanine ${band.from} or ${band.to}`
        }
      />
      <p className="small soft">
        {estimate.kind === 'stanine'
          ? `Estimate: near percentile ${estimate.percentile} of applicants; the outlined steps are the likely range.`
          : `Estimate. ${estimate.why}`}
      </p>
    </>
  )
}
