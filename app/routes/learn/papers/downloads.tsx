/** The tests on paper of a level: two whole tests, each with its sections one by one. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { Badge } from '~/components/ui/badge'
import { EmptyState } from '~/components/ui/empty-state'
import { LEVEL_NAMES } from '~/exam/core/names'
import { counted } from '~/exam/families/kit/wording'
import { minutesText } from '~/exam/papers/compose.server'
import { papersOf } from '~/models/papers/catalog.server'
import { paths } from '~/paths'
import { levelOf } from '~/routes/learn/parts/level.server'
import { LevelTabs } from '~/routes/learn/parts/level-tabs'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Tests on paper')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const level = levelOf(request, student.profile)
  const [papers, allowance] = await Promise.all([papersOf({ userId: student.id, level }), shownAllowance(student, 'pdf_downloads')])
  const numbers = [...new Set(papers.map(({ number }) => number))]
  return {
    level,
    levelName: LEVEL_NAMES[level],
    allowance,
    tests: numbers.map((number) => ({
      number,
      papers: papers
        .filter((paper) => paper.number === number)
        .map(({ id, shortName, questions, minutes, isOwn }) => ({ id, name: shortName, about: aboutText(questions, minutes), isOwn })),
    })),
  }
}

function aboutText(questions: number, minutes: number): string {
  return `${counted(questions, 'question')}, ${minutesText(minutes)}`
}

export default function PaperTests() {
  const { level, levelName, allowance, tests } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>Tests on paper</h1>
        <p className="lead">
          Two whole tests to print and take at a table, and each of their sections by itself. Every file ends with an answer sheet. The
          answer key is a file of its own.
        </p>
        <p>
          <AppLink to={paths.learn.answerKeys()}>Answer keys of the tests you have</AppLink>
        </p>
      </header>
      <LevelTabs here={level} to={paths.learn.papers} />
      <AllowanceNote allowance={allowance} />
      {tests.length === 0 && (
        <EmptyState title="No test here now" action={<AppLink to={paths.learn.tests(level)}>Practice tests on the screen</AppLink>}>
          The tests of this level are being corrected. Those on the screen are open.
        </EmptyState>
      )}
      <div className="grid wide">
        {tests.map(({ number, papers }) => (
          <TestCard key={number} number={number} papers={papers} />
        ))}
      </div>
    </div>
  )
}

interface TestCardProps {
  number: number
  papers: { id: string; name: string; about: string; isOwn: boolean }[]
}

function TestCard({ number, papers }: TestCardProps) {
  return (
    <section className="card stack" aria-labelledby={`test-${number}`}>
      <header className="stack tight">
        <h2 id={`test-${number}`}>Test {number}</h2>
        <p className="soft small">The questions of practice test {number} on the screen</p>
      </header>
      <ul className="recent stack tight">
        {papers.map(({ id, name, about, isOwn }) => (
          <li key={id}>
            <p className="cluster">
              <AppLink to={paths.learn.paper(id)} aria-label={`${name}, test ${number}`}>
                {name}
              </AppLink>
              {isOwn && <Badge tone="good">Yours</Badge>}
            </p>
            <p className="small soft">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
