/** The record of a student's reading: speed and accuracy by category and kind, and every passage with its time. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Table } from '~/components/ui/table'
import { STRATEGIES } from '~/content/reading/reading.server'
import { CATEGORY_NAMES } from '~/exam/bank/passages.server'
import { FASTEST, SLOWEST } from '~/exam/reading/speed'
import { readRecords } from '~/models/reading/record.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { KIND_NAMES, speedText } from './parts/names'
import { PageLinks } from './parts/page-links'
import { pageOf } from './parts/page-number'
import { byCategory, byKind, LATELY, meanSpeed, type Score } from './parts/tally'

export const meta = pageMeta('Your reading record')

/** Passages of a page. */
const SIZE = 20

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const records = (await readRecords(student.id)).map((record) => ({ ...record, kind: KIND_NAMES[record.kind] }))
  const { entries, page, pages } = pageOf(records, new URL(request.url).searchParams, SIZE)
  const names = STRATEGIES.map(({ category }) => CATEGORY_NAMES[category])
  return {
    count: records.length,
    speed: { lately: meanSpeed(records.filter(counts).slice(0, LATELY)), before: meanSpeed(records.filter(counts).slice(LATELY)) },
    categories: byCategory(records, names).map((row, index) => ({
      ...row,
      to: paths.learn.readingStrategy(STRATEGIES[index]?.category ?? ''),
    })),
    kinds: byKind(records),
    lines: entries.map(({ sittingId, title, startedAt, kind, speed, answers, questions }) => ({
      sittingId,
      title,
      kind,
      on: dayText(startedAt, student.profile.timeZone),
      wordsPerMinute: speed.wordsPerMinute,
      why: speed.reason === null ? null : speedText(speed),
      right:
        answers.length === 0
          ? 'nothing answered'
          : scoreText({ right: answers.filter(({ isRight }) => isRight).length, answered: answers.length }),
      isWhole: answers.length === questions,
    })),
    page,
    pages,
  }
}

const counts = ({ speed }: { speed: { wordsPerMinute: number | null } }) => speed.wordsPerMinute !== null

/** "4 of 6"; a dash for nothing. */
function scoreText({ right, answered }: Score): string {
  return answered === 0 ? '–' : `${right} of ${answered}`
}

export default function ReadingRecord() {
  const { count, speed, categories, kinds, lines, page, pages } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <p>
        <AppLink to={paths.learn.passages()}>Reading comprehension</AppLink>
      </p>
      <header className="stack tight">
        <h1>Your reading record</h1>
        <p className="lead">{speedLead(speed)}</p>
        <p className="small soft">
          We measure from when the text is first on your screen until you press “I have read it”. The time counts at {SLOWEST} to {FASTEST}{' '}
          words a minute, when nothing else was done in your account in between, and when more than half of the answers are right.
        </p>
      </header>
      {count === 0 ? (
        <EmptyState title="Nothing read yet" action={<ButtonLink to={paths.learn.passages()}>Choose a passage</ButtonLink>}>
          Your speed and your answers will appear here, passage by passage.
        </EmptyState>
      ) : (
        <>
          <Table
            isStacked
            caption="Right answers by kind of question"
            columns={[{ label: 'Question' }, { label: `Last ${LATELY} passages`, isNumber: true }, { label: 'All', isNumber: true }]}
            rows={categories.map(({ category, to, lately, all }) => ({
              key: category,
              cells: [
                <AppLink key="name" to={to}>
                  {category}
                </AppLink>,
                scoreText(lately),
                scoreText(all),
              ],
            }))}
          />
          <Table
            isStacked
            caption="Speed and right answers by kind of text"
            columns={[
              { label: 'Text' },
              { label: 'Passages', isNumber: true },
              { label: 'Words a minute', isNumber: true },
              { label: 'Right', isNumber: true },
            ]}
            rows={kinds.map(({ kind, texts, speed: mean, all }) => ({ key: kind, cells: [kind, texts, mean ?? '–', scoreText(all)] }))}
          />
          <Table
            isStacked
            caption="Every passage, the newest first"
            columns={[
              { label: 'Passage' },
              { label: 'Kind' },
              { label: 'Opened' },
              { label: 'Words a minute', isNumber: true },
              { label: 'Right' },
            ]}
            rows={lines.map(({ sittingId, title, kind, on, wordsPerMinute, why, right, isWhole }) => ({
              key: sittingId,
              cells: [
                <span key="title">
                  <AppLink to={paths.learn.reading(sittingId)}>{title}</AppLink>
                  {why && <span className="small soft table-note">{why}</span>}
                </span>,
                kind,
                on,
                wordsPerMinute ?? '–',
                isWhole ? right : `${right} so far`,
              ],
            }))}
          />
          <PageLinks page={page} pages={pages} to={(other) => `${paths.learn.readingRecord()}?page=${other}`} />
        </>
      )}
    </div>
  )
}

function speedLead({ lately, before }: { lately: number | null; before: number | null }): string {
  if (lately === null) return 'No time counts yet. Read a passage and answer its questions, and your speed will appear here.'
  return `Lately you read ${lately} words a minute${before === null ? '.' : `; before that, ${before}.`} Being right comes first: slower and right beats faster and wrong.`
}
