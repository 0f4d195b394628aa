/** The student's mistakes: what still needs work, what is under way, what holds. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { KeyPager } from '~/components/ui/key-pager'
import { Tabs } from '~/components/ui/tabs'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { SubmitButton } from '~/forms/submit-button'
import { countMistakes, listMistakes } from '~/models/mistakes/list.server'
import { MOST_TWINS } from '~/models/sittings/twins.server'
import { paths } from '~/paths'
import { readPlace } from '~/utils/page-key'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'

export const meta = pageMeta('My mistakes')

const STATUSES = ['needs_review', 'reviewed', 'mastered'] as const
const STATUS_NAMES = { needs_review: 'To work on', reviewed: 'In progress', mastered: 'Mastered' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { searchParams } = new URL(request.url)
  const status = STATUSES.find((name) => name === searchParams.get('status')) ?? 'needs_review'
  const [{ mistakes, newer, older }, counts] = await Promise.all([
    listMistakes({ studentId: student.id, status }, readPlace(searchParams)),
    countMistakes(student.id),
  ])
  return {
    status,
    newer: newer && paths.learn.mistakes(status, { after: newer }),
    older: older && paths.learn.mistakes(status, { before: older }),
    counts,
    mostTwins: MOST_TWINS,
    mistakes: mistakes.map(({ createdAt, subject, ...mistake }) => ({
      ...mistake,
      subject: SUBJECT_NAMES[subject],
      on: dayText(createdAt, student.profile.timeZone),
    })),
  }
}

export default function Mistakes() {
  const { status, newer, older, counts, mistakes, mostTwins } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <h1>My mistakes</h1>
        <p className="lead">Each comes back with new numbers until you have it: two right answers in a row and it counts as mastered.</p>
      </header>
      <Tabs
        label="State"
        tabs={STATUSES.map((name) => ({
          to: paths.learn.mistakes(name),
          label: `${STATUS_NAMES[name]} (${counts[name]})`,
          isHere: name === status,
        }))}
      />
      {mistakes.length === 0 ? (
        <EmptyState title="Nothing here" action={<ButtonLink to={paths.learn.quizzes()}>Take a sectional quiz</ButtonLink>}>
          {status === 'needs_review'
            ? 'Questions you miss are kept here, with the reason the wrong choice is tempting.'
            : 'Practice a mistake with new numbers and it moves here.'}
        </EmptyState>
      ) : (
        <form method="post" action={paths.learn.twins()} className="stack">
          <ul className="stack">
            {mistakes.map(({ id, subject, skillArea, questionText, studentAnswer, correctAnswer, on }) => (
              <li className="card stack tight" key={id}>
                <div className="check">
                  <input type="checkbox" name="mistake" value={id} id={`mistake-${id}`} defaultChecked />
                  <label htmlFor={`mistake-${id}`}>
                    <strong>{skillArea}</strong>{' '}
                    <span className="soft small">
                      {subject}, {on}
                    </span>
                  </label>
                </div>
                <p className="clip">{questionText}</p>
                <p className="small">
                  Your answer: {studentAnswer}. Right: {correctAnswer}.
                </p>
                <p>
                  <AppLink to={paths.learn.mistake(id)}>See why</AppLink>
                </p>
              </li>
            ))}
          </ul>
          <div className="cluster">
            <SubmitButton pending="Loading...">Practice the checked ones with new numbers</SubmitButton>
            <span className="small soft">{mostTwins} at a time, without a clock; this does not use your allowance.</span>
          </div>
        </form>
      )}
      <KeyPager newer={newer} older={older} />
    </div>
  )
}
