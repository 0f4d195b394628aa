/** A quiz of ten words: one form, then the score with the reasons. */
import { AppLink } from '~/components/links/app-link'
import { Solution } from '~/components/question/solution'
import { QuestionText } from '~/components/question/text'
import { Picks } from '~/components/question/tried/picks'
import { Button, ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import type { WordQuiz } from './quiz.server'

interface QuizProps {
  quiz: WordQuiz
  /** What the list is narrowed to; empty for the whole list. */
  about: string
}

export function Quiz({ quiz, about }: QuizProps) {
  const { questions, score, back } = quiz
  return (
    <section className="stack loose" id="quiz" aria-labelledby="quiz-title">
      <header className="stack tight">
        <h2 id="quiz-title">{questions.length === 10 ? 'A quiz of ten' : `A quiz of ${questions.length}`}</h2>
        <p className="soft">
          {about ? `${about}. ` : ''}
          <AppLink to={back}>Back to the words</AppLink>
        </p>
      </header>
      {score === null ? <Asking quiz={quiz} /> : <Marked quiz={quiz} score={score} />}
    </section>
  )
}

function Asking({ quiz: { questions, action, hidden } }: { quiz: WordQuiz }) {
  return (
    <form action={action} className="stack loose">
      {hidden.map(({ name, value }) => (
        <input type="hidden" key={name} name={name} value={value} />
      ))}
      <ol className="quiz">
        {questions.map(({ field, word, question }, index) => (
          <li key={field} className="card question stack">
            <p className="eyebrow">Question {index + 1}</p>
            <QuestionText question={question} />
            <Picks field={field} choices={question.choices} legend={`The nearest in meaning to ${word}`} isRequired={false} />
          </li>
        ))}
      </ol>
      <div>
        <Button type="submit">Check my answers</Button>
      </div>
    </form>
  )
}

function Marked({ quiz: { questions, again, others }, score }: { quiz: WordQuiz; score: number }) {
  return (
    <>
      <p role="status" className="lead">
        <strong>
          {score} of {questions.length} right.
        </strong>{' '}
        {score === questions.length ? 'You know these words.' : 'Read why each wrong choice is wrong, then try again tomorrow.'}
      </p>
      <ol className="quiz">
        {questions.map(({ field, word, solution, isRight }, index) => (
          <li key={field} className="card question stack">
            <p className="cluster between">
              <span className="eyebrow">Question {index + 1}</span>
              <strong>{isRight ? 'Right' : solution?.choice === null ? 'Not answered' : 'Not quite'}</strong>
            </p>
            {solution && <Solution solution={solution} />}
            <p>
              <AppLink to={paths.public.word(word)}>More on {word}</AppLink>
            </p>
          </li>
        ))}
      </ol>
      <p className="cluster">
        {others && <ButtonLink to={others}>Ten others</ButtonLink>}
        <ButtonLink to={again} look="quiet">
          The same again
        </ButtonLink>
      </p>
    </>
  )
}
