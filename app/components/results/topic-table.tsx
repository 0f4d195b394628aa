/** The topics of a section: what came of each question, with the way to it, and the skills that cost points. */
import { SIGNS, SIGNS_EXPLAINED } from '~/components/charts/signs'
import { AppLink } from '~/components/links/app-link'
import type { TopicTally } from '~/models/sittings/results/result.server'
import { OUTCOME_NAMES } from './outcome-names'

interface TopicTableProps {
  topics: TopicTally[]
  /** Where the question with this position is explained. */
  addressOf: (position: number) => string
}

export function TopicTable({ topics, addressOf }: TopicTableProps) {
  return (
    <section className="card stack tight">
      <table className="table topics">
        <caption>By topic</caption>
        <tbody>
          {topics.map(({ topic, questions, missed }) => (
            <tr key={topic}>
              <th scope="row">
                {topic}{' '}
                <span className="soft">
                  {questions.filter(({ outcome }) => outcome === 'right').length} of {questions.length}
                  <span className="hidden"> right</span>
                </span>
                {missed.length > 0 && <span className="small soft missed">Missed: {missed.join(', ')}</span>}
              </th>
              <td>
                <ul className="dots">
                  {questions.map(({ position, skill, outcome }) => (
                    <li key={position}>
                      <AppLink
                        to={addressOf(position)}
                        className={`dot outcome ${outcome}`}
                        aria-label={`Question ${position}, ${skill}: ${OUTCOME_NAMES[outcome]}`}
                      >
                        {position}
                        <span>{SIGNS[outcome]}</span>
                      </AppLink>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">
        {SIGNS_EXPLAINED}. <span className="on-screen">Each number leads to its question.</span>
      </p>
    </section>
  )
}
