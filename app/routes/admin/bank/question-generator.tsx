/**
 * The question generator: any sheet of the bank by level, section, skill, family, difficulty and seed, with everything behind each item.
 * A swap changes one of its questions; the address keeps that, too.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { bankSources } from '~/exam/bank/sources.server'
import { LEVELS, SUBJECTS } from '~/exam/core/levels'
import { neighborSeed } from '~/exam/forms/sheet.server'
import { readForm } from '~/forms/parse.server'
import { hiddenNames } from '~/models/bank/hidden-source.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { AdminTabs } from './parts/admin-tabs'
import { type Choice, choiceSearch } from './parts/choice/choice'
import { itemsOf, type ReadChoice, readChoice, sheetTitle, skillsOf } from './parts/choice/choice.server'
import { ChoiceForm } from './parts/choice/form'
import { printExamined } from './parts/examined-item.server'
import { Sheet } from './parts/sheet'
import { swapQuestion } from './parts/swap.server'

export const meta = pageMeta('Question generator')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { searchParams } = new URL(request.url)
  const read = readChoice(searchParams)

  // A fresh seed becomes part of the address, so that the sheet can be found again.
  if (read.state === 'chosen' && read.choice.seed !== searchParams.get('seed')) {
    throw redirect(paths.admin.questionGenerator(choiceSearch(read.choice)))
  }

  const sheet = read.state === 'chosen' ? await sheetOf(read.choice) : null
  const errors = read.state === 'refused' ? read.errors : {}
  return data({ form: { typed: read.typed, errors, ...formLists(read) }, sheet }, { status: read.state === 'refused' ? 400 : 200 })
}

export async function action({ request }: ActionFunctionArgs) {
  await requireAdmin(request)
  const read = readChoice(new URL(request.url).searchParams)
  const place = Number((await readForm(request)).get('place'))
  if (read.state !== 'chosen') throw notFound()

  const { choice, message } = await swapQuestion(read.choice, place)

  const address = `${paths.admin.questionGenerator(choiceSearch(choice))}#question-${place}`
  return redirect(address, { status: 303, headers: await flashHeaders(message) })
}

export default function QuestionGenerator() {
  const { form, sheet } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <h1>Question generator</h1>
        <p className="lead">Any question of the bank by its seed, with key, steps, misconceptions and checks.</p>
      </header>
      <AdminTabs here="generator" />
      <ChoiceForm {...form} />
      {sheet && <Sheet {...sheet} />}
    </div>
  )
}

async function sheetOf(choice: Choice) {
  const [items, hidden] = await Promise.all([itemsOf(choice), hiddenNames()])
  const [next, previous] = ([1, -1] as const).map((step) => {
    const seed = neighborSeed(choice.seed, step)
    return seed && seed.length <= 40 ? choiceSearch({ ...choice, seed, swaps: [] }) : null
  })
  return {
    ...sheetTitle(choice),
    isByHand: choice.origin === 'hand',
    wanted: choice.count,
    search: choiceSearch(choice),
    next: next ?? null,
    previous: previous ?? null,
    beforeSwap: choice.swaps.length > 0 ? choiceSearch({ ...choice, swaps: choice.swaps.slice(0, -1) }) : null,
    questions: items.map((item, index) => {
      const question = printExamined(item)
      return { ...question, isHidden: hidden.has(question.source), isSwapped: choice.swaps.includes(index + 1) }
    }),
  }
}

/** What the form offers for the section that is chosen; for one that does not exist, the first of the level's. */
function formLists({ typed }: ReadChoice) {
  const level = LEVELS.find((name) => name === typed.level) ?? 'isee-upper'
  const subjects = SUBJECTS.filter((subject) => LEVELS.some((name) => bankSources({ level: name, subject }).length > 0))
  const subject = subjects.find((name) => name === typed.subject) ?? 'mathematics_achievement'
  return {
    subjects,
    skills: skillsOf(level, subject),
    sources: bankSources({ level, subject }).map(({ name, title }) => ({ name, title })),
  }
}
