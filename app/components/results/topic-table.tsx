/** The topics of a section: each question a mark in the order it was asked, and the skills that cost points. */

import { SIGNS, SIGNS_EXPLAINED } from '~/components/charts/signs'
import type { TopicTally } from '~/models/sittings/results/result.server'

export function TopicTable({ topics }: { topics: TopicTally[] }) {
  return (
    <section className="card stack tight">
      <table className="table">
        <caption>By topic</caption>
        <tbody>
          {topics.map(({ topic, marks, missed }) => (
            <tr key={topic}>
              <th scope="row">
                {topic}
                {missed.length > 0 && <span className="small soft missed">Missed: {missed.join(', ')}</span>}
              </th>
              <td className="plus-minus">
                <span className="hidden">{`${marks.filter((mark) => mark === 'right').length} of ${marks.length} right`}</span>
                <span aria-hidden="true">
                  {marks.map((mark, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: marks never move
                    <span key={index} className={mark === 'wrong' ? 'minus' : mark === 'omitted' ? 'skipped' : undefined}>
                      {SIGNS[mark]}
                    </span>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">In the order of the questions: {SIGNS_EXPLAINED}.</p>
    </section>
  )
}
