/** What the student can do, skill by skill: a bar, a word, and how many answers stand behind them. Nothing here ever counts down. */
import { Progress } from '~/components/ui/progress'
import { barOf, type Standing } from '~/exam/scoring/rating'
import { standingText } from './words'

const SHOWN = 6

export interface SkillBar {
  skill: string
  rating: number
  standing: Standing
  answers: number
}

export function SkillBars({ groups }: { groups: { name: string; skills: SkillBar[] }[] }) {
  return (
    <section className="stack" aria-labelledby="skills">
      <h2 id="skills">Where you stand</h2>
      {groups.length === 0 ? (
        <p className="soft">After your first answers, each skill appears here with a bar that grows as you practice.</p>
      ) : (
        <>
          <p className="small soft">
            Estimates from your practice answers. Solid means about seven out of ten medium questions right; Strong means the same for hard
            ones.
          </p>
          <div className="grid wide">
            {groups.map(({ name, skills }) => (
              <div className="card stack" key={name}>
                <h3>{name}</h3>
                <Bars skills={skills.slice(0, SHOWN)} />
                {skills.length > SHOWN && (
                  <details>
                    <summary>{skills.length - SHOWN} more</summary>
                    <Bars skills={skills.slice(SHOWN)} />
                  </details>
                )}
              </div>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function Bars({ skills }: { skills: SkillBar[] }) {
  return (
    <ul className="stack">
      {skills.map(({ skill, rating, standing, answers }) => (
        <li key={skill}>
          <Progress label={skill} value={barOf(rating)} max={100} text={standingText(standing, answers)} />
        </li>
      ))}
    </ul>
  )
}
