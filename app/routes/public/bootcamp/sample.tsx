/** A day of the boot camp to try, without an account: the first day's sessions with three questions of each. Nothing is stored. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { TryCard } from '~/components/question/tried/try-card'
import { ButtonLink } from '~/components/ui/button'
import { Tabs } from '~/components/ui/tabs'
import { lessonCalled } from '~/content/lessons/lessons.server'
import { SESSIONS, type Session } from '~/exam/bootcamp/program'
import { programDay } from '~/exam/bootcamp/programs.server'
import { LEVEL_NAMES } from '~/exam/core/names'
import { printQuestion, printSolution } from '~/exam/print/item.server'
import { hiddenNames } from '~/models/bank/hidden-source.server'
import { sessionItems } from '~/models/bootcamp/items.server'
import { paths } from '~/paths'
import { LevelTabs } from '~/routes/learn/parts/level-tabs'
import { pageMeta } from '~/utils/text/page-meta'
import { levelIn } from './parts/level.server'

export const meta = pageMeta(
  'Try a day of the boot camp',
  'Three questions of each session of the first day, answered and explained at once, without an account.',
)

const DAY = 1
const QUESTIONS = 3
const NAMES: Record<Session, string> = { verbal: 'Verbal', quantitative: 'Quantitative', reading: 'Reading', math: 'Math' }

export async function loader({ request }: LoaderFunctionArgs) {
  const level = levelIn(request)
  const search = new URL(request.url).searchParams
  const session = SESSIONS.find((one) => one === search.get('session')) ?? 'verbal'
  const program = programDay(level, DAY)?.[session]
  if (!program) throw new Error(`the program of ${level} has no day ${DAY}`)
  // The last ones of the drill: in reading they are those on the passage.
  const items = sessionItems({ level, session }, { drill: program.drill.slice(-QUESTIONS), check: [] }, await hiddenNames()).drill
  const number = Math.min(items.length, Math.max(1, Math.trunc(Number(search.get('question'))) || 1))
  const item = items[number - 1]
  if (!item) throw new Error(`the sample of ${level} ${session} has no question`)
  const choice = choiceIn(search.get('choice'), item.choices.length)
  const lesson = program.lesson ? lessonCalled(program.lesson) : undefined
  return {
    ...{ level, levelName: LEVEL_NAMES[level], session, number, count: items.length },
    title: program.title,
    lesson: lesson ? `The session begins with the lesson “${lesson.title}.” ${lesson.promise}` : null,
    skill: item.skill,
    question: printQuestion({ ...item, opensPassage: true }),
    solution: choice === null ? null : printSolution(item, choice),
    after: SESSIONS[SESSIONS.indexOf(session) + 1] ?? null,
  }
}

function choiceIn(text: string | null, count: number): number | null {
  return text !== null && /^[0-4]$/.test(text) && Number(text) < count ? Number(text) : null
}

export default function BootcampSample() {
  const { level, levelName, session, number, count, title, lesson, skill, question, solution, after } = useLoaderData<typeof loader>()
  const at = (search: { session: Session; question?: number }) => paths.public.bootcampSample({ level, ...search })
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="eyebrow">30-Day ISEE & SSAT Boot Camp</p>
        <h1>Try day 1</h1>
        <p className="lead">Three questions of each session, explained at once. Nothing of it is stored.</p>
      </header>
      <LevelTabs here={level} to={(one) => paths.public.bootcampSample({ level: one, session })} />
      <Tabs label="Sessions" tabs={SESSION_LIST.map((one) => ({ to: at({ session: one }), label: NAMES[one], isHere: one === session }))} />
      <section className="stack tight">
        <h2>{title}</h2>
        {lesson && <p className="soft">{lesson}</p>}
      </section>
      <TryCard
        id="question"
        name={`Question ${number} of ${count}`}
        level={levelName}
        skill={skill}
        field="choice"
        question={question}
        solution={solution}
        kept={{ level, session, question: String(number) }}
        next={
          number < count ? (
            <ButtonLink to={`${at({ session, question: number + 1 })}#question`}>Next question</ButtonLink>
          ) : after ? (
            <ButtonLink to={at({ session: after })}>Next session: {NAMES[after]}</ButtonLink>
          ) : (
            <ButtonLink to={paths.account.register()}>Start Free Trial</ButtonLink>
          )
        }
      />
      <p>
        <AppLink to={paths.public.bootcampLessons({ level })}>All 30 days</AppLink>
      </p>
    </div>
  )
}

const SESSION_LIST = ['verbal', 'quantitative', 'reading', 'math'] as const
