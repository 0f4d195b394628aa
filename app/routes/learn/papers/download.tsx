/** One test on paper: what it holds, the button that makes it the student's, and then its files. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { addressOf } from '~/auth/limits.server'
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { blueprintOf } from '~/exam/core/blueprints'
import { minutesText, penaltyRule } from '~/exam/papers/compose.server'
import { type Paper, paperOf } from '~/exam/papers/papers.server'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { allowanceOf, usedUpMessage } from '~/models/membership/allowance.server'
import { ownPaper, papersOf, wouldBeHeldBack } from '~/models/papers/catalog.server'
import { downloadPaper } from '~/models/papers/download.server'
import { shortNetwork } from '~/models/papers/network'
import { paths } from '~/paths'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { Files } from './parts/files'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args.data?.name ?? 'Test on paper')(args)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const paper = readPaper(params)
  const { id, level, number, part, name, questions, minutes } = paper
  const [own, isOpen, offered, allowance] = await Promise.all([
    ownPaper({ userId: student.id, paperId: id }),
    wouldBeHeldBack({ userId: student.id, paper }),
    papersOf({ userId: student.id, level }),
    shownAllowance(student, 'pdf_downloads'),
  ])
  if (!offered.some((one) => one.id === id)) throw notFound()
  const { timePercent } = student.profile
  return {
    ...{ id, level, levelName: blueprintOf(level).name, number, isWhole: part === null, name, questions },
    penalty: penaltyRule(level),
    time: minutesText(minutes),
    ownTime: timePercent === 100 ? null : minutesText((minutes * timePercent) / 100),
    isOwn: own !== null,
    isOpen: own ? own.isHeldBack : isOpen,
    allowance,
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { id: paperId } = readPaper(params)
  await readForm(request)

  const result = await downloadPaper(student, {
    paperId,
    studentId: student.profile.holder === 'parent' ? student.id : null,
    network: shortNetwork(addressOf(request)),
    userAgent: request.headers.get('user-agent'),
  })

  if (result === null) throw notFound()
  if (result === 'held-back') return data({ problem: HELD_BACK }, 409)
  if (result === 'limit') {
    const allowance = await allowanceOf(student, 'pdf_downloads')
    return data({ problem: { title: 'You have used this week’s test', text: usedUpMessage(allowance) } }, 403)
  }
  const headers = result === 'downloaded' ? await flashHeaders(READY) : undefined
  return redirect(paths.learn.paper(paperId), { status: 303, headers })
}

const READY = { kind: 'success', title: 'The test is yours', text: 'Save it as often as you like. Its answer key is ready too.' } as const

const HELD_BACK = {
  title: 'You have this test open on the screen',
  text: 'Some of its questions are in a quiz or a test that you began. Finish that first, or print the rest of it from there.',
}

export default function PaperCover() {
  const { id, level, levelName, number, isWhole, name, questions, penalty, time, ownTime, isOwn, isOpen, allowance } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap narrow page stack">
      <header className="stack tight">
        <p className="eyebrow">{levelName}, on paper</p>
        <h1 className="title-2">{name.replace(/^.*?, t/, 'T')}</h1>
      </header>
      <Problem problem={answer?.problem} />
      <section className="card stack">
        <dl className="facts">
          <dt>Questions</dt>
          <dd>
            {questions}
            {isWhole && ', and a page for the writing'}
          </dd>
          <dt>Time</dt>
          <dd>
            {ownTime ? `${ownTime}, your own; ${time} is standard` : time}
            {isWhole && ', without breaks'}
          </dd>
          <dt>Wrong answers</dt>
          <dd>{penalty}</dd>
          <dt>Paper</dt>
          <dd>US Letter, with an answer sheet at the end; in 11 points, or in large print of 22 points</dd>
        </dl>
        {isOwn ? <Files paperId={id} isHeldBack={isOpen} /> : <GetIt id={id} isOpen={isOpen} allowance={allowance} />}
      </section>
      <p className="small soft">
        It asks the questions of <AppLink to={paths.learn.testCover(number, level)}>practice test {number}</AppLink> on the screen. Once you
        have it here, they stay out of your score estimates there.
      </p>
      <p>
        <AppLink to={paths.learn.papers(level)}>All tests on paper</AppLink>
      </p>
    </div>
  )
}

interface GetItProps {
  id: string
  isOpen: boolean
  allowance: Parameters<typeof AllowanceNote>[0]['allowance']
}

function GetIt({ id, isOpen, allowance }: GetItProps) {
  if (isOpen) {
    return (
      <p>
        <strong>{HELD_BACK.title}.</strong> {HELD_BACK.text}
      </p>
    )
  }
  if (allowance.isUsedUp) return <AllowanceNote allowance={allowance} />
  return (
    <>
      <form method="post" action={paths.learn.paper(id)}>
        <SubmitButton pending="Loading...">Get this test</SubmitButton>
      </form>
      {allowance.limit !== null && (
        <p className="small soft">
          {allowance.used}/{allowance.limit} used this week. What you get once you can save again at any time, with its answer key.
        </p>
      )}
    </>
  )
}

function readPaper({ paperId = '' }: LoaderFunctionArgs['params']): Paper {
  const paper = paperOf(paperId)
  if (!paper) throw notFound()
  return paper
}
