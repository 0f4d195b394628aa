/** What a free seat is, for whom, and what we do not ask. */
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

const QUESTIONS = [
  {
    question: 'Who can have one?',
    answer:
      'A student who has a fee waiver for the ISEE or the SSAT. The waiver shows that somebody has looked at your situation already, so we do not ask again.',
  },
  {
    question: 'What do you ask of us?',
    answer:
      'Which test the waiver is for, and who the seat is for. We ask for no income, no letter and no document, and there is no field to explain yourself in.',
  },
  {
    question: 'How long does it last?',
    answer:
      'Up to a year. You see the exact day when you get the seat, and we mail you two weeks before it ends. Results and mistakes stay after that.',
  },
  {
    question: 'Will anybody notice?',
    answer: 'No. A free seat looks like any premium account, on every page and in every report. Tutors and other families cannot tell.',
  },
  {
    question: 'Who pays for the seats?',
    answer:
      'We do, and so do partners who give us their commission for it. Each seat is bought at its full price and stands in the ledger.',
  },
]

export function Explained() {
  return (
    <section>
      <h2>Good to know</h2>
      {QUESTIONS.map(({ question, answer }) => (
        <details className="faq" key={question} open>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      <p className="small">
        No waiver yet? <AppLink to={paths.public.article('financial-aid')}>How to get one</AppLink>: the schools you apply to give them out.
      </p>
    </section>
  )
}
