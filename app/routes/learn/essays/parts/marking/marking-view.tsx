/** What a tutor says of an essay: the marks, comments beside their sentences, and one next step. */
import { MARKS } from '~/exam/essays/rubric'
import type { ShownMarking } from './marking-view.server'

export function MarkingView({ marking: { tutor, on, lines, comments, nextStep } }: { marking: ShownMarking }) {
  return (
    <section className="card stack essay-reading" aria-label={`What ${tutor} says`}>
      <h2 className="title-3">What {tutor} says</h2>
      <p className="small soft">Returned on {on}</p>
      <div className="stack tight">
        <h3 className="title-3">One next step</h3>
        <p className="written">{nextStep}</p>
      </div>
      {comments.length > 0 && (
        <div className="stack tight">
          <h3 className="title-3">On single sentences</h3>
          {comments.map(({ sentence, quote, text }) => (
            <div key={sentence}>
              <blockquote>{quote}</blockquote>
              <p className="written">{text}</p>
            </div>
          ))}
        </div>
      )}
      {lines.map(({ id, name, mark, means, comment }) => (
        <div key={id} className="stack tight">
          <h3 className="title-3">{name}</h3>
          {mark && (
            <>
              <ol className="marks" aria-label={`${name}: ${mark}, step ${MARKS.indexOf(mark) + 1} of ${MARKS.length}`}>
                {MARKS.map((step) => (
                  <li key={step} className={step === mark ? 'here' : undefined} aria-current={step === mark ? 'step' : undefined}>
                    {step}
                  </li>
                ))}
              </ol>
              <p className="small">{means}</p>
            </>
          )}
          {comment && <p className="written">{comment}</p>}
        </div>
      ))}
    </section>
  )
}
