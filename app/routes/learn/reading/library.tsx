/** The reading room: the passages of a level by kind and length, with what was read, and the ways to strategies and record. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { Badge } from '~/components/ui/badge'
import { EmptyState } from '~/components/ui/empty-state'
import type { Level } from '~/exam/core/levels'
import { LEVEL_NAMES } from '~/exam/core/names'
import { LENGTHS, type ShelfPassage, shelfOf } from '~/exam/reading/library.server'
import { hiddenNames } from '~/models/bank/hidden-source.server'
import { readingStates } from '~/models/reading/record.server'
import { openSources } from '~/models/sittings/held-back.server'
import { paths } from '~/paths'
import { levelOf } from '~/routes/learn/parts/level.server'
import { LevelTabs } from '~/routes/learn/parts/level-tabs'
import { READ_CHOICES, readFilter } from '~/routes/learn/parts/list-filter'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { pageMeta } from '~/utils/text/page-meta'
import { FilterForm } from './parts/filter-form'
import { KIND_NAMES, lengthNames } from './parts/names'
import { PageLinks } from './parts/page-links'
import { pageOf } from './parts/page-number'

export const meta = pageMeta('Reading comprehension')

/** Passages of a page. */
const SIZE = 12

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const level = levelOf(request, student.profile)
  const { searchParams } = new URL(request.url)
  const { passages, cuts } = shelfOf(level)
  const kinds = Object.keys(KIND_NAMES).filter((kind) => passages.some((passage) => passage.kind === kind)) as ShelfPassage['kind'][]
  const chosen = readFilter(searchParams, { kind: kinds, length: LENGTHS, read: READ_CHOICES.map(({ value }) => value) })
  const [states, hidden, waiting, allowance] = await Promise.all([
    readingStates(student.id),
    hiddenNames(),
    openSources(student.id),
    shownAllowance(student, 'reading_comprehension'),
  ])

  const shelf = passages.filter(({ id, source }) => !hidden.has(source) || states.has(id))
  const found = shelf.filter(
    ({ id, kind, length }) =>
      (!chosen.kind || kind === chosen.kind) &&
      (!chosen.length || length === chosen.length) &&
      (!chosen.read || (states.get(id)?.isRead ?? false) === (chosen.read === 'yes')),
  )
  const names = lengthNames(cuts)
  const { entries, page, pages } = pageOf(found, searchParams, SIZE)
  return {
    level,
    levelName: LEVEL_NAMES[level],
    chosen,
    kinds: kinds.map((value) => ({ value, label: KIND_NAMES[value] })),
    lengths: LENGTHS.map((value) => ({ value, label: names[value] })),
    lines: entries.map((passage) => lineOf(passage, { level, state: states.get(passage.id), isWaiting: waiting.has(passage.source) })),
    page,
    pages,
    count: shelf.length,
    read: shelf.filter(({ id }) => states.get(id)?.isRead).length,
    allowance,
  }
}

type State = Awaited<ReturnType<typeof readingStates>> extends Map<string, infer One> ? One : never

/** A passage as its line on the shelf has it. */
function lineOf(
  { id, title, kind, words, questions }: ShelfPassage,
  { level, state, isWaiting }: { level: Level; state: State | undefined; isWaiting: boolean },
) {
  const name = state?.isRead ? 'Read' : state ? 'Begun' : null
  // A passage is read once, with the questions of one exam: the shelf of the other says which.
  const badge = isWaiting ? 'Waits' : name && state && state.level !== level ? `${name} at ${LEVEL_NAMES[state.level]}` : name
  return {
    id,
    title,
    about: `${KIND_NAMES[kind]}, ${words} words, ${questions} questions`,
    badge,
    isRead: badge !== null && !isWaiting && state?.isRead === true,
    score: state?.isDone ? `${state.right} of ${state.questions} right` : null,
  }
}

export default function ReadingRoom() {
  const { level, levelName, chosen, kinds, lengths, lines, page, pages, count, read, allowance } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>Reading comprehension</h1>
        <p className="lead">
          {count} passages to read in peace. Each has its questions, the line that proves every answer, its words, and room for your notes.
          {read > 0 && ` You have read ${read} of them.`}
        </p>
        <p className="cluster">
          <AppLink to={paths.learn.readingStrategies()}>Strategies for the six kinds of questions</AppLink>
          <AppLink to={paths.learn.readingRecord()}>Your record of speed and accuracy</AppLink>
        </p>
      </header>
      <LevelTabs here={level} to={(other) => paths.learn.passages({ level: other })} />
      <AllowanceNote allowance={allowance} />
      <FilterForm level={level} chosen={chosen} kinds={kinds} lengths={lengths} />
      {lines.length === 0 ? (
        <EmptyState title="No passage fits" action={<AppLink to={paths.learn.passages({ level })}>Show all passages</AppLink>}>
          Not every kind comes in every length. Try removing one of your choices.
        </EmptyState>
      ) : (
        <ul className="shelf">
          {lines.map(({ id, title, about, badge, isRead, score }) => (
            <li key={id}>
              <p className="cluster">
                <AppLink to={paths.learn.passage(id, level)}>{title}</AppLink>
                {badge && <Badge tone={isRead ? 'good' : 'notice'}>{badge}</Badge>}
                {score && <span className="small">{score}</span>}
              </p>
              <p className="small soft">{about}</p>
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={pages} to={(other) => paths.learn.passages({ level, ...chosen, page: String(other) })} />
    </div>
  )
}
