/** The question of a drill that is on the screen, or the overview of all. The address is one: a press brings another question to it. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import type { RouteHandle } from '~/components/links/document'
import { Countdown } from '~/components/question/countdown'
import { BackToQuestion } from '~/components/question/passage/pane'
import { PassageText } from '~/components/question/passage/passage'
import { RoomBar } from '~/components/room/bar'
import { goalText, guessingRule } from '~/content/pacing/habits.server'
import { blueprintOf } from '~/exam/core/blueprints'
import { LEVEL_NAMES } from '~/exam/core/names'
import { isHabit } from '~/exam/pacing/habits'
import { OVERVIEW } from '~/exam/pacing/next'
import { drillSection } from '~/exam/pacing/sections'
import { type PrintedPassage, printQuestion } from '~/exam/print/item.server'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { type Drill, findDrill, pacedDrill } from '~/models/pacing/drill.server'
import { endDrill } from '~/models/pacing/end.server'
import { finishDrill, moveOn } from '~/models/pacing/move.server'
import { celebrate } from '~/models/pacing/verdict.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { isShownThere, SHOWN_ELSEWHERE } from '~/utils/http/shown-address.server'
import { pageMeta } from '~/utils/text/page-meta'
import { clockTime } from '~/utils/time/time-text'
import { Beat, SilentBeat } from './parts/beat'
import { DrillFormSchema } from './parts/drill-form.server'
import { noteAt } from './parts/note'
import { Overview } from './parts/overview'
import { QuestionForm } from './parts/question-form'

export const handle: RouteHandle = { isRoom: () => true, hasOwnStyle: true }

export const meta = pageMeta('Pacing drill')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const owner = { userId: student.id, sittingId }
  const now = new Date()
  const drill = await findDrill(owner, now)
  if (!drill) throw notFound()
  const { clock, level, current, allowed, questions, hasBeat } = drill
  const isOver = clock.state === 'over' && (await endDrill(owner, 'deadline', now))
  if (drill.endedAt || isOver) throw redirect(paths.learn.drillResult(sittingId))

  const section = drillSection(level, drill.section)
  return {
    sittingId,
    title: section?.name ?? 'Pacing drill',
    levelName: LEVEL_NAMES[level],
    visit: current.number,
    position: current.position,
    questionCount: questions.length,
    states: questions.map(({ position, choice, flagged }) => ({ position, isAnswered: choice !== null, isFlagged: flagged })),
    clock: {
      secondsAllowed: allowed,
      secondsLeft: clock.secondsLeft ?? 0,
      endsAt: clock.deadline ? `ends at ${clockTime(clock.deadline, student.profile.timeZone)}` : '',
    },
    hasBeat,
    beat: {
      pace: allowed / questions.length,
      gone: Math.max(0, now.getTime() - current.openedAt.getTime()) / 1000,
      left: clock.millisecondsLeft ?? 0,
    },
    guessing: guessingRule(blueprintOf(level).penaltyQuarters > 0),
    note: noteOf(drill),
    urgesSkip: drill.exercise === 'no_skip',
    asking: askingOf(drill),
  }
}

/** The question on the screen; null on the overview. */
function askingOf({ current, questions, visits }: Drill) {
  const asked = questions.find(({ position }) => position === current.position)
  if (!asked) return null
  const { item, choice, struck } = asked
  const seen = visits.slice(0, -1).map(({ position }) => questions[position - 1]?.item.passage?.id)
  return { choice, struck, question: printQuestion({ ...item, opensPassage: !seen.includes(item.passage?.id) }) }
}

function noteOf(drill: Drill): string | null {
  const { exercise, current, visits, startedAt, allowed, questions } = drill
  const habit = exercise && isHabit(exercise) ? exercise : null
  const shown = new Set(visits.map(({ position }) => position).filter((position) => position !== OVERVIEW))
  const isNew = visits.filter(({ position }) => position === current.position).length === 1
  if (!isNew || current.position === OVERVIEW) return null
  const from = Math.max(0, current.openedAt.getTime() - startedAt.getTime()) / 1000
  const pace = allowed / questions.length
  return noteAt({
    exercise: habit,
    goal: habit && goalText(habit, { target: pacedDrill(drill).target, pace }),
    shown: shown.size,
    from,
    pace,
    allowed,
  })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { sittingId = '' } = params
  const address = paths.learn.drill(sittingId)
  const { value: form, refusal } = parseFormData(await readForm(request), DrillFormSchema)
  if (refusal) return data({ problem: { title: 'We did not receive all of that', text: 'Nothing was saved. Please press again.' } }, 400)
  if (!isShownThere(form.shows, address)) return data({ problem: SHOWN_ELSEWHERE }, 409)

  const owner = { userId: student.id, sittingId }
  const page = { ...owner, ...form.page }
  const outcome = form.isEnd ? await finishDrill(page) : await moveOn({ ...page, to: form.to })
  if (outcome === 'moved') return redirect(address, 303)
  if (outcome === 'over') await endDrill(owner, 'deadline')
  if (outcome === 'over' || outcome === 'ended') return toResult(owner)

  const drill = await findDrill(owner)
  if (!drill) throw notFound()
  if (drill.endedAt || drill.clock.state === 'over') {
    // Pressed twice, or in two windows: what was asked for is done.
    if (form.isEnd) return toResult(owner)
    const headers = await flashHeaders(drill.endedBy === 'student' ? FINISHED_ELSEWHERE : TOO_LATE)
    return redirect(paths.learn.drillResult(sittingId), { status: 303, headers })
  }
  if (outcome === 'refused') return data({ problem: NO_SUCH_CHOICE }, 400)
  // A second press of the same button arrives like this too, and is no news.
  const isNews = form.page.visit + 1 !== drill.current.number
  return redirect(address, { status: 303, headers: isNews ? await flashHeaders(hadGoneOn(outcome, form.page)) : {} })
}

