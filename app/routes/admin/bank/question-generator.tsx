/** The question generator: any sheet of the bank by level, section, skill, family, difficulty and seed, with everything behind each item. */
import { data, type LinksFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards.server'
import type { RouteHandle } from '~/components/layout/document'
import { bankSources } from '~/exam/bank/sources.server'
import { LEVELS, SUBJECTS } from '~/exam/core/levels'
import { neighborSeed } from '~/exam/forms/sheet.server'
import { hiddenNames } from '~/models/bank/hidden-source.server'
import { paths } from '~/paths'
import figureStyles from '~/styles/sheets/figure.css?url'
import studentStyles from '~/styles/sheets/student.css?url'
import { pageMeta } from '~/utils/text/page-meta'
import { AdminTabs } from './parts/admin-tabs'
import { choiceSearch } from './parts/choice/choice'
import { itemsOf, type ReadChoice, readChoice, sheetTitle, skillsOf } from './parts/choice/choice.server'
import { ChoiceForm } from './parts/choice/form'
import { printExamined } from './parts/examined-item.server'
import { Sheet } from './parts/sheet'

export const handle: RouteHandle = { hydrate: false }

export const meta = pageMeta('Question generator')

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: studentStyles },
  { rel: 'stylesheet', href: figureStyles },
]

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { searchParams } = new URL(request.url)
  const read = readChoice(searchParams)

  // A fresh seed becomes part of the address, so that the sheet can be found again.
  if (read.state === 'chosen' && read.choice.seed !== searchParams.get('seed')) {
    throw redirect(paths.questionGenerator(choiceSearch(read.choice)))
  }

  const sheet = read.state === 'chosen' ? await sheetOf(read.choice) : null
  const errors = read.state === 'refused' ? read.errors : {}
  return data({ form: { typed: read.typed, errors, ...formLists(read) }, sheet }, { status: read.state === 'refused' ? 400 : 200 })
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

async function sheetOf(choice: Extract<ReadChoice, { state: 'chosen' }>['choice']) {
  const [items, hidden] = await Promise.all([itemsOf(choice), hiddenNames()])
  const [next, previous] = ([1, -1] as const).map((step) => {
    const seed = neighborSeed(choice.seed, step)
    return seed && seed.length <= 40 ? choiceSearch({ ...choice, seed }) : null
  })
  return {
    ...sheetTitle(choice),
    isByHand: choice.origin === 'hand',
    wanted: choice.count,
    search: choiceSearch(choice),
    next: next ?? null,
    previous: previous ?? null,
    questions: items.map((item) => {
      const question = printExamined(item)
      return { ...question, isHidden: hidden.has(question.source) }
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
