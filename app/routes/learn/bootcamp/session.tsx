/** A session of a day: a lesson or a worked example, the drill, and the check, each begun from here. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { BESIDE } from '~/components/results/start-card'
import { lessonCalled } from '~/content/lessons/lessons.server'
import { checkSeconds } from '~/exam/bootcamp/minutes.server'
import { SESSIONS, type Session } from '~/exam/bootcamp/program'
import { printSolution } from '~/exam/print/item.server'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { hiddenNames } from '~/models/bank/hidden-source.server'
import { findDay } from '~/models/bootcamp/day.server'
import { sessionItems } from '~/models/bootcamp/items.server'
import { mayWork, readExample, startCheck, startDrill } from '~/models/bootcamp/start.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { requireCampDay } from './parts/page-camp.server'
import { SessionParts } from './parts/session-parts'
import { REFUSED, SESSION_NAMES } from './parts/words'

export const meta = pageMeta('A session of the boot camp')

function sessionOf(name: string | undefined): Session {
  const session = SESSIONS.find((one) => one === name)
  if (!session) throw notFound()
  return session
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student, camp, earlier, day, program } = await requireCampDay(request, params)
  const session = sessionOf(params.session)
  const state = await findDay({ userId: student.id, camp, day })
  if (!state) throw notFound()
  const { opening, drill, check } = state.sessions[session]
  const { title, lesson: lessonId, example } = program[session]
  const lesson = lessonId ? lessonCalled(lessonId) : null
  // Who may not work here reads what was done; an example is work.
  const isOpen = mayWork(student, camp, day)
  const shows =
    example && (isOpen || opening.isDone)
      ? sessionItems({ level: camp.level, session }, program[session], await hiddenNames()).example[0]
      : undefined
  const seconds = checkSeconds(camp.level, session, program[session], student.profile.timePercent)
  return {
    ...{ day, earlier, session, title, isOpen, name: SESSION_NAMES[session], isDone: state.done.includes(session) },
    isMember: student.membership.isUnlimited,
    lesson: lesson ? { title: lesson.title, promise: lesson.promise, to: paths.learn.lesson(lesson.id) } : null,
    example: shows ? printSolution(shows, shows.answer) : null,
    isOpeningDone: opening.isDone,
    drill: {
      ...drill,
      to: drill.sittingId && (drill.isOpen ? paths.learn.practiceQuestion(drill.sittingId) : paths.learn.practiceSummary(drill.sittingId)),
    },
    check: {
      ...check,
      minutes: Math.max(1, Math.round(seconds / 60)),
      to: check.sittingId && (check.isOpen ? paths.learn.review(check.sittingId) : paths.learn.result(check.sittingId)),
    },
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { student, camp, day } = await requireCampDay(request, params)
  const session = sessionOf(params.session)
  const form = await readForm(request)
  const part = { student, camp, day, session }
  const here = paths.learn.campSession(day, session)
  switch (form.get('intent')) {
    case 'example':
      return (await readExample(part)) ? redirect(`${here}#drill`, 303) : refused(student.membership.isUnlimited ? 'closed' : 'limit')
    case 'drill': {
      const begun = await startDrill(part)
      if ('id' in begun) return redirect(paths.learn.practiceQuestion(begun.id), 303)
      return begun.outcome === 'done' ? redirect(here, 303) : refused(begun.outcome)
    }
    case 'check': {
      const begun = await startCheck(part, { isBesideOthers: form.get(BESIDE.name) === BESIDE.value })
      if ('id' in begun) return redirect(paths.learn.question(begun.id, 1), 303)
      return begun.outcome === 'done' ? redirect(here, 303) : refused(begun.outcome)
    }
    default:
      throw new Response(null, { status: 400, statusText: 'Bad Request' })
  }
}

function refused(why: Exclude<keyof typeof REFUSED, 'full'>) {
  return data({ why, problem: REFUSED[why] }, why === 'limit' ? 403 : 409)
}

export default function CampSession() {
  const { day, earlier, session, name, title, isDone, ...parts } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap narrow page stack loose">
      <p>
        <AppLink to={paths.learn.campDay(day, earlier)}>Day {day}</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">
          Day {day}, {name}
        </p>
        <h1>{title}</h1>
        {isDone && <p className="lead">This session is done.</p>}
      </header>
      <Problem problem={answer?.problem} />
      <SessionParts {...parts} address={paths.learn.campSession(day, session)} offersBoth={answer?.why === 'another-open'} />
    </div>
  )
}
