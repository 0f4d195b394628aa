/** The questions of a poem: which are answered, where they go on, and the way to answer them again. */
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import type { DescribedPoem } from './poem-page.server'

const STATES = { right: 'right', missed: 'not this time' }

export function QuestionsCard({ poem: { id }, questions, next, right }: Pick<DescribedPoem, 'poem' | 'questions' | 'next' | 'right'>) {
  const isBegun = questions.some(({ state }) => state !== null)
  return (
    <section className="card stack tight" aria-labelledby="questions">
      <h2 id="questions" className="title-3">
        Questions
      </h2>
      {next === null ? (
        <p>
          {right} of {questions.length} right.
        </p>
      ) : (
        <p className="soft">{questions.length} questions like those on the tests, without a clock. They do not count toward any score.</p>
      )}
      {isBegun && (
        <ul>
          {questions.flatMap(({ number, state }) =>
            state
              ? [
                  <li key={number}>
                    <AppLink to={paths.learn.poemQuestion(id, number)}>Question {number}</AppLink>: {STATES[state]}
                  </li>,
                ]
              : [],
          )}
        </ul>
      )}
      {next !== null && (
        <p>
          <ButtonLink to={paths.learn.poemQuestion(id, next)} look="quiet">
            {isBegun ? `Go on with question ${next}` : 'Answer the questions'}
          </ButtonLink>
        </p>
      )}
      {isBegun && (
        <p>
          <ButtonLink to={paths.learn.poemAgain(id)} look="quiet" size="slim">
            Answer them again from the first
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
