/** The question page: the bar with time and progress, and the question's form below it. */
import { useSubmit } from '@remix-run/react'
import { useCallback } from 'react'
import { paths } from '~/paths'
import { Countdown } from './countdown'
import { PassageText } from './passage'
import { QuestionForm, type QuestionFormProps } from './question-form'

interface QuestionScreenProps extends Omit<QuestionFormProps, 'canPause'> {
  title: string
  clock: { secondsAllowed: number; secondsLeft: number; endsAt: string } | null
}

export function QuestionScreen({ title, clock, ...form }: QuestionScreenProps) {
  const { sittingId, states, questionCount, answer } = form
  const { passage } = form.question
  const submit = useSubmit()
  const endSection = useCallback(
    () => submit({ reason: 'deadline' }, { method: 'post', action: paths.sittingSubmission(sittingId) }),
    [submit, sittingId],
  )
  return (
    <div className="wrap">
      <h1 className="hidden">
        {title}: question {answer.position} of {questionCount}
      </h1>
      <div className="exam-bar">
        <strong>{title}</strong>
        <progress
          className="meter"
          value={states.filter(({ isAnswered }) => isAnswered).length}
          max={questionCount}
          aria-label="Questions answered"
        />
        <span className="soft small">
          {answer.position} of {questionCount}
        </span>
        {clock && <Countdown {...clock} onOver={endSection} />}
      </div>
      <div className={passage ? 'exam' : 'exam single'}>
        {passage && (
          <div className="stack tight">
            <a href="#question" className="to-question small">
              Go to the question
            </a>
            <PassageText passage={passage} />
          </div>
        )}
        {/* Only the form is made anew for each question: the countdown's style must stay the one that the server sent. */}
        <QuestionForm key={answer.position} {...form} canPause={clock !== null} />
      </div>
    </div>
  )
}
