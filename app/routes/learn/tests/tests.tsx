/** The whole tests of a level: six forms, what is under way, what is finished, and what is left this month. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { RunningList } from '~/components/results/running-list'
import { ButtonLink } from '~/components/ui/button'
import { blueprintOf } from '~/exam/core/blueprints'
import type { Level } from '~/exam/core/levels'
import { testSteps } from '~/exam/core/test-steps'
import { counted } from '~/exam/families/kit/wording'
import { TEST_NUMBERS } from '~/exam/forms/tests/size'
import { runningWork } from '~/models/sittings/running/running.server'
import { testsOf } from '~/models/tests/list.server'
import { paths } from '~/paths'
import { levelOf } from '~/routes/learn/parts/level.server'
import { LevelTabs } from '~/routes/learn/parts/level-tabs'
import { runningLine } from '~/routes/learn/parts/running-line'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { returning } from './parts/returning.server'
import { hoursText } from './parts/structure.server'
import { MODE_NAMES } from './parts/words'

export const meta = pageMeta('Practice tests')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const level = levelOf(request, student.profile)
  const { timeZone } = student.profile
  const [allowance, works, tests] = await Promise.all([
    shownAllowance(student, 'practice_tests'),
    runningWork(student.id),
    testsOf({ userId: student.id, level }),
  ])
  const running = works.filter(({ kind }) => kind === 'practice_test')
  return {
    level,
    levelName: blueprintOf(level).name,
    length: lengthOf(level),
    allowance,
    running: running.map(runningLine),
    forms: Array.from({ length: TEST_NUMBERS }, (_, index) => index + 1).map((number) => ({
      number,
      isOpen: running.some((work) => work.level === level && work.number === number),
      returns: returning(level, number).own.length,
      finished: tests
        .filter((test) => test.number === number && test.status === 'ended')
        .map(({ id, mode, endedAt, startedAt }) => ({
          id,
          text: `${mode ? MODE_NAMES[mode] : ''}, ${dayText(endedAt ?? startedAt, timeZone)}`,
        })),
    })),
  }
}

export default function Tests() {
  const { level, levelName, length, allowance, running, forms } = useLoaderData<typeof loader>()
  const next = forms.find(({ isOpen, finished }) => !isOpen && finished.length === 0)?.number
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>Practice tests</h1>
        <p className="lead">
          Six whole tests in the order and the time of the real one: {length}. You choose rehearsal or practice, the place, and your
          accommodations.
        </p>
      </header>
      <LevelTabs here={level} to={paths.learn.tests} />
      <AllowanceNote allowance={allowance} />
      <RunningList works={running} />
      {forms.some(({ finished }) => finished.length > 0) && (
        <p>
          <AppLink to={paths.learn.scores(level)}>All scores on one page, over time</AppLink>
        </p>
      )}
      <div className="grid wide">
        {forms.map((form) => (
          <FormCard key={form.number} level={level} isNext={form.number === next} {...form} />
        ))}
      </div>
    </div>
  )
}

interface FormCardProps {
  level: Level
  number: number
  isOpen: boolean
  /** The first that is not begun. */
  isNext: boolean
  /** How many passages stood in an earlier form or a quiz; prompts never return. */
  returns: number
  finished: { id: string; text: string }[]
}

function FormCard({ level, number, isOpen, isNext, returns, finished }: FormCardProps) {
  return (
    <section className="card stack" aria-labelledby={`test-${number}`}>
      <header className="stack tight">
        <h2 id={`test-${number}`}>Test {number}</h2>
        <p className="soft small">
          {isOpen ? 'In progress' : finished.length > 0 ? 'Finished' : 'Not started'}
          {returns > 0 && `. You may have met ${counted(returns, 'passage')} of it in a quiz or another test`}
        </p>
      </header>
      {finished.length > 0 && (
        <ul className="small">
          {finished.map(({ id, text }) => (
            <li key={id}>
              <AppLink to={paths.learn.testReport(id)}>{text}</AppLink>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={paths.learn.testCover(number, level)} look={isNext ? 'solid' : 'quiet'}>
        {isOpen ? 'Continue' : finished.length > 0 ? 'See' : 'Open'} test {number}
      </ButtonLink>
    </section>
  )
}

function lengthOf(level: Level): string {
  const steps = testSteps(level, 'home', { timePercent: 100, extraBreaks: false })
  const sections = steps.filter(({ kind }) => kind !== 'break')
  return `${counted(sections.length, 'section')}, about ${hoursText(steps.reduce((sum, { seconds }) => sum + seconds, 0))} with breaks`
}
