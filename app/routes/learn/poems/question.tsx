/** One question on a poem: asked until it is answered, then explained, with the lines that prove the answer. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Solution } from '~/components/question/solution'
import { QuestionText } from '~/components/question/text'
import { Picks } from '~/components/question/tried/picks'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { printPoem } from '~/exam/poems/print.server'
import { askQuestion, explainQuestion } from '~/exam/poems/question.server'
import type { PrintedQuestion, PrintedSolution } from '~/exam/print/item.server'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { answerPoem, progressOf } from '~/models/poems/progress.server'
import { paths } from '~/paths'
import { readPosition } from '~/routes/learn/sittings/parts/position.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { pagePoem } from './parts/page-poem.server'
import { PoemText } from './parts/poem-text'

export const meta = pageMeta('Question on a poem')

const AnswerSchema = z.object({ choice: z.enum(['0', '1', '2', '3']).transform(Number) })

const CHOOSE_FIRST = { title: 'Choose an answer first', text: 'Then we look at it together.' }

/** The question that an address names. */
function pageQuestion(params: { poemId?: string; number?: string }) {
  const poem = pagePoem(params.poemId)
  const number = readPosition(params.number)
  const question = poem.questions[number - 1]
  if (!question) throw notFound()
  return { poem, number, question }
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { poem, number, question } = pageQuestion(params)
  const { answers } = await progressOf({ userId: student.id, poemId: poem.id })
  const answer = answers.get(number)
  const shared = { poem: printPoem(poem), number, count: poem.questions.length }
  if (!answer) return { ...shared, asking: askQuestion(question), answered: null, proof: [] }

  const next = poem.questions.findIndex((_, index) => !answers.has(index + 1)) + 1
  const { solution, proof } = explainQuestion(poem, question, answer.choice)
  return { ...shared, asking: null, proof, answered: { solution, next: next > 0 ? next : null } }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { poem, number, question } = pageQuestion(params)
  const { value: form } = parseFormData(await readForm(request), AnswerSchema)
  if (!form) return data({ problem: CHOOSE_FIRST }, 400)

  const isRight = form.choice === question.answer
  await answerPoem({ userId: student.id, poemId: poem.id, number, choice: form.choice, isRight })
  return redirect(`${paths.learn.poemQuestion(poem.id, number)}#question`, 303)
}

export default function PoemQuestion() {
  const { poem, number, count, asking, answered, proof } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap page stack">
      <p>
        <AppLink to={paths.learn.poem(poem.id)}>{poem.title}</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">
          Question {number} of {count}
        </p>
        <h1 className="title-2">{poem.title}</h1>
        <p className="small narrow-only">
          <a href="#question">To the question</a>
        </p>
      </header>
      <div className="poem-beside">
        <PoemText poem={poem} marked={proof} markedAs="quoted in the reason" />
        <div className="stack" id="question">
          <Problem problem={answer?.problem} />
          {asking && <Asking poemId={poem.id} number={number} question={asking} />}
          {answered && <Answered poemId={poem.id} {...answered} />}
          <p className="small narrow-only">
            <a href="#line-1">Up to the poem</a>
          </p>
        </div>
      </div>
    </div>
  )
}

function Asking({ poemId, number, question }: { poemId: string; number: number; question: PrintedQuestion }) {
  return (
    <form method="post" action={paths.learn.poemQuestion(poemId, number)} className="card question stack">
      <QuestionText question={question} linksLines />
      <Picks field="choice" choices={question.choices} />
      <div>
        <SubmitButton pending="Checking...">Check my answer</SubmitButton>
      </div>
    </form>
  )
}

function Answered({ poemId, solution, next }: { poemId: string; solution: PrintedSolution; next: number | null }) {
  const isRight = solution.choice === solution.answer
  return (
    <>
      <div role="status">
        <Banner tone={isRight ? 'good' : 'wrong'}>
          <h2 className="title-3">{isRight ? 'Right' : 'Not this time'}</h2>
        </Banner>
      </div>
      <section className="card" aria-label="The question, explained">
        <Solution solution={solution} />
      </section>
      <p>
        <ButtonLink to={next === null ? paths.learn.poem(poemId) : `${paths.learn.poemQuestion(poemId, next)}#question`}>
          {next === null ? 'All answered. See the result' : 'Next question'}
        </ButtonLink>
      </p>
      {next === null && (
        <p>
          <AppLink to={paths.learn.poems()}>Choose another poem</AppLink>
        </p>
      )}
    </>
  )
}
