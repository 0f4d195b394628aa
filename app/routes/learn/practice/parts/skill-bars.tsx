/** What the student can do, skill by skill: a bar, a word, and how many answers stand behind them; each leads to its practice. */
import { AppLink } from '~/components/links/app-link'
import type { Level, Subject } from '~/exam/core/levels'
import { barOf, ENOUGH_ANSWERS, type Standing } from '~/exam/scoring/rating'
import { paths } from '~/paths'
import { standingText } from './words'

const SHOWN = 6

export interface SkillBar {
  skill: string
  rating: number
  standing: Standing
  answers: number
}

interface SkillGroup {
  subject: Subject
  name: string
  skills: SkillBar[]
  /** Skills without an answer. */
  others: string[]
}

export function SkillBars({ level, groups }: { level: Level; groups: SkillGroup[] }) {
  return (
    <section className="stack" aria-labelledby="skills">
      <h2 id="skills">Where you stand</h2>
      <p className="small soft">
        Estimates from your answers in practice and in quizzes. Solid means about seven out of ten medium questions right; Strong means the
        same for hard ones. Press a skill to practice it.
      </p>
      <div className="grid wide">
        {groups.map(({ subject, name, skills, others }) => (
          <div className="card stack" key={subject}>
            <h3>{name}</h3>
            {skills.length === 0 && <p className="soft">No answers yet.</p>}
            <Bars level={level} subject={subject} skills={skills.slice(0, SHOWN)} />
            {skills.length > SHOWN && (
              <details>
                <summary>{skills.length - SHOWN} more</summary>
                <Bars level={level} subject={subject} skills={skills.slice(SHOWN)} />
              </details>
            )}
            {others.length > 0 && (
              <details>
                <summary>
                  {others.length} {others.length === 1 ? 'skill' : 'skills'} without an answer
                </summary>
                <ul className="skill-names">
                  {others.map((skill) => (
                    <li key={skill}>
                      <AppLink to={paths.learn.practice({ level, subject, skill })}>{skill}</AppLink>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

function Bars({ level, subject, skills }: { level: Level; subject: Subject; skills: SkillBar[] }) {
  if (skills.length === 0) return null
  return (
    <ul className="skill-bars">
      {skills.map(({ skill, rating, standing, answers }) => (
        <li key={skill}>
          <AppLink to={paths.learn.practice({ level, subject, skill })} className="skill-bar">
            <span>{skill}</span>
            <span className="soft small">{standingText(standing, answers)}</span>
          </AppLink>
          {answers >= ENOUGH_ANSWERS && <progress className="meter" value={barOf(rating)} max={100} aria-hidden="true" />}
        </li>
      ))}
    </ul>
  )
}
