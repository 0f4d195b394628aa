/** The questions that families ask first. Guarantees are worded as terms, never as results reached. */
import { paths } from '~/paths'

const QUESTIONS = [
  {
    question: 'ISEE or SSAT: which test should we take?',
    answer:
      'Ask the schools on your list first; many take either. If you are free to choose, try a short test of each and see where the questions suit you better.',
  },
  {
    question: 'How long should we prepare?',
    answer:
      'We recommend three to six months: long enough for words and number sense to sink in, short enough to stay fresh. The boot camp is for families who start later.',
  },
  {
    question: 'What does the free trial include?',
    answer:
      'For 48 hours after you create an account every tool is open without limits. After that, the free tier continues with a weekly allowance. We do not ask for a card.',
  },
  {
    question: 'Can we get our money back?',
    answer:
      'Within 30 days of your first payment you may ask for all of it back, once for each account. Your access ends with it. The terms of service explain how.',
  },
  {
    question: 'What does the score guarantee mean?',
    answer:
      'It is a term of the paid plans, not a promise of a result: whoever finishes the study plan before the test and does not improve on the first practice test may continue for another term without paying. The terms of service set out the conditions.',
  },
  {
    question: 'Are these real test questions?',
    answer:
      'No. All of ours are original, written to the published specifications of each test. Scores are estimates, and each one shows how it was worked out.',
  },
]

export function Questions() {
  return (
    <section id="faq" className="band-tint section">
      <div className="wrap split top">
        <div className="stack">
          <p className="eyebrow">FAQ</p>
          <h2>Questions and answers</h2>
          <p className="soft">
            Something else? <a href={paths.public.contactBlock()}>Write to us</a>; a person will read it.
          </p>
        </div>
        <div>
          {QUESTIONS.map(({ question, answer }) => (
            <details className="faq" key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
