/** The cover of a passage: what it is, and the button that opens it. Once it is open, it leads to the reading. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { Banner } from '~/components/ui/banner'
import { LEVEL_NAMES } from '~/exam/core/names'
import { shelfPassage } from '~/exam/reading/library.server'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { hiddenNames } from '~/models/bank/hidden-source.server'
import { allowanceOf, usedUpMessage } from '~/models/membership/allowance.server'
import { readingOf, startReading } from '~/models/reading/start.server'
import { openSources } from '~/models/sittings/held-back.server'
import { paths } from '~/paths'
import { levelOf } from '~/routes/learn/parts/level.server'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { KIND_NAMES } from './parts/names'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args.data?.title ?? 'Passage')(args)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const level = levelOf(request, student.profile)
  const found = shelfPassage(level, params.passageId ?? '')
  if (!found) throw notFound()
  const { id: passageId, source, title, kind, words, questions } = found
  const [sittingId, hidden, open, allowance] = await Promise.all([
    readingOf({ studentId: student.id, passageId }),
    hiddenNames(),
    openSources(student.id),
    shownAllowance(student, 'reading_comprehension'),
  ])
  const isWaiting = open.has(source)
  if (sittingId && !isWaiting) throw redirect(paths.learn.reading(sittingId))
  if (!sittingId && hidden.has(source)) throw notFound()

  return { passageId, level, levelName: LEVEL_NAMES[level], title, kind: KIND_NAMES[kind], words, questions, isWaiting, allowance }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const level = levelOf(request, student.profile)
  const { passageId = '' } = params
  if (!shelfPassage(level, passageId)) throw notFound()
  await readForm(request)

  const result = await startReading(student, { level, passageId })
  if (result.outcome === 'held-back') return data({ problem: HELD_BACK }, 409)
  if (result.outcome !== 'limit') return redirect(paths.learn.reading(result.id), 303)
  const text = usedUpMessage(await allowanceOf(student, 'reading_comprehension'))
  return data({ problem: { title: 'You have used this week’s passages', text } }, 403)
}

const HELD_BACK = { title: 'This passage waits', text: 'It cannot be opened now. Please choose another one.' }

export default function PassageCover() {
  const { passageId, level, levelName, title, kind, words, questions, isWaiting, allowance } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.learn.passages({ level })}>Reading comprehension</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">
          {levelName} · {kind}
        </p>
        <h1 className="title-2">{title}</h1>
        <p className="lead">
          {words} words and {questions} questions.
        </p>
      </header>
      <Problem problem={answer?.problem} />
      {isWaiting ? (
        <Banner tone="notice" title="This passage waits">
          <p>It stands in a test or quiz that you have open. When that is over, you can read it here.</p>
        </Banner>
      ) : (
        <>
          <AllowanceNote allowance={allowance} />
          {!allowance.isUsedUp && (
            <form method="post" action={paths.learn.passage(passageId, level)} className="card stack tight">
              <p>
                Read at your own pace, once, and then say that you have read it. We measure the time from your first look at the text to
                that press, and it counts only if your answers show that you read the text.
              </p>
              {allowance.limit !== null && (
                <p className="small soft">Opening it uses one of this week’s {allowance.limit} passages, once.</p>
              )}
              <div>
                <SubmitButton pending="Opening...">Open the passage</SubmitButton>
              </div>
            </form>
          )}
        </>
      )}
    </div>
  )
}
