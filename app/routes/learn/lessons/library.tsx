/** The library of video lessons, by section, level, skill and progress. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { Badge } from '~/components/ui/badge'
import { EmptyState } from '~/components/ui/empty-state'
import { LESSON_SECTIONS, type Lesson, TIERS } from '~/content/lessons/lesson'
import { LESSONS, lessonSeconds } from '~/content/lessons/lessons.server'
import { type LessonProgress, lessonProgress } from '~/models/lessons/progress.server'
import { paths } from '~/paths'
import { readFilter } from '~/routes/learn/parts/list-filter'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { TIER_NAMES } from '~/routes/learn/poems/parts/names'
import { pageMeta } from '~/utils/text/page-meta'
import { type LessonFilter, PROGRESS_CHOICES } from './parts/filter'
import { FilterForm } from './parts/filter-form'
import { clockText, SECTION_NAMES } from './parts/names'

export const meta = pageMeta('Video lessons')

const ON_A_PAGE = 20
const SKILLS = LESSONS.flatMap(({ skills }) => skills).toSorted((a, b) => a.localeCompare(b, 'en'))
const CHOICES = { section: LESSON_SECTIONS, tier: TIERS, skill: SKILLS, progress: PROGRESS_CHOICES.map(({ value }) => value) }

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { searchParams } = new URL(request.url)
  const chosen = readFilter(searchParams, CHOICES)
  const [progress, allowance] = await Promise.all([lessonProgress(student.id), shownAllowance(student, 'video_lessons')])

  const found = LESSONS.filter((lesson) => isFound(lesson, chosen, stateOf(progress.get(lesson.id))))
  const pages = Math.max(1, Math.ceil(found.length / ON_A_PAGE))
  const page = Math.min(pages, /^[1-9]\d?$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) : 1)
  return {
    chosen,
    options: {
      sections: LESSON_SECTIONS.map((value) => ({ value, label: SECTION_NAMES[value] })),
      tiers: TIERS.map((value) => ({ value, label: TIER_NAMES[value] })),
      skills: SKILLS.map((value) => ({ value, label: value })),
    },
    lessons: found.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE).map((lesson) => lineOf(lesson, progress.get(lesson.id))),
    count: LESSONS.length,
    found: found.length,
    done: LESSONS.filter(({ id }) => progress.get(id)?.isCompleted).length,
    page,
    pages,
    allowance,
  }
}

function stateOf(progress?: LessonProgress): 'new' | 'begun' | 'done' {
  if (!progress) return 'new'
  return progress.isCompleted ? 'done' : 'begun'
}

function isFound({ section, tiers, skills }: Lesson, chosen: LessonFilter, state: string): boolean {
  return (
    (!chosen.section || section === chosen.section) &&
    (!chosen.tier || tiers.some((tier) => tier === chosen.tier)) &&
    (!chosen.skill || skills.includes(chosen.skill)) &&
    (!chosen.progress || state === chosen.progress)
  )
}

/** A lesson as its line in the library has it. */
function lineOf(lesson: Lesson, progress?: LessonProgress) {
  const { id, title, section, promise } = lesson
  const state = stateOf(progress)
  return {
    id,
    title,
    promise,
    about: `${SECTION_NAMES[section]} · ${clockText(lessonSeconds(lesson))}`,
    state,
    percent: progress?.percent ?? 0,
  }
}

export default function VideoLessons() {
  const { chosen, options, lessons, count, found, done, page, pages, allowance } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <h1>Video lessons</h1>
        <p className="lead">
          {count} lessons of four to eight minutes: one idea each, drawn step by step, spoken by your browser, and every word to read as
          well. {done > 0 && `You have finished ${done} of them.`}
        </p>
      </header>
      <AllowanceNote allowance={allowance} />
      <FilterForm chosen={chosen} {...options} />
      {found === 0 ? (
        <EmptyState title="No lesson fits" action={<AppLink to={paths.learn.lessons()}>Show all lessons</AppLink>}>
          Try removing one of your choices.
        </EmptyState>
      ) : (
        <ul className="lessons">
          {lessons.map((lesson) => (
            <LessonLine key={lesson.id} {...lesson} />
          ))}
        </ul>
      )}
      {pages > 1 && <Pages chosen={chosen} page={page} pages={pages} />}
    </div>
  )
}

function LessonLine({ id, title, promise, about, state, percent }: ReturnType<typeof lineOf>) {
  return (
    <li>
      <p className="cluster">
        <AppLink to={paths.learn.lesson(id)}>{title}</AppLink>
        {state === 'done' && <Badge tone="good">Done</Badge>}
        {state === 'begun' && <Badge>{percent}% seen</Badge>}
      </p>
      <p>{promise}</p>
      <p className="small soft">{about}</p>
    </li>
  )
}

function Pages({ chosen, page, pages }: { chosen: LessonFilter; page: number; pages: number }) {
  const to = (number: number) => paths.learn.lessons({ ...chosen, page: String(number) })
  return (
    <nav className="cluster between" aria-label="Pages">
      {page > 1 ? <AppLink to={to(page - 1)}>Page {page - 1}</AppLink> : <span />}
      <span className="small soft">
        Page {page} of {pages}
      </span>
      {page < pages ? <AppLink to={to(page + 1)}>Page {page + 1}</AppLink> : <span />}
    </nav>
  )
}
