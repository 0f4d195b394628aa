/** Each section of the student's level: the newest result on its scale, earlier ones as dots, and the way to one where there is none. */
import { Fragment } from 'react'
import { ScaleLegend, type SectionResult, Standing } from '~/components/charts/standing'
import type { Level, Subject } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { estimateWithRange } from '~/exam/scoring/words'
import { paths } from '~/paths'

interface WhereYouStandProps {
  level: Level
  /** The newest whole test that is finished; null for none. */
  newestTest: { to: string; name: string } | null
  sections: {
    subject: Subject
    results: SectionResult[]
    /** The skills with most to gain. */
    weakest: string[]
  }[]
}

export function WhereYouStand({ level, newestTest, sections }: WhereYouStandProps) {
  const sat = sections.filter(({ results }) => results.length > 0)
  const missing = sections.filter(({ results }) => results.length === 0)
  const hasEstimate = sections.some(({ results }) => results.some(isOnScale))
  return (
    <section className="stack" aria-labelledby="standing">
      <h2 id="standing">Where you stand</h2>
      {sat.length > 0 && (
        <div className="grid wide standings">
          {sat.map(({ subject, results, weakest }) => (
            <div className="card stack tight" key={subject}>
              <h3>{SUBJECT_NAMES[subject]}</h3>
              <NewestResult results={results} />
              <Standing level={level} section={SUBJECT_NAMES[subject]} results={results} />
              <WeakestSkills level={level} subject={subject} skills={weakest} />
            </div>
          ))}
        </div>
      )}
      {hasEstimate && (
        <div className="stack tight">
          <ScaleLegend hasDots={sections.some(({ results }) => results.filter(isOnScale).length > 1)} />
          <p className="soft small">
            Estimates from your latest quizzes, {LEVEL_NAMES[level]}. The newest is marked; a single quiz tells only so much.
          </p>
        </div>
      )}
      {missing.length > 0 && (
        <div className="card stack tight">
          <p>No sectional quiz yet. Take one to see where you stand.</p>
          <ul className="cluster">
            {missing.map(({ subject }) => (
              <li key={subject}>
                <a href={paths.learn.quiz(subject, 1, level)}>{SUBJECT_NAMES[subject]}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <strong>Whole tests:</strong>{' '}
        {newestTest ? (
          <>
            <a href={newestTest.to}>{newestTest.name}</a>, <a href={paths.learn.scores(level)}>all scores</a>,{' '}
            <a href={paths.learn.tests(level)}>the next one</a>
          </>
        ) : (
          <a href={paths.learn.tests(level)}>six practice tests of your level</a>
        )}
      </p>
    </section>
  )
}

function WeakestSkills({ level, subject, skills }: { level: Level; subject: Subject; skills: string[] }) {
  if (skills.length === 0) return null
  return (
    <p className="small">
      Most to gain:{' '}
      {skills.map((skill, index) => (
        <Fragment key={skill}>
          {index > 0 && ', '}
          <a href={paths.learn.practice({ level, subject, skill })}>{skill}</a>
        </Fragment>
      ))}
    </p>
  )
}

function NewestResult({ results }: { results: SectionResult[] }) {
  const newest = results.find(isOnScale) ?? results[0]
  if (!newest) return null
  const { id, name, score, estimate } = newest
  const what = isOnScale(newest) ? estimateWithRange(score, estimate) : `${score.right} of ${score.questions} right, ${score.percentRight}%`
  return (
    <p>
      {what}.{' '}
      <a className="small" href={paths.learn.result(id)}>
        {name}
      </a>
      {estimate?.kind === 'none' && <span className="small soft missed">{estimate.why}</span>}
    </p>
  )
}

function isOnScale({ estimate }: SectionResult): boolean {
  return estimate !== null && estimate.kind !== 'none'
}
