/** The topics of a section: what came of each question, with the way to it, and the skills that cost points. */
import { Fragment } from 'react'
import { SIGNS, SIGNS_EXPLAINED } from '~/components/charts/signs'
import { AppLink } from '~/components/links/app-link'
import type { TopicTally } from '~/models/sittings/results/result.server'
import { OUTCOME_NAMES } from './outcome-names'

interface TopicTableProps {
  topics: TopicTally[]
  /** Where the question with this position is explained. */
  addressOf: (position: number) => string
  /** Where a skill is practiced. */
  practiceOf: (skill: string) => string
}

export function TopicTable({ topics, addressOf, practiceOf }: TopicTableProps) {
  return (
    <section className="card stack tight">
      <table className="table topics">
        <caption>By topic</caption>
        <tbody>
          {topics.map(({ topic, isSkill, questions, missed }) => (
            <tr key={topic}>
              <th scope="row">
                {isSkill ? <AppLink to={practiceOf(topic)}>{topic}</AppLink> : topic}{' '}
                <span className="soft">
                  {questions.filter(({ outcome }) => outcome === 'right').length} of {questions.length}
                  <span className="hidden"> right</span>
                </span>
                {missed.length > 0 && (
                  <span className="small soft missed">
                    Missed:{' '}
                    {missed.map((skill, index) => (
                      <Fragment key={skill}>
                        {index > 0 && ', '}
                        <AppLink to={practiceOf(skill)}>{skill}</AppLink>
                      </Fragment>
                    ))}
                  </span>
                )}
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
        {SIGNS_EXPLAINED}. <span className="on-screen">Each number leads to its question, each skill to its practice.</span>
      </p>
    </section>
  )
}
