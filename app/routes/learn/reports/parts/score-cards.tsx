/** The scores of a whole test, a card for each subject. Every number leads to its working. */
import { Fragment } from 'react'
import { ScaleLegend, Standing } from '~/components/charts/standing'
import type { Level } from '~/exam/core/levels'
import type { Total } from '~/exam/scoring/whole/total'
import type { ShownScore } from './shown-report.server'

interface ScoreCardsProps {
  level: Level
  scores: ShownScore[]
  total: Total | null
  /** The address of the whole report with its working, where only a part of it is shown. */
  partOf?: string
}

export function ScoreCards({ level, scores, total, partOf }: ScoreCardsProps) {
  return (
    <section className="stack" aria-labelledby="scores">
      <h2 id="scores" className={partOf && 'hidden'}>
        Scores
      </h2>
      <p className="soft on-screen">Estimates. Each number leads to how it was worked out.</p>
      {!partOf && scores.some(({ result }) => result.estimate?.kind !== 'none') && <ScaleLegend hasDots={false} />}
      <div className={partOf ? undefined : 'report'}>
        {scores.map(({ subject, name, why, cells, oneMore, result }) => (
          <div className="card stack tight" key={subject} id={`score-${subject}`}>
            <h3 className="title-3">{name}</h3>
            <dl className="facts">
              {cells.map(({ of, label, text, note }) => (
                <Fragment key={of}>
                  <dt>{label}</dt>
                  <dd>
                    <a href={`${partOf ?? ''}#${subject}-${of}`} aria-label={`${label}: ${text}. How it was worked out`}>
                      {text}
                    </a>
                    {note && <span className="small soft missed">{note}</span>}
                  </dd>
                </Fragment>
              ))}
            </dl>
            {why && <p className="small">{why}</p>}
            <Standing level={level} section={name} results={[result]} hasTable={!partOf} />
            <p className="small">{oneMore}</p>
          </div>
        ))}
      </div>
      {total ? (
        <p>
          Total of the three sections: <a href="#total">{total.total}</a>, likely between {total.band.low} and {total.band.high}.
        </p>
      ) : (
        !partOf &&
        level.startsWith('isee') && <p className="small soft">There is no total: the ISEE reports its four sections by themselves.</p>
      )}
    </section>
  )
}
