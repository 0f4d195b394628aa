/** How to answer one kind of question: its steps and traps, a worked passage, and one to try. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { MathText } from '~/components/question/math-text'
import { PassageText } from '~/components/question/passage/passage'
import { QuestionText } from '~/components/question/text'
import { TryCard } from '~/components/question/tried/try-card'
import { STRATEGIES } from '~/content/reading/reading.server'
import { LETTERS, publicItem } from '~/exam/core/item/item'
import { type PrintedQuestion, printQuestion, printSolution } from '~/exam/print/item.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { strategyItem } from '~/exam/reading/strategy.server'
import { examLevel } from '~/models/bank/stored-level'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args.data ? `Strategy: ${args.data.name}` : 'Strategy')(args)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const index = STRATEGIES.findIndex(({ category }) => category === params.category)
  const strategy = STRATEGIES[index]
  if (!strategy) throw notFound()

  const { category, name, asks, stems, steps, traps, worked, practice } = strategy
  const level = examLevel(student.profile.level)
  const shown = strategyItem(strategy, 'worked', worked, level)
  const tried = strategyItem(strategy, 'practice', practice, level)
  const choice = new URL(request.url).searchParams.get('choice') ?? ''
  const next = STRATEGIES[index + 1]
  return {
    category,
    name,
    asks: curlyQuotes(asks),
    stems: stems.map((stem) => curlyQuotes(stem)),
    steps: steps.map((step) => curlyQuotes(step)),
    traps: traps.map((trap) => ({ name: curlyQuotes(trap.name), text: curlyQuotes(trap.text) })),
    worked: printQuestion(publicItem(shown)),
    answer: shown.answer,
    why: printSolution(shown, null).steps,
    walk: worked.walk.map((step) => curlyQuotes(step)),
    question: printQuestion(publicItem(tried)),
    tried: /^[0-3]$/.test(choice) ? printSolution(tried, Number(choice)) : null,
    next: next ? { category: next.category, name: next.name } : null,
  }
}

export default function ReadingStrategy() {
  const { name, asks, stems, steps, traps, worked, answer, why, walk, question, tried, next } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <p>
        <AppLink to={paths.learn.readingStrategies()}>Reading strategies</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">Strategy</p>
        <h1>{name}</h1>
        <p className="lead">{asks}</p>
      </header>
      <section className="stack tight" aria-labelledby="stems">
        <h2 id="stems">How you know one</h2>
        <ul>
          {stems.map((stem) => (
            <li key={stem}>{stem}</li>
          ))}
        </ul>
      </section>
      <section className="stack tight" aria-labelledby="steps">
        <h2 id="steps">Four steps</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section className="stack tight" aria-labelledby="traps">
        <h2 id="traps">Three traps</h2>
        <dl className="passage-words">
          {traps.map((trap) => (
            <div key={trap.name}>
              <dt>{trap.name}</dt>
              <dd>{trap.text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="stack" aria-labelledby="worked">
        <h2 id="worked">A worked passage</h2>
        {worked.passage && <PassageText passage={worked.passage} />}
        <div className="card stack">
          <QuestionText question={worked} />
          <ul className="choices">
            {worked.choices.map((html, index) => (
              <li className="choice" key={LETTERS[index]}>
                <Choice html={html} index={index} />
              </li>
            ))}
          </ul>
        </div>
        <h3>The way to the answer</h3>
        <ol>
          {walk.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Answer choices={worked.choices} answer={answer} why={why} />
      </section>
      <TryCard
        id="try"
        name="Now you"
        level="Without a clock"
        skill={name}
        field="choice"
        question={question}
        solution={tried}
        next={next && <AppLink to={paths.learn.readingStrategy(next.category)}>Next strategy: {next.name}</AppLink>}
      />
    </div>
  )
}

function Choice({ html, index }: { html: string; index: number }) {
  return (
    <div className="choice-card">
      <span className="choice-key">{LETTERS[index]}</span>
      <MathText html={html} />
    </div>
  )
}

function Answer({ choices, answer, why }: Pick<PrintedQuestion, 'choices'> & { answer: number; why: string[] }) {
  return (
    <section className="card stack tight" aria-labelledby="answer">
      <h3 id="answer">The answer</h3>
      <div className="choice right">
        <Choice html={choices[answer] ?? ''} index={answer} />
      </div>
      {why.map((html) => (
        <MathText key={html} html={html} as="p" />
      ))}
    </section>
  )
}
