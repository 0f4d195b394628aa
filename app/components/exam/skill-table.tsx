/** The skills of a section, each question a mark in the order it was asked. */
import type { SkillTally } from '~/models/sitting-result.server'

const SIGNS = { right: '+', wrong: '−', omitted: '○' } as const

export function SkillTable({ skills }: { skills: SkillTally[] }) {
  return (
    <section className="card stack tight">
      <table className="table">
        <caption>By skill</caption>
        <tbody>
          {skills.map(({ skill, marks }) => (
            <tr key={skill}>
              <th scope="row">{skill}</th>
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
      <p className="small soft">In the order of the questions: + right, − wrong, ○ not answered.</p>
    </section>
  )
}
