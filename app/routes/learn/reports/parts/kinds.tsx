/** What was right and wrong: by kind in order of difficulty as the real reports print it, by strand of mathematics, and what did not count. */
import { Fragment } from 'react'
import { SIGNS, SIGNS_EXPLAINED } from '~/components/charts/signs'
import { AppLink } from '~/components/links/app-link'
import { OUTCOME_NAMES } from '~/components/results/outcome-names'
import { Table } from '~/components/ui/table'
import type { Level, Subject } from '~/exam/core/levels'
import type { Outcome } from '~/exam/scoring/outcome'
import type { KindRow, ReportQuestion, StrandRow } from '~/exam/scoring/whole/tables'
import { paths } from '~/paths'

interface KindTableProps {
  /** Null on a sample, whose questions and skills lead nowhere. */
  sittingId: string | null
  level: Level
  subject: Subject
  name: string
  rows: KindRow[]
}

export function KindTable({ sittingId, level, subject, name, rows }: KindTableProps) {
  const isInTwo = new Set(rows.flatMap(({ questions }) => questions.map(({ part }) => part))).size > 1
  return (
    <div className="card stack tight">
      <table className="table topics by-kind">
        <caption>{name}</caption>
        <tbody>
          {rows.map(({ name: kind, isSkill, questions }) => (
            <tr key={kind}>
              <th scope="row">
                {isSkill && sittingId !== null ? (
                  <AppLink to={paths.learn.practice({ level, subject, skill: kind })}>{kind}</AppLink>
                ) : (
                  kind
                )}{' '}
                <span className="soft">
                  {count(questions, 'right')} of {questions.length}
                </span>
                <span className="small soft missed">{countsText(questions)}</span>
              </th>
              <td>
                <ul className="dots">
                  {questions.map((question, index) => (
                    <Fragment key={`${question.part}.${question.position}`}>
                      {rungOf(question, questions[index - 1]) && (
                        <li className="small soft rung">
                          {question.difficulty}
                          {isInTwo && `, ${question.part}`}
                        </li>
                      )}
                      <QuestionDot sittingId={sittingId} {...question} />
                    </Fragment>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">
        {SIGNS_EXPLAINED}.{sittingId !== null && <span className="on-screen"> Each number leads to its question.</span>}
      </p>
    </div>
  )
}

interface StrandTableProps {
  level: Level
  subject: Subject
  name: string
  rows: StrandRow[]
  isSample?: boolean
}

export function StrandTable({ level, subject, name, rows, isSample = false }: StrandTableProps) {
  return (
    <Table
      caption={`${name}, by topic`}
      columns={[
        { label: 'Topic' },
        { label: 'Right', isNumber: true },
        { label: 'Wrong', isNumber: true },
        { label: 'Blank', isNumber: true },
        { label: 'Cost most' },
      ]}
      rows={rows.map(({ name: strand, right, wrong, omitted, missed: [skill] }) => ({
        key: strand,
        cells: [
          strand,
          ...[right, wrong, omitted],
          skill && isSample ? (
            skill
          ) : skill ? (
            <AppLink key={skill} to={paths.learn.practice({ level, subject, skill })}>
              {skill}
            </AppLink>
          ) : (
            'nothing'
          ),
        ],
      }))}
    />
  )
}

interface UnscoredProps {
  sittingId: string | null
  sections: { part: string; name: string; questions: { position: number; outcome: Outcome; skill: string }[] }[]
}

export function Unscored({ sittingId, sections }: UnscoredProps) {
  if (sections.length === 0) return null
  return (
    <div className="card stack tight">
      <table className="table topics by-kind">
        <caption>Did not count</caption>
        <tbody>
          {sections.map(({ part, name, questions }) => (
            <tr key={part}>
              <th scope="row">
                {name}{' '}
                <span className="soft">
                  {count(questions, 'right')} of {questions.length}
                </span>
              </th>
              <td>
                <ul className="dots">
                  {questions.map((question) => (
                    <QuestionDot key={question.position} sittingId={sittingId} part={part} {...question} />
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">The real test tries new questions like this, unmarked; nobody’s score depends on them.</p>
    </div>
  )
}

interface QuestionDotProps {
  sittingId: string | null
  part: string
  position: number
  skill: string
  outcome: Outcome
}

function QuestionDot({ sittingId, part, position, skill, outcome }: QuestionDotProps) {
  const looks = { className: `dot outcome ${outcome}`, 'aria-label': `${part}, question ${position}, ${skill}: ${OUTCOME_NAMES[outcome]}` }
  const sign = (
    <>
      {position}
      <span>{SIGNS[outcome]}</span>
    </>
  )
  return (
    <li>
      {sittingId === null ? (
        <span role="img" {...looks}>
          {sign}
        </span>
      ) : (
        <AppLink to={`${paths.learn.testSection(sittingId, part, 'all')}#question-${position}`} {...looks}>
          {sign}
        </AppLink>
      )}
    </li>
  )
}

/** Whether a harder step, or the other of two sections, begins with this question. */
function rungOf(question: ReportQuestion, before: ReportQuestion | undefined): boolean {
  return question.difficulty !== before?.difficulty || question.part !== before.part
}

function count(questions: readonly { outcome: Outcome }[], outcome: Outcome): number {
  return questions.filter((question) => question.outcome === outcome).length
}

function countsText(questions: readonly { outcome: Outcome }[]): string {
  return `${count(questions, 'wrong')} wrong, ${count(questions, 'omitted')} not answered`
}
