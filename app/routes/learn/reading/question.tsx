/** A question on a passage: asked until it is answered, then explained, with the lines that prove the answer marked in the text. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { PassageText } from '~/components/question/passage/passage'
import { ButtonLink } from '~/components/ui/button'
import { findLine } from '~/content/passages/lines'
import { passageNotes } from '~/content/reading/reading.server'
import { publicItem } from '~/exam/core/item/item'
import { printQuestion, printSolution } from '~/exam/print/item.server'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { checkReading } from '~/models/reading/answer.server'
import type { Reading } from '~/models/reading/reading.server'
import { paths } from '~/paths'
import { Checked } from '~/routes/learn/practice/parts/checked'
import { CheckSchema } from '~/routes/learn/practice/parts/practice-form.server'
import { QuestionCard } from '~/routes/learn/practice/parts/question-card'
import { readPosition } from '~/routes/learn/sittings/parts/position.server'
import { notFound } from '~/utils/http/responses.server'
import { isShownThere, SHOWN_ELSEWHERE } from '~/utils/http/shown-address.server'
import { pageMeta } from '~/utils/text/page-meta'
import { HOUR_SECONDS } from '~/utils/time/durations'
import { pageAfterReading, printedPassage } from './parts/opened.server'

export const meta = pageMeta('Question on a passage')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const reading = await pageAfterReading(student.id, params.sittingId)
  const position = readPosition(params.position)
  const question = reading.questions.find((one) => one.position === position)
  if (!question) throw notFound()

  const { sittingId, sentences, questions, next } = reading
  const { item, choice, isRight } = question
  const shared = { sittingId, position, count: questions.length, sentences, passage: printedPassage(reading) }
  if (isRight === null) {
    const passage = { ...shared.passage, cited: item.passage?.cited ?? null }
    return { ...shared, passage, proof: [], answered: null, asking: { openedAt: Date.now(), question: printQuestion(publicItem(item)) } }
  }
  const solution = { ...printSolution(item, choice), passage: undefined }
  const markTo = paths.learn.questionMark(sittingId, position)
  return { ...shared, proof: proofLines(reading, position), asking: null, answered: { isRight, solution, markTo, skill: item.skill, next } }
}

/** The numbers of the lines on which the proof of an answer stands. */
function proofLines({ passageId, passage: { lines } }: Reading, position: number): number[] {
  const quotes = passageNotes(passageId)?.proof[position - 1] ?? []
  const ranges = quotes.flatMap((quote) => findLine(lines, quote) ?? [])
  return lines.flatMap((_, index) => (ranges.some(({ from, to }) => index + 1 >= from && index + 1 <= to) ? [index + 1] : []))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId, questions } = await pageAfterReading(student.id, params.sittingId)
  const position = readPosition(params.position)
  if (position > questions.length) throw notFound()
  const { value: form } = parseFormData(await readForm(request), CheckSchema)
  const address = paths.learn.readingQuestion(sittingId, position)
  if (!form) return data({ problem: NOT_RECEIVED }, 400)
  if (!isShownThere(form.shows, address)) return data({ problem: SHOWN_ELSEWHERE }, 409)
  if (form.choice === undefined) return data({ problem: CHOOSE_FIRST }, 400)
  const { choices } = questions[position - 1]?.item ?? { choices: [] }
  if ([form.choice, ...form.struck].some((choice) => !choices[choice])) return data({ problem: NO_SUCH_CHOICE }, 400)

  // What is refused was answered before, by a press or in another tab: the page shows how things stand.
  const seconds = Math.round(Math.min(HOUR_SECONDS, Math.max(0, (Date.now() - form.openedAt) / 1000)))
  await checkReading({ userId: student.id, sittingId, position, choice: form.choice, struck: form.struck, seconds })
  return redirect(`${address}#question`, 303)
}

const NOT_RECEIVED = { title: 'We did not receive all of that', text: 'Nothing was saved. Please choose your answer again.' }
const NO_SUCH_CHOICE = { title: 'This question has no such choice', text: 'Nothing was saved. Please choose one of its answers.' }
const CHOOSE_FIRST = { title: 'Choose an answer first', text: 'Then we will look at it together.' }

export default function PassageQuestion() {
  const { sittingId, position, count, passage, sentences, proof, asking, answered } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap page stack">
      <p>
        <AppLink to={paths.learn.reading(sittingId)}>{passage.title}</AppLink>
      </p>
      <header className="stack tight">
        <h1 className="title-2">
          Question {position} of {count}
        </h1>
        <p className="small narrow-only">
          <a href="#question">To the question</a>
        </p>
      </header>
      <div className="reading-beside">
        <PassageText passage={passage} hasAnchors highlighted={sentences} proof={proof} />
        <div className="stack" id="question">
          <Problem problem={answer?.problem} />
          {asking && (
            <QuestionCard
              address={paths.learn.readingQuestion(sittingId, position)}
              position={position}
              choice={null}
              struck={[]}
              {...asking}
            />
          )}
          {answered && <Answered sittingId={sittingId} firstProof={proof[0] ?? null} {...answered} />}
          <p className="small narrow-only">
            <a href="#line-1">Up to the passage</a>
          </p>
        </div>
      </div>
    </div>
  )
}

interface AnsweredProps {
  sittingId: string
  isRight: boolean
  solution: Parameters<typeof Checked>[0]['solution']
  markTo: string
  skill: string
  next: number | null
  firstProof: number | null
}

function Answered({ sittingId, isRight, solution, markTo, skill, next, firstProof }: AnsweredProps) {
  return (
    <>
      <Checked isRight={isRight} solution={solution} markTo={markTo}>
        <p>{skill}.</p>
        {firstProof !== null && (
          <p>
            <a href={`#line-${firstProof}`}>See what proves it in the passage</a>
          </p>
        )}
      </Checked>
      <p>
        <ButtonLink to={next === null ? paths.learn.reading(sittingId) : `${paths.learn.readingQuestion(sittingId, next)}#question`}>
          {next === null ? 'All answered. See the result' : 'Next question'}
        </ButtonLink>
      </p>
      {next === null && (
        <p>
          <AppLink to={paths.learn.passages()}>Choose another passage</AppLink>
        </p>
      )}
    </>
  )
}
