/** The time of every question, section by section. */
import { paceText, QuestionStrip, type StripQuestion } from '~/components/charts/question-strip'
import { SIGNS_EXPLAINED } from '~/components/charts/signs'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

interface PaceStripsProps {
  /** Null on a sample, whose questions nobody can open. */
  sittingId: string | null
  parts: { part: string; name: string; pace: number | null; questions: StripQuestion[] }[]
}

export function PaceStrips({ sittingId, parts }: PaceStripsProps) {
  return (
    <section className="stack" aria-labelledby="pace">
      <h2 id="pace">Your pace</h2>
      <p className="small soft">A bar is the time of a question; the dashed line is what your time gave for one. {SIGNS_EXPLAINED}.</p>
      <div className="report">
        {parts.map(({ part, name, pace, questions }) => (
          <div className="card stack tight" key={part}>
            <h3 className="title-3">{name}</h3>
            <p className="small">{paceText(questions, pace)}</p>
            <QuestionStrip questions={questions} pace={pace} />
            {sittingId !== null && (
              <p className="small on-screen">
                <AppLink to={paths.learn.testSection(sittingId, part)}>The questions of {name}, explained</AppLink>
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
