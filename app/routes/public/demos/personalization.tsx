/** Practice that adapts, to try without an account: five questions, what each answer moved, and why the next was chosen. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '~/components/ui/button'
import { LEVELS } from '~/exam/core/levels'
import { LEVEL_NAMES } from '~/exam/core/names'
import { optionsOf } from '~/forms/options'
import { hiddenNames } from '~/models/bank/hidden-source.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { adaptiveDemo, DEMO_QUESTIONS } from './parts/adaptive.server'
import { AskedStep } from './parts/asked-step'
import { Moved } from './parts/moved'

export const meta = pageMeta(
  'See how practice adapts to you',
  'Answer five ISEE or SSAT questions. After each one, see how the estimate of your skill moves and why the next question was chosen.',
)

export async function loader({ request }: LoaderFunctionArgs) {
  const demo = adaptiveDemo(new URL(request.url).searchParams, await hiddenNames())
  return { demo, questions: DEMO_QUESTIONS, levels: optionsOf(LEVELS, LEVEL_NAMES) }
}

export default function Personalization() {
  const { demo, questions, levels } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="prose stack tight">
        <p className="eyebrow">Try it without an account</p>
        <h1>See how practice adapts to you</h1>
        <p className="lead">
          Answer {questions} questions. After each one you see what your answer moved and why the next question was chosen.
        </p>
        <p className="small soft">
          These are real questions, chosen by the same rules as in your practice. Nothing is stored: your answers stand only in the address
          of this page.
        </p>
      </header>
      {demo ? (
        <Demo {...demo} questions={questions} />
      ) : (
        <section className="stack tight" aria-labelledby="levels">
          <h2 id="levels" className="title-3">
            Which test?
          </h2>
          <p className="cluster">
            {levels.map(({ value, label }) => (
              <ButtonLink key={value} to={paths.public.personalizationDemo({ level: value, round: 1 })} look="quiet">
                {label}
              </ButtonLink>
            ))}
          </p>
        </section>
      )}
      <section className="prose stack tight" aria-labelledby="rules">
        <h2 id="rules">The rules behind it</h2>
        <ul>
          <li>Each skill has an estimate of its own. It starts in the middle, or near what you showed in other skills of that section.</li>
          <li>
            A right answer to a hard question moves it up more than one to an easy question. A miss moves it down, and one miss after a run
            of right answers moves it little.
          </li>
          <li>The next question is one that you should get right about seven times in ten. That is where practice helps most.</li>
          <li>A skill that you missed comes back after two or three other questions.</li>
          <li>After three answers in a skill we say how solid it is. Before that we say that it is too early.</li>
        </ul>
      </section>
      <p className="cluster">
        <ButtonLink to={paths.account.register()}>Start Free Trial</ButtonLink>
        <ButtonLink to={paths.public.analyticsDemo()} look="quiet">
          See a sample report
        </ButtonLink>
        <ButtonLink to={paths.public.cognitiveProfile()} look="quiet">
          What we infer, and what we never infer
        </ButtonLink>
      </p>
    </div>
  )
}

type DemoProps = NonNullable<ReturnType<typeof adaptiveDemo>> & { questions: number }

function Demo({ level, levelName, round, nextRound, steps, asking, skills, questions }: DemoProps) {
  const kept = { level, round: String(round), ...Object.fromEntries(steps.map(({ field, choice }) => [field, String(choice)])) }
  const last = steps.at(-1)
  return (
    <>
      <p className="cluster between">
        <span>
          <strong>{levelName}</strong>: {steps.length} of {questions} answered
        </span>
        <a href={paths.public.personalizationDemo()}>Choose another level</a>
      </p>
      {steps.slice(0, -1).map((step) => (
        <details key={step.number} className="card">
          <summary>
            Question {step.number}, {step.skill}: {step.isRight ? 'right' : 'missed'}
          </summary>
          <AskedStep step={step} level={levelName} kept={keptBefore(kept, step.number)} />
        </details>
      ))}
      {last && <AskedStep step={last} level={levelName} kept={keptBefore(kept, last.number)} />}
      {asking && <AskedStep step={{ ...asking, solution: null }} level={levelName} kept={kept} />}
      {!asking && (
        <Moved skills={skills}>
          <ButtonLink to={paths.public.personalizationDemo({ level, round: nextRound })} look="quiet">
            Five other questions
          </ButtonLink>
        </Moved>
      )}
    </>
  )
}

/** What the address keeps when a question is answered again: the answers before it. */
function keptBefore(kept: Record<string, string>, number: number): Record<string, string> {
  return Object.fromEntries(Object.entries(kept).filter(([name]) => !name.startsWith('q') || Number(name.slice(1)) < number))
}
