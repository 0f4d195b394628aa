/** What to do next: the open section, the waiting mistakes, the newest results. */
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'

interface NextStepsProps {
  open: { to: string; name: string } | null
  ended: { id: string; name: string; score: string; on: string }[]
  /** How many mistakes wait; null for none. */
  waiting: string | null
  hasProfile: boolean
}

export function NextSteps({ open, ended, waiting, hasProfile }: NextStepsProps) {
  return (
    <section className="stack" aria-labelledby="next">
      <h2 id="next">What to do next</h2>
      {open && (
        <Banner tone="amber" title="You are in the middle of something" action={<ButtonLink to={open.to}>Continue</ButtonLink>}>
          <p>{open.name}</p>
        </Banner>
      )}
      <div className="grid wide">
        <div className="card stack tight">
          <h3>Sectional quizzes</h3>
          <p>
            {hasProfile
              ? '20 questions of one section at the real pace.'
              : 'Tell us which test you are preparing for, then take 20 questions at the real pace.'}
          </p>
          <p>
            <ButtonLink to={paths.learn.quizzes()}>Choose a quiz</ButtonLink>
          </p>
        </div>
        <div className="card stack tight">
          <h3>My mistakes</h3>
          <p>
            {waiting === null
              ? 'Nothing to work on. Questions you miss are kept here with the reason.'
              : `${waiting} to work on, each with new numbers.`}
          </p>
          <p>
            <ButtonLink to={paths.learn.mistakes()} look="quiet">
              {waiting === null ? 'Open' : 'Work on them'}
            </ButtonLink>
          </p>
        </div>
      </div>
      {ended.length > 0 && (
        <ul className="card stack tight">
          {ended.map(({ id, name, score, on }) => (
            <li className="cluster between" key={id}>
              <a href={paths.learn.result(id)}>{name}</a>
              <span>
                {score} <span className="soft small">{on}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
