/** Three essays on one prompt, from developing to strong, with what a reader says of each. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { PromptView } from '~/components/writing/prompt-view'
import { samplesOn } from '~/content/essays/samples.server'
import { LEVEL_NAMES } from '~/exam/core/names'
import { printPrompt } from '~/exam/print/prompt.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { workshopPrompt, writesOnClock } from '~/models/essays/start.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { SAMPLE_NAMES } from './parts/names'
import { ReadingView } from './parts/reading-view'
import { printReading } from './parts/reading-view.server'

export const meta = pageMeta('Sample essays')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const prompt = workshopPrompt(params.promptId ?? '')
  const samples = prompt ? samplesOn(prompt.id) : []
  if (!prompt || samples.length === 0) throw notFound()
  const isWaiting = await writesOnClock({ userId: student.id, promptId: prompt.id })
  return {
    isWaiting,
    level: prompt.level,
    levelName: LEVEL_NAMES[prompt.level],
    prompt: { ...printPrompt(prompt), think: [] },
    samples: (isWaiting ? [] : samples).map(({ level, paragraphs, promptId: _, ...reading }) => ({
      level,
      name: SAMPLE_NAMES[level],
      paragraphs: paragraphs.map((paragraph) => curlyQuotes(paragraph)),
      reading: printReading(reading),
    })),
  }
}

export default function SampleEssays() {
  const { level, levelName, prompt, samples, isWaiting } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <p className="no-print">
        <AppLink to={paths.learn.essayWorkshop({ level })}>Essay workshop</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1 className="title-2">Three essays on one prompt</h1>
        <p className="lead">
          We wrote them to show what changes from one to the next. Read one, decide what you would tell its writer, then read the comments.
        </p>
      </header>
      <section className="card" aria-label="The prompt">
        <PromptView {...prompt} />
      </section>
      {isWaiting && (
        <Banner tone="notice" title="These wait">
          <p>You have a writing on a clock. When it is over, you can read the samples here.</p>
        </Banner>
      )}
      <ul className="cluster no-print">
        {samples.map(({ level: of, name }) => (
          <li key={of}>
            <a href={`#${of}`}>{name}</a>
          </li>
        ))}
      </ul>
      {samples.map(({ level: of, name, paragraphs, reading }) => (
        <section key={of} className="stack" aria-labelledby={of}>
          <h2 id={of}>{name}</h2>
          <article className="card paper stack tight">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </article>
          <details className="card">
            <summary>What a reader says of it</summary>
            <ReadingView reading={reading} />
          </details>
        </section>
      ))}
      <p className="no-print">
        <ButtonLink to={paths.learn.essayPrompt(prompt.id)}>Write your own</ButtonLink>
      </p>
    </div>
  )
}
