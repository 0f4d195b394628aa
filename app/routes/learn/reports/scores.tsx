/** All whole tests of a level on one page: each section's likely ranges over time, rehearsal and practice apart, and every figure as a table. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { Table } from '~/components/ui/table'
import { Tabs } from '~/components/ui/tabs'
import { LEVELS, type Level } from '~/exam/core/levels'
import { LEVEL_NAMES } from '~/exam/core/names'
import { testScores } from '~/models/tests/report/scores.server'
import { paths } from '~/paths'
import { levelOf } from '~/routes/learn/parts/level.server'
import { pageMeta } from '~/utils/text/page-meta'
import { SectionBands } from './parts/section-bands'
import { shownSeries } from './parts/series.server'

export const meta = pageMeta('Scores of whole tests')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const tests = await testScores(student.id)
  const wanted = levelOf(request, student.profile)
  const levels = LEVELS.filter((level) => tests.some((test) => test.level === level))
  // Without a level in the address a page that would be empty shows one that is not.
  const level = levels.includes(wanted) || new URL(request.url).searchParams.has('level') ? wanted : (levels[0] ?? wanted)
  const mine = tests.filter((test) => test.level === level)
  return {
    level,
    tabs: [...new Set([...levels, level])],
    student: [student.firstName, student.lastName].filter(Boolean).join(' '),
    series: (['rehearsal', 'practice'] as const).flatMap((mode) => shownSeries(mode, mine, student.profile.timeZone) ?? []),
  }
}

export default function Scores() {
  const { level, tabs, student, series } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose result whole">
      <header className="stack tight">
        <p className="eyebrow">{LEVEL_NAMES[level]}</p>
        <h1>Scores of whole tests</h1>
        <p className="on-paper">{student}</p>
        <p className="lead">
          Each test with its likely range. Where two ranges overlap, the difference may be chance. Rehearsals and practice mode never mix,
          and questions with a hint stay out of every range.
        </p>
      </header>
      {tabs.length > 1 && (
        <Tabs
          label="Levels"
          tabs={tabs.map((each) => ({ to: paths.learn.scores(each), label: LEVEL_NAMES[each], isHere: each === level }))}
        />
      )}
      {series.length === 0 && <Empty level={level} />}
      {series.map(({ mode, title, about, columns, rows, sections }) => (
        <section className="stack" key={mode} aria-labelledby={mode}>
          <h2 id={mode}>{title}</h2>
          <p className="small soft">{about}</p>
          <div className="report">
            {sections.map((section) => (
              <SectionBands key={section.subject} {...section} />
            ))}
          </div>
          <Table
            caption={`${title}, the oldest first`}
            columns={columns}
            rows={rows.map(({ id, name, cells }) => ({
              key: id,
              cells: [
                <AppLink key={id} to={paths.learn.testReport(id)}>
                  {name}
                </AppLink>,
                ...cells,
              ],
            }))}
          />
        </section>
      ))}
      {series.length > 0 && (
        <p className="on-screen">
          <ButtonLink to={paths.learn.scoresFile()} look="quiet">
            Download as CSV
          </ButtonLink>
        </p>
      )}
      <p className="small soft">Scores are estimates. ISEE is a trademark of ERB, SSAT of EMA; neither endorses Stanine.</p>
    </div>
  )
}

function Empty({ level }: { level: Level }) {
  return (
    <section className="card stack tight">
      <h2 className="title-3">No whole test yet</h2>
      <p>When you have finished a whole {LEVEL_NAMES[level]} test, its scores are here with their likely ranges.</p>
      <p>
        <ButtonLink to={paths.learn.tests(level)}>Practice tests</ButtonLink>
      </p>
    </section>
  )
}
