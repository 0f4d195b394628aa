/** One real question, answered by a plain GET form: the explanation comes back on the same page. */

import { Button, ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import { SAMPLE } from './sample'

export function SampleQuestion({ answer }: { answer: string | null }) {
  return (
    <section id="try" className="card question stack" aria-label="Try a question">
      <p className="cluster between small">
        <span className="eyebrow">Try one · SSAT Upper</span>
        <span className="soft">Analogies</span>
      </p>
      {answer ? <Answered answer={answer} /> : <Unanswered />}
    </section>
  )
}

function Unanswered() {
  return (
    <form action={paths.public.trying()} className="stack">
      <fieldset>
        <legend>
          <h2 className="title-3">{SAMPLE.stem}</h2>
        </legend>
        <ul className="choices">
          {SAMPLE.choices.map(({ key, text }) => (
            <li className="choice" key={key}>
              <input type="radio" name="answer" value={key} id={`try-${key}`} className="choice-pick" required />
              <input type="checkbox" id={`strike-${key}`} className="choice-strike" aria-label={`Strike out ${key}`} />
              <label className="choice-cross" htmlFor={`strike-${key}`} title="Strike out" aria-hidden="true">
                ✕
              </label>
              <label className="choice-card" htmlFor={`try-${key}`}>
                <span className="choice-key">{key}</span>
                <span className="choice-text">{text}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="cluster between">
        <Button type="submit">Check my answer</Button>
        <span className="small soft">✕ strikes out a choice</span>
      </div>
    </form>
  )
}

function Answered({ answer }: { answer: string }) {
  const chosen = SAMPLE.choices.find(({ key }) => key === answer)
  const isRight = answer === SAMPLE.answer
  return (
    <>
      <h2 className="title-3">{SAMPLE.stem}</h2>
      <ul className="choices">
        {SAMPLE.choices.map(({ key, text }) => {
          const outcome = key === SAMPLE.answer ? 'right' : key === answer ? 'wrong' : ''
          return (
            <li className={`choice ${outcome}`.trim()} key={key}>
              <div className="choice-card">
                <span className="choice-key">{key}</span>
                {text}
                {outcome && <span className="verdict">{outcome === 'right' ? '✓ the answer' : '✕ yours'}</span>}
              </div>
            </li>
          )
        })}
      </ul>
      <div role="status" className="stack tight">
        <p>
          <strong>{isRight ? 'Right. ' : 'Not quite. '}</strong>
          {chosen?.why}
        </p>
        <p className="soft">{SAMPLE.rule}</p>
      </div>
      <div className="cluster">
        <ButtonLink to={paths.account.register()}>Start Free Trial</ButtonLink>
        <a href={paths.public.trying()} className="button quiet">
          Try it again
        </a>
      </div>
    </>
  )
}
