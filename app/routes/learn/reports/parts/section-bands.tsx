/** One section on the page of all whole tests: its ranges over time, or why there are none. */
import { type BandPoint, BandsOverTime, MOST_BANDS } from '~/components/charts/bands-over-time'
import type { Subject } from '~/exam/core/levels'

export interface SectionBandsProps {
  subject: Subject
  name: string
  ends: { low: number; high: number }
  points: BandPoint[]
  label: string
}

export function SectionBands({ name, ends, points, label }: SectionBandsProps) {
  return (
    <div className="card stack tight">
      <h3 className="title-3">{name}</h3>
      {points.length === 0 ? (
        <p className="small soft">No estimate in these tests: the table says what was right.</p>
      ) : (
        <BandsOverTime label={label} ends={ends} points={points} />
      )}
      {points.length > MOST_BANDS && <p className="small soft">The newest {MOST_BANDS}; the table has all.</p>}
    </div>
  )
}
