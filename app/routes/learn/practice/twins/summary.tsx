/** The end of a set of twins: for each question what became of its mistake. Before the end: the page that asks. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { WatchThis } from '~/components/results/watch-this'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { Table } from '~/components/ui/table'
import { LEVEL_NAMES } from '~/exam/core/names'
import { SubmitButton } from '~/forms/submit-button'
import { endTwins } from '~/models/practice/twins/check.server'
import { findTwinSet } from '~/models/practice/twins/set.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { lessonLinks } from '../../parts/lesson-links.server'
import { outcomeText } from '../parts/twins/words'

export const meta = pageMeta('What became of your mistakes')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const set = await findTwinSet({ userId: student.id, sittingId })
  if (!set) throw notFound()

  const { questions, isEnded } = set
  const now = new Date()
  return {
    sittingId,
    isEnded,
    levelNames: [...new Set(questions.map(({ item }) => LEVEL_NAMES[item.level]))].join(' · '),
    questionCount: questions.length,
    checked: questions.filter(({ outcome }) => outcome === 'right' || outcome === 'wrong').length,
    right: questions.filter(({ outcome }) => outcome === 'right').length,
    lessons: isEnded ? lessonLinks(questions.flatMap(({ outcome, item }) => (outcome === 'wrong' ? item.skill : []))) : [],
    // An open set tells nothing here that its questions do not tell.
    rows: isEnded
      ? questions.map((question) => ({
          position: question.position,
          skill: question.item.skill,
          outcome: question.outcome,
          mistakeId: question.mistake?.id ?? null,
          became: outcomeText(question, now, student.profile.timeZone),
        }))
      : [],
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { sittingId = '' } = params
  const owner = { userId: student.id, sittingId }

  const isDone = await endTwins(owner)
  if (!isDone && !(await findTwinSet(owner))) throw notFound()

  return redirect(paths.learn.twinSummary(sittingId), 303)
}

export default function TwinSummary() {
  const set = useLoaderData<typeof loader>()
  return set.isEnded ? <Report {...set} /> : <EndQuestion {...set} />
}

type SetProps = ReturnType<typeof useLoaderData<typeof loader>>

function EndQuestion({ sittingId, checked, questionCount }: SetProps) {
  return (
    <PageDialog title="End the set?">
      <p>
        {checked} of {questionCount} {checked === 1 ? 'is' : 'are'} checked and counted. The others do not count, and their mistakes stay as
        they are. If you want to continue later, just leave this page: the set stays open.
      </p>
      <form method="post" action={paths.learn.twinSummary(sittingId)} className="cluster">
        <SubmitButton pending="Loading...">End the set</SubmitButton>
        <ButtonLink to={paths.learn.twinSet(sittingId)} look="quiet">
          Continue
        </ButtonLink>
      </form>
    </PageDialog>
  )
}

const OUTCOMES = { right: '✓ right', wrong: '✕ missed', omitted: '○ not answered', open: '○ not answered' } as const

function Report({ sittingId, levelNames, checked, right, rows, lessons }: SetProps) {
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelNames}</p>
        <h1>What became of your mistakes</h1>
        <p className="lead">{checked === 0 ? 'The set ended before a question was answered.' : `${right} of ${checked} right.`}</p>
      </header>
      <Table
        caption="Each question with its mistake"
        columns={[{ label: 'Question' }, { label: 'Answer' }, { label: 'What became of it' }]}
        rows={rows.map(({ position, skill, outcome, mistakeId, became }) => ({
          key: String(position),
          cells: [
            `${position}. ${skill}`,
            <Cell key="answer" to={outcome === 'omitted' ? null : paths.learn.twin(sittingId, position)} text={OUTCOMES[outcome]} />,
            <Cell key="became" to={mistakeId && paths.learn.mistake(mistakeId)} text={became} />,
          ],
        }))}
      />
      <WatchThis lessons={lessons} />
      <p>
        <ButtonLink to={paths.learn.mistakes()}>My mistakes</ButtonLink>
      </p>
    </div>
  )
}

/** A cell that leads to its page where there is one. */
function Cell({ to, text }: { to: string | null; text: string }) {
  return to ? <AppLink to={to}>{text}</AppLink> : text
}
