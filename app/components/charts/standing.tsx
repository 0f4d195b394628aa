/** Where results of one section stand: the newest marked on its scale, earlier ones as dots, every figure in the table behind. */
import { blueprintOf } from '~/exam/core/blueprints'
import { examOf, type Level } from '~/exam/core/levels'
import { percentileRanks } from '~/exam/scoring/curve'
import type { Estimate, RawScore } from '~/exam/scoring/score'
import { estimateWithRange } from '~/exam/scoring/words'
import { Behind } from './behind'
import { Hatched } from './marks'
import { ScoreScale } from './score-scale'
import { StanineScale } from './stanine-scale'

export interface SectionResult {
  id: string
  /** "Quiz 3, November 20, 2026". */
  name: string
  score: RawScore
  /** Null for one without a clock. */
  estimate: Estimate | null
}

interface StandingProps {
  level: Level
  section: string
  /** The newest first; the first that has a place on the scale is marked. */
  results: SectionResult[]
  /** False where another page has the figures. */
  hasTable?: boolean
}

/** Draws nothing where no result has a place on a scale: for the Elementary Level none is published. */
export function Standing({ level, section, results, hasTable = true }: StandingProps) {
  const [newest, ...others] = results.filter(({ estimate }) => placeOf(estimate) !== null)
  if (!newest?.estimate) return null
  const earlier = others.flatMap(({ estimate }) => placeOf(estimate) ?? [])
  const label = `${section}: ${estimateWithRange(newest.score, newest.estimate)}.${earlierText(others)}`
  return (
    <div className="stack tight">
      <Scale level={level} estimate={newest.estimate} earlier={earlier} label={label} />
      {hasTable && <Behind {...tableOf(level, section, results)} />}
    </div>
  )
}

function Scale({ level, estimate, earlier, label }: { level: Level; estimate: Estimate; earlier: number[]; label: string }) {
  if (estimate.kind === 'none') return null
  const { band } = estimate
  if (estimate.kind === 'scaled')
    return <ScoreScale ends={blueprintOf(level).scale} scaled={estimate.scaled} band={band} earlier={earlier} label={label} />
  return <StanineScale stanine={estimate.kind === 'stanine' ? estimate.stanine : undefined} band={band} earlier={earlier} label={label} />
}

/** What the marks of a scale mean, once for all scales of a page. */
export function ScaleLegend({ hasDots }: { hasDots: boolean }) {
  return (
    <ul className="cluster small soft scale-legend">
      <li>
        <svg className="scale-sample" viewBox="0 0 20 14" aria-hidden="true">
          <Hatched x={1} y={1} width={18} height={12} />
        </svg>{' '}
        likely range
      </li>
      {hasDots && (
        <li>
          <svg className="scale-sample" viewBox="0 0 20 14" aria-hidden="true">
            <circle className="scale-dot" cx={10} cy={7} r={5} />
          </svg>{' '}
          an earlier quiz of the section
        </li>
      )}
    </ul>
  )
}

/** The place of a result on the scale of its level: a stanine, the middle of a rough band, a scaled score; null without any. */
function placeOf(estimate: Estimate | null): number | null {
  switch (estimate?.kind) {
    case 'stanine':
      return estimate.stanine
    case 'rough-stanine':
      return (estimate.band.low + estimate.band.high) / 2
    case 'scaled':
      return estimate.scaled
    default:
      return null
  }
}

function earlierText(others: SectionResult[]): string {
  if (others.length === 0) return ''
  return ` Before that, the newest first: ${others.map(({ estimate }) => cellsOf(estimate)[0]).join(', ')}.`
}

function tableOf(level: Level, section: string, results: SectionResult[]) {
  const isSsat = examOf(level) === 'ssat'
  const columns = ['Right', isSsat ? 'Scaled score' : 'Stanine', 'Likely range', isSsat ? 'Percentile' : 'Percentile ranks']
  return {
    caption: `${section}, estimates`,
    columns: [{ label: 'Result' }, ...columns.map((label) => ({ label, isNumber: true }))],
    rows: results.map(({ id, name, score, estimate }) => ({
      key: id,
      cells: [name, `${score.right} of ${score.questions}, ${score.percentRight}%`, ...cellsOf(estimate)],
    })),
  }
}

/** The estimate, its likely range and the percentile ranks of that range. */
function cellsOf(estimate: Estimate | null): [string, string, string] {
  switch (estimate?.kind) {
    case 'stanine':
      return [`${estimate.stanine}`, `${estimate.band.low} to ${estimate.band.high}`, percentileRanks(estimate.band)]
    case 'rough-stanine':
      return [
        `${estimate.band.low} or ${estimate.band.high}`,
        `${estimate.band.low} to ${estimate.band.high}`,
        percentileRanks(estimate.band),
      ]
    case 'scaled':
      return [
        `${estimate.scaled}`,
        `${estimate.band.low} to ${estimate.band.high}`,
        estimate.percentile === null ? 'not published' : `${estimate.percentile}`,
      ]
    default:
      return ['none', '', '']
  }
}
