/** What the eight answers advise: the result, every reason with its points, and what speaks against it. */
import { Table } from '~/components/ui/table'
import type { Advice } from '~/content/guides/chooser'

const STRENGTHS: Record<Advice['strength'], string> = {
  settled: 'One answer settles this, whatever the others say.',
  clear: 'The lead is clear.',
  leaning: 'This is a leaning, not a clear result.',
  even: 'The points are nearly even.',
}

export function AdviceView({ advice }: { advice: Advice }) {
  const { says, strength, points, reasons, against } = advice
  return (
    <section className="card stack" aria-labelledby="advice" role="status">
      <h3 id="advice" className="title-3">
        {says}
      </h3>
      <p>
        {STRENGTHS[strength]}{' '}
        {`Your answers gave ${points.isee} ${points.isee === 1 ? 'point' : 'points'} to the ISEE and ${points.ssat} to the SSAT.`}
      </p>
      <Table
        caption="What each answer adds"
        columns={[
          { label: 'Your answer' },
          { label: 'What it means' },
          { label: 'ISEE', isNumber: true },
          { label: 'SSAT', isNumber: true },
        ]}
        rows={reasons.map(({ asks, label, text, points: own }) => ({ key: asks, cells: [label, text, own.isee, own.ssat] }))}
      />
      <h4 className="title-3">What speaks against it</h4>
      <ul>
        {against.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="soft small">
        The points are our judgment; no study stands behind them. The address of this page holds your answers, so you can share it.
      </p>
    </section>
  )
}
