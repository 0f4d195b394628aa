/** The cover of a timed writing: what it asks, how time runs, and the button that starts it. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { FinishedList } from '~/components/results/finished-list'
import { BESIDE, StartCard } from '~/components/results/start-card'
import { Banner } from '~/components/ui/banner'
import { blueprintOf } from '~/exam/core/blueprints'
import { SUBJECTS } from '~/exam/core/levels'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { counted } from '~/exam/families/kit/wording'
import { QUIZ_NUMBERS } from '~/exam/forms/quiz/size'
import { timedWriting, writingSubject } from '~/exam/forms/writing.server'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { waitsForParent } from '~/models/families/waiting'
import { allowanceOf, usedUpMessage } from '~/models/membership/allowance.server'
import { finishedWritings } from '~/models/sittings/results/finished.server'
import { startWriting } from '~/models/writing/writing.server'
import { paths } from '~/paths'
import { levelOf } from '~/routes/learn/parts/level.server'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { notFound } from '~/utils/http/responses.server'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText, durationText } from '~/utils/time/time-text'
import { ANOTHER_OPEN, openWork } from './parts/open-work.server'
import { sectionElsewhere } from './parts/other-exam.server'

export const meta = pageMeta('Timed writing')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const address = await readAddress(request, params, student.profile)
  const { prompts, seconds, sameAs } = timedWriting(address.level, address.subject, address.number)
  const { timePercent, timeZone } = student.profile
  const [allowance, finished, open] = await Promise.all([
    shownAllowance(student, 'sectional_quizzes'),
    finishedWritings({ userId: student.id, level: address.level, only: address }),
    openWork(student.id, 'writing', address),
  ])
  return {
    ...address,
    levelName: blueprintOf(address.level).name,
    name: SUBJECT_NAMES[address.subject],
    promptCount: prompts.length,
    isPicture: prompts[0]?.kind === 'picture',
    sameAs,
    time: durationText(Math.round((seconds * timePercent) / 100)),
    needsParent: waitsForParent(student),
    allowance,
    open,
    finished: finished.map(({ essayId, words, endedAt }) => ({
      to: paths.learn.writing(essayId),
      label: counted(words, 'word'),
      on: dayText(endedAt, timeZone),
    })),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const address = await readAddress(request, params, student.profile)
  const isBesideOthers = (await readForm(request)).get(BESIDE.name) === BESIDE.value

  const result = await startWriting(student, { ...address, isBesideOthers })

  if (result.outcome === 'needs-parent') return data({ problem: NEEDS_PARENT }, 403)
  if (result.outcome === 'another-open') return data({ problem: ANOTHER_OPEN }, 409)
  if (result.outcome !== 'limit') return redirect(paths.learn.writing(result.id), 303)
  const allowance = await allowanceOf(student, 'sectional_quizzes')
  return data({ problem: { title: 'You have used this week’s quizzes', text: usedUpMessage(allowance) } }, 403)
}

export default function WritingQuiz() {
  const { level, levelName, subject, name, number, promptCount, isPicture, sameAs, time, needsParent, allowance, open, finished } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const mayStart = !needsParent && (!allowance.isUsedUp || open.own !== null)
  return (
    <div className="wrap narrow page stack">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1 className="title-2">
          {name}, number {number}
        </h1>
      </header>
      <Problem problem={answer?.problem} />
      <section className="card stack">
        <dl className="facts">
          <dt>Task</dt>
          <dd>
            {promptCount > 1 ? 'two prompts; you choose one' : isPicture ? 'a picture to tell a story about' : 'one prompt'}
            {sameAs && `; the same as number ${sameAs}`}
          </dd>
          <dt>Time</dt>
          <dd>{time}</dd>
          <dt>Score</dt>
          <dd>no score; schools read it</dd>
        </dl>
        <p>Your text is saved as you write. When time is up, the page closes by itself, and you can still read and print what you wrote.</p>
        {needsParent && (
          <Banner tone="notice" title={NEEDS_PARENT.title}>
            <p>{NEEDS_PARENT.text}</p>
          </Banner>
        )}
        {!needsParent && !mayStart && <AllowanceNote allowance={allowance} />}
        {mayStart && <StartCard open={open} action={paths.learn.quiz(subject, number, level)} label="Start writing" />}
      </section>
      <FinishedList lines={finished} />
      <p>
        <AppLink to={paths.learn.quizzes(level)}>All quizzes</AppLink>
      </p>
    </div>
  )
}

async function readAddress(request: Request, params: LoaderFunctionArgs['params'], profile: Parameters<typeof levelOf>[1]) {
  const level = levelOf(request, profile)
  const subject = writingSubject(level)
  const number = /^\d{1,2}$/.test(params.quizNumber ?? '') ? Number(params.quizNumber) : 0
  const asked = SUBJECTS.find((one) => new URL(request.url).pathname.includes(`/${one}/`))
  const elsewhere = asked && (await sectionElsewhere(level, asked))
  if (elsewhere) throw elsewhere
  // The address names the subject; a level of the other exam has no such section.
  if (asked !== subject || number < 1 || number > QUIZ_NUMBERS) throw notFound()
  return { level, subject, number }
}