/** What became of a page that was not the newest. */
function hadGoneOn(outcome: 'stale' | 'newer', { choice, isAuto }: { choice: number | null; isAuto: boolean }) {
  const isKept = choice !== null && !isAuto
  const answer = outcome === 'newer' ? ' Your newer answer stays.' : isKept ? ' Its answer is kept.' : ''
  const text = `That page was an older one.${answer} This is the question whose time is running.`
  return { kind: 'problem', title: 'The drill had gone on', text } as const
}

/** To what the drill showed; its good end is celebrated there once, for the press that ended it. */
async function toResult(owner: { userId: string; sittingId: string }) {
  const headers = (await celebrate(owner)) ? await flashHeaders(CHEER) : {}
  return redirect(paths.learn.drillResult(owner.sittingId), { status: 303, headers })
}

const CHEER = { kind: 'success', title: 'Well paced', text: 'That is how a section is done in time.', isCheer: true } as const
const TOO_LATE = {
  kind: 'problem',
  title: 'Time was up',
  text: 'What came after the end does not count. All that you saved before does.',
} as const
const FINISHED_ELSEWHERE = {
  kind: 'problem',
  title: 'This drill was finished in another window',
  text: 'What you pressed after that does not count. All that you saved before does.',
} as const
const NO_SUCH_CHOICE = { title: 'This question has no such choice', text: 'Nothing was saved. Please choose again.' }

export default function PacingDrill() {
  const { sittingId, title, levelName, position, questionCount, asking, clock, note, ...page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const passage = asking?.question.passage ?? null
  const address = paths.learn.drill(sittingId)
  const beat = page.hasBeat && asking ? <Beat {...page.beat} /> : <SilentBeat {...page.beat} isAsking={asking !== null} />
  const place = asking ? `${position} of ${questionCount}` : 'All questions'
  // Without scripts: the style sheet shows the pane that is aimed at, else the one named here.
  const panes = passage ? { className: 'exam', 'data-pane': passage.isOpening ? 'passage' : 'question' } : { className: 'exam single' }
  return (
    <div className="wrap room">
      <RoomBar
        title={`Drill: ${title}`}
        shortTitle={title}
        place={place}
        progress={{ value: page.states.filter(({ isAnswered }) => isAnswered).length, max: questionCount }}
        clock={<Countdown {...clock} onOver={nothing} />}
        help={<DrillHelp />}
      />
      <div {...panes}>
        {/* Above both panes: on a phone one of them is hidden. */}
        {passage && beat}
        {passage && <PassagePane passage={passage} />}
        <div className="stack question-pane" id="question">
          <header className="stack tight">
            <p className="eyebrow">{levelName}</p>
            <h1 className="hidden">
              Pacing drill, {title}: {asking ? `question ${place}` : 'all questions'}
            </h1>
          </header>
          {!passage && beat}
          {note && <p role="status">{note}</p>}
          <Problem problem={answer?.problem} />
          {asking ? <QuestionForm address={address} position={position} {...asking} {...page} /> : <Overview address={address} {...page} />}
        </div>
      </div>
      <script src="/pace.js" defer />
    </div>
  )
}

/** The page does not hydrate: public/pace.js keeps what is chosen when the time is over. */
function nothing(): void {}

function PassagePane({ passage }: { passage: PrintedPassage }) {
  return (
    <>
      <nav className="panes" aria-label="Passage and question">
        <a href="#passage">Passage</a>
        <a href="#question">Question</a>
      </nav>
      <div className="passage-pane" id="passage">
        <BackToQuestion />
        <PassageText passage={passage} hasAnchors />
      </div>
    </>
  )
}

function DrillHelp() {
  return (
    <>
      <li>The bar fills once in the seconds of a question. You may also leave it alone: it is a beat, and not a judge.</li>
      <li>Skip for now marks a question. The squares bring it back.</li>
      <li>The clock runs on when you leave. After its end the drill closes by itself, and what you saved counts.</li>
    </>
  )
}
