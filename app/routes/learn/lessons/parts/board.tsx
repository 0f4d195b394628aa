/** What stands on the board of a scene, complete; public/lessons.js shows its steps one after the other. */
import { FigureView } from '~/components/figures/figure'
import { MathText } from '~/components/question/math-text'
import type { PrintedScene, PrintedStep } from '~/exam/lessons/print.server'

export function Board({ steps }: Pick<PrintedScene, 'steps'>) {
  return (
    <ol className="lesson-board">
      {steps.map((step, index) => {
        const { at, struckAt, markedAt } = step
        const classes = [struckAt !== null && 'struck', markedAt !== null && 'marked'].filter(Boolean).join(' ')
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
            key={index}
            className={classes || undefined}
            data-at={at}
            data-struck={struckAt ?? undefined}
            data-marked={markedAt ?? undefined}
          >
            <Step step={step} />
            {struckAt !== null && <span className="hidden"> (crossed out)</span>}
          </li>
        )
      })}
    </ol>
  )
}

function Step({ step: { html, figure, table } }: { step: PrintedStep }) {
  if (figure) return <FigureView figure={figure} />
  if (table) return <StepTable {...table} />
  return <MathText html={html ?? ''} />
}

function StepTable({ caption, head, rows }: NonNullable<PrintedStep['table']>) {
  return (
    <table className="chart-table">
      <caption>
        <MathText html={caption} />
      </caption>
      <thead>
        <tr>
          {head.map((html) => (
            <th scope="col" key={html}>
              <MathText html={html} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={`${name}${cells.join()}`}>
            <th scope="row">
              <MathText html={name} />
            </th>
            {cells.map((html, index) => (
              <td key={head[index + 1]}>
                <MathText html={html} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
