/** What the eight answers advise: the result, what speaks against it, and every reason with its points. */
import type { Advice } from '~/content/guides/chooser'

const STRENGTHS: Record<Advice['strength'], string> = {
  settled: 'One answer settles this, whatever the others say.',
  open: 'This is provisional: ask your schools first which tests they accept, because that can settle it.',
  clear: 'The lead is clear.',
  leaning: 'This is a leaning, not a clear result.',
  even: 'The points are nearly even.',
}

export function AdviceView({ advice }: { advice: Advice }) {
  const { result, says, strength, points, reasons, against } = advice
  return (
    <section className="card stack" aria-labelledby="advice" role="status">
      <h3 id="advice" className="title-3">
        {says}
      </h3>
      <p>
        {STRENGTHS[strength]}
        {result !== 'primary' && ` Your answers gave ${pointsText(points.isee)} to the ISEE and ${points.ssat} to the SSAT.`}
      </p>
      <h4 className="title-3">{result === 'primary' ? 'What to know about it' : 'The case against it'}</h4>
      <ul>
        {against.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h4 className="title-3">What each answer adds</h4>
      <ul className="reasons">
        {reasons.map(({ asks, label, text, points: own }) => (
          <li key={asks}>
            <strong>{label}</strong>
            <span>{text}</span>
            <span className="soft small">{gainText(own)}</span>
          </li>
        ))}
      </ul>
      <p className="soft small">
        The points are our judgment; no study stands behind them. The address of this page holds your answers, so you can share it.
      </p>
    </section>
  )
}

const pointsText = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`

/** "2 points to the ISEE" */
function gainText({ isee, ssat }: Advice['points']): string {
  const gains = [...(isee > 0 ? [`${pointsText(isee)} to the ISEE`] : []), ...(ssat > 0 ? [`${pointsText(ssat)} to the SSAT`] : [])]
  return gains.length > 0 ? gains.join(', ') : 'No points to either test'
}
