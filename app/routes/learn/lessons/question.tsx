/** One of the two questions after a lesson: asked until it is answered, then explained. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { PassageText } from '~/components/question/passage/passage'
import { QuestionText } from '~/components/question/text'
import { Picks } from '~/components/question/tried/picks'
import { ButtonLink } from '~/components/ui/button'
import type { Lesson } from '~/content/lessons/lesson'
import type { Item } from '~/exam/core/item/item'
import { checkItem } from '~/exam/lessons/question.server'
import { type PrintedQuestion, type PrintedSolution, printQuestion, printSolution } from '~/exam/print/item.server'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { answerCheck, findAnswer } from '~/models/lessons/answers.server'
import { heldBack } from '~/models/sittings/held-back.server'
import { paths } from '~/paths'
import { Checked } from '~/routes/learn/practice/parts/checked'
import { readPosition } from '~/routes/learn/sittings/parts/position.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { firstOpenQuestion } from './parts/describe.server'
import { openedLesson, pageLesson } from './parts/page-lesson.server'

export const meta = pageMeta('Question on a lesson')

const AnswerSchema = z.object({ choice: z.enum(['0', '1', '2', '3', '4']).transform(Number), item: z.string().max(200) })

const CHOOSE_FIRST = { title: 'Choose an answer first', text: 'Then we look at it together.' }
const ANOTHER = { title: 'This question was replaced', text: 'Here is another one. Please answer it instead.' }

/** The question that an address names, as the bank asks it now: nothing that stands in a test or quiz which the student has open. */
async function asked(userId: string, { check }: Lesson, number: number): Promise<Item> {
  const wanted = check[number - 1]
  const item = wanted && checkItem(wanted, await heldBack(userId))
  if (!item) throw notFound()
  return item
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const lesson = pageLesson(params.lessonId)
  const number = readPosition(params.number)
  const watch = await openedLesson({ member: student, lesson })
  const shared = { id: lesson.id, title: lesson.title, number, count: lesson.check.length }
  const answer = await findAnswer({ userId: student.id, lesson }, number)
  if (answer)
    return { ...shared, asking: null, solution: printSolution(answer.item, answer.choice), next: firstOpenQuestion(lesson, watch) }

  const item = await asked(student.id, lesson, number)
  return { ...shared, asking: { item: item.id, question: printQuestion(item) }, solution: null, next: null }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const lesson = pageLesson(params.lessonId)
  const number = readPosition(params.number)
  await openedLesson({ member: student, lesson })
  const item = await asked(student.id, lesson, number)
  const { value: form } = parseFormData(await readForm(request), AnswerSchema)
  if (!form || form.choice >= item.choices.length) return data({ problem: CHOOSE_FIRST }, 400)
  if (form.item !== item.id) return data({ problem: ANOTHER }, 409)

  await answerCheck({ userId: student.id, lesson }, number, { item, choice: form.choice })
  return redirect(`${paths.learn.lessonQuestion(lesson.id, number)}#question`, 303)
}

export default function LessonQuestion() {
  const { id, title, number, count, asking, solution, next } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.learn.lesson(id)}>{title}</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">{title}</p>
        <h1 className="title-2">
          Question {number} of {count}
        </h1>
      </header>
      <div className="stack" id="question">
        <Problem problem={answer?.problem} />
        {asking && <Asking lessonId={id} number={number} {...asking} />}
        {solution && <Answered lessonId={id} solution={solution} next={next} />}
      </div>
    </div>
  )
}

interface AskingProps {
  lessonId: string
  number: number
  item: string
  question: PrintedQuestion
}

function Asking({ lessonId, number, item, question }: AskingProps) {
  return (
    <form method="post" action={paths.learn.lessonQuestion(lessonId, number)} className="card question stack">
      {question.passage && <PassageText passage={question.passage} />}
      <input type="hidden" name="item" value={item} />
      <QuestionText question={question} linksLines />
      <Picks field="choice" choices={question.choices} />
      <div>
        <SubmitButton pending="Checking...">Check my answer</SubmitButton>
      </div>
    </form>
  )
}

function Answered({ lessonId, solution, next }: { lessonId: string; solution: PrintedSolution; next: number | null }) {
  return (
    <>
      <Checked isRight={solution.choice === solution.answer} solution={solution}>
        <p>It does not count toward any score.</p>
      </Checked>
      <p>
        <ButtonLink to={next === null ? paths.learn.lesson(lessonId) : paths.learn.lessonQuestion(lessonId, next)}>
          {next === null ? 'Back to the lesson' : 'Next question'}
        </ButtonLink>
      </p>
    </>
  )
}
