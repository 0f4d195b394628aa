/** The cover of a whole test: what it is made of, how it may be sat, and the button that starts it. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { FinishedList } from '~/components/results/finished-list'
import { RunningList } from '~/components/results/running-list'
import { BESIDE } from '~/components/results/start-card'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { blueprintOf } from '~/exam/core/blueprints'
import { examOf } from '~/exam/core/levels'
import { TEST_NUMBERS } from '~/exam/forms/tests/size'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { allowanceOf, usedUpMessage } from '~/models/membership/allowance.server'
import type { TestBox } from '~/models/tests/fields'
import { startTest } from '~/models/tests/start.server'
import { paths } from '~/paths'
import { levelOf } from '~/routes/learn/parts/level.server'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { ChoiceSchema, choiceOf, pickedIn, queryOf } from './parts/choice.server'
import { ChoiceForm } from './parts/choice-form'
import { openTests } from './parts/open-tests.server'
import { returning } from './parts/returning.server'
import { structureOf } from './parts/structure.server'
import { StructureTable } from './parts/structure-table'
import { nightBefore, PLACE_NAMES } from './parts/words'

export const meta = pageMeta('Practice test')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { level, number } = readTest(request, params, student.profile)
  const { timeZone } = student.profile
  const { picked, ticked } = pickedIn(new URL(request.url).searchParams, student.profile)
  const [allowance, open] = await Promise.all([
    shownAllowance(student, 'practice_tests'),
    openTests(student.id, { level, number, timeZone }),
  ])
  const { levelName, penalty, doesMix } = factsOf(level)
  return {
    ...{ level, exam: examOf(level), levelName, penalty, doesMix, number, picked, ticked },
    structure: structureOf(
      level,
      choiceOf(picked, (box) => ticked.includes(box)),
      { now: new Date(), timeZone },
    ),
    night: nightBefore(examOf(level), picked.place),
    placeName: PLACE_NAMES[picked.place],
    returns: returning(level, number),
    allowance,
    ...open,
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { level, number } = readTest(request, params, student.profile)
  const form = await readForm(request)
  const { value: picked, refusal } = parseFormData(form, ChoiceSchema)
  if (refusal) return refusal
  if (form.get('intent') === 'look') return redirect(`${paths.learn.testCover(number, level, queryOf(form, level))}#steps`, 303)

  const choice = choiceOf(picked, (box: TestBox) => form.has(box))
  const isBesideOthers = form.get(BESIDE.name) === BESIDE.value
  const result = await startTest(student, { level, number, choice, isBesideOthers })

  if (result.outcome === 'another-open') return data({ problem: ANOTHER_OPEN, result: undefined }, 409)
  if (result.outcome !== 'limit') return redirect(paths.learn.test(result.id), 303)
  const allowance = await allowanceOf(student, 'practice_tests')
  return data({ problem: { title: 'You have used this month’s practice tests', text: usedUpMessage(allowance) }, result: undefined }, 403)
}

const ANOTHER_OPEN = { title: 'Other timed work is open', text: 'Nothing was started. Choose below how to go on.' }

export default function TestCover() {
  const {
    level,
    exam,
    levelName,
    penalty,
    doesMix,
    number,
    picked,
    ticked,
    structure,
    night,
    placeName,
    returns,
    allowance,
    own,
    others,
    finished,
  } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const here = paths.learn.testCover(number, level)
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>Practice test {number}</h1>
        <p className="lead">
          It has the order, the number of questions and the minutes of the real test. {doesMix ? 'Some questions do' : 'One section does'}{' '}
          not count, as on the real one.{' '}
          {penalty ? 'A wrong answer costs a quarter of a point.' : 'A wrong answer costs nothing, so answer everything.'}
        </p>
      </header>
      {(own || allowance.isUsedUp) && <Problem problem={answer?.problem} />}
      {own && (
        <Banner tone="notice" title="This test is in progress." action={<ButtonLink to={own.to}>Continue</ButtonLink>}>
          <p>Where it stands: {own.time}. It keeps the place, the times and the accommodations that it was begun with.</p>
          {own.leave && (
            <p>
              <AppLink to={own.leave}>Started by mistake?</AppLink> You can give it back within a minute of its start, while nothing is
              answered.
            </p>
          )}
        </Banner>
      )}
      {!own && finished.length > 0 && (
        <Banner tone="notice" title="You have taken this test.">
          <p>Take it again for the clock and the room. Questions that you worked on before stay out of your estimate.</p>
        </Banner>
      )}
      {!own && <AllowanceNote allowance={allowance} />}
      {!own && others.length > 0 && (
        <section className="stack tight">
          <p>
            <strong>Other timed work is open.</strong> Its clock runs on while you take a test.
          </p>
          <RunningList works={others} />
        </section>
      )}
      {!own && (
        <ChoiceForm
          action={here}
          exam={exam}
          picked={picked}
          ticked={ticked}
          isBesideOthers={others.length > 0}
          mayStart={!allowance.isUsedUp}
          use={
            allowance.limit === null
              ? null
              : `Starting uses one of this month’s ${allowance.limit}; ${allowance.used}/${allowance.limit} used so far. A test that you began can always be finished.`
          }
          answer={answer}
        />
      )}
      <section className="card stack" id="steps">
        <StructureTable {...structure} isUnderWay={own !== null} />
        <Returning {...returns} />
      </section>
      <section className="stack tight" aria-labelledby="night">
        <h2 id="night">The evening before</h2>
        <p className="small soft">{placeName}</p>
        <ul>
          {night.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <FinishedList lines={finished} />
      <p>
        <AppLink to={paths.learn.tests(level)}>All practice tests</AppLink>, or{' '}
        <AppLink to={paths.learn.papers(level)}>tests on paper</AppLink>
      </p>
    </div>
  )
}

/** What of the test stands elsewhere: seen there, it stays out of estimates. */
function Returning({ own, other }: ReturnType<typeof returning>) {
  if (own.length + other.lines.length === 0) return null
  return (
    <>
      <p>
        <strong>What you may have seen before.</strong> Passages seen before stay out of your estimates.
      </p>
      {own.length > 0 && (
        <ul className="small">
          {own.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {other.lines.length > 0 && (
        <p className="small">
          The {other.exam} asks some of these passages too: {other.lines.join('; ')}.
        </p>
      )}
    </>
  )
}

function factsOf(level: Parameters<typeof blueprintOf>[0]) {
  const { name, penaltyQuarters, sections } = blueprintOf(level)
  // The ISEE mixes what does not count into its sections; the SSAT has a section of it.
  return { levelName: name, penalty: penaltyQuarters === 1, doesMix: sections.some(({ unscored }) => unscored > 0) }
}

function readTest(request: Request, params: LoaderFunctionArgs['params'], profile: Parameters<typeof levelOf>[1]) {
  const number = /^\d$/.test(params.testNumber ?? '') ? Number(params.testNumber) : 0
  if (number < 1 || number > TEST_NUMBERS) throw notFound()
  return { level: levelOf(request, profile), number }
}
