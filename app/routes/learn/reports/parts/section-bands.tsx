/** One section on the page of all whole tests: its ranges over time, under the name of its scale. */
import { type BandPoint, BandsOverTime, MOST_BANDS } from '~/components/charts/bands-over-time'
import type { Subject } from '~/exam/core/levels'

export interface SectionBandsProps {
  subject: Subject
  name: string
  /** "Stanine" */
  scale: string
  ends: { low: number; high: number }
  points: BandPoint[]
  label: string
}

export function SectionBands({ name, scale, ends, points, label }: SectionBandsProps) {
  return (
    <div className="card stack tight">
      <h3 className="title-3">{name}</h3>
      <p className="small soft">
        {scale}, from {ends.low} to {ends.high}. Below each range stands which test it is, as the table counts them.
      </p>
      <BandsOverTime label={label} ends={ends} points={points} />
      {points.length > MOST_BANDS && <p className="small soft">The newest {MOST_BANDS}; the table has all.</p>}
    </div>
  )
}
