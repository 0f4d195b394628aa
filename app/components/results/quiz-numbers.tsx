/** The numbers of one subject's quizzes; those that are done are tinted and say what came of them. */
import { AppLink } from '~/components/links/app-link'
import type { Level, Subject } from '~/exam/core/levels'
import { QUIZ_NUMBERS } from '~/exam/forms/quiz/size'
import { paths } from '~/paths'

interface QuizNumbersProps {
  level: Level
  subject: Subject
  name: string
  /** By number, what the newest one came to: "12 of 20 right". */
  done: Partial<Record<number, string>>
  /** The numbers that the student is in the middle of. */
  open: readonly number[]
}

/** What the tint says, once for all of the page. */
export function QuizLegend() {
  return (
    <p className="legend small soft cluster">
      <span className="cluster">
        <span className="dot done" aria-hidden="true" /> done
      </span>
      <span className="cluster">
        <span className="dot" aria-hidden="true" /> not yet done
      </span>
      <span className="cluster">
        <span className="dot open" aria-hidden="true" /> you are in it
      </span>
    </p>
  )
}

export function QuizNumbers({ level, subject, name, done, open }: QuizNumbersProps) {
  return (
    <nav aria-label={`${name} quizzes`}>
      <ul className="dots by-five">
        {Array.from({ length: QUIZ_NUMBERS }, (_, index) => index + 1).map((number) => {
          const result = done[number]
          const isOpen = open.includes(number)
          return (
            <li key={number}>
              <AppLink
                to={paths.learn.quiz(subject, number, level)}
                className={['dot', result && 'done', isOpen && 'open'].filter(Boolean).join(' ')}
                title={result}
                aria-label={`${name}, quiz ${number}${isOpen ? ', you are in it' : ''}${result ? `, done: ${result}` : ''}`}
              >
                {number}
              </AppLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
