/** The guided reading of a poem: sound, image, turn. Each step has an address, and opens one note beside the lines that it speaks of. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { Tabs } from '~/components/ui/tabs'
import { linesIn, placeName, printPoem } from '~/exam/poems/print.server'
import { PARTS, stepsOf } from '~/exam/poems/steps.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { SubmitButton } from '~/forms/submit-button'
import { progressOf } from '~/models/poems/progress.server'
import { paths } from '~/paths'
import { readPosition } from '~/routes/learn/sittings/parts/position.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { PART_NAMES } from './parts/names'
import { pagePoem } from './parts/page-poem.server'
import { PoemText } from './parts/poem-text'

export const meta = pageMeta('Guided reading')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const poem = pagePoem(params.poemId)
  const number = readPosition(params.step)
  const steps = stepsOf(poem)
  const step = steps[number - 1]
  if (!step) throw notFound()

  const { isRead } = await progressOf({ userId: student.id, poemId: poem.id })
  const printed = printPoem(poem)
  const [from, to] = step.lines
  const opened = steps.slice(0, number).filter(({ part }) => part === step.part)
  return {
    poem: printed,
    number,
    count: steps.length,
    part: PART_NAMES[step.part],
    tabs: PARTS.map((part) => ({
      to: paths.learn.poemReading(poem.id, steps.findIndex((one) => one.part === part) + 1),
      label: PART_NAMES[part].title,
      isHere: part === step.part,
    })),
    notes: opened.map(({ lines, text }) => ({
      place: placeName(printed, lines),
      // A long passage stands beside it anyway.
      quoted: printed.shape === 'verse' && lines[1] - lines[0] < MOST_QUOTED ? linesIn(printed, lines) : [],
      text: curlyQuotes(text),
    })),
    marked: Array.from({ length: to - from + 1 }, (_, index) => from + index),
    next: steps[number]?.part,
    isRead,
  }
}

const MOST_QUOTED = 4

export default function GuidedReading() {
  const { poem, number, count, part, tabs, notes, marked, next, isRead } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack">
      <p>
        <AppLink to={paths.learn.poem(poem.id)}>{poem.title}</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">
          Guided reading, step {number} of {count}
        </p>
        <h1 className="title-2">{poem.title}</h1>
      </header>
      <div className="poem-beside">
        <div className="stack poem-guide">
          <Tabs label="Parts of the reading" tabs={tabs} />
          <section className="stack" aria-labelledby="part">
            <h2 id="part" className="title-3">
              {part.title}
            </h2>
            <p className="soft">{part.ask}</p>
            <Notes notes={notes} />
          </section>
          {next ? (
            <p>
              <ButtonLink to={paths.learn.poemReading(poem.id, number + 1)}>
                {PART_NAMES[next].title === part.title ? 'Open the next note' : `Go on to the ${PART_NAMES[next].title.toLowerCase()}`}
              </ButtonLink>
            </p>
          ) : (
            <End poemId={poem.id} isRead={isRead} />
          )}
        </div>
        <PoemText poem={poem} marked={marked} markedAs="spoken of here" />
      </div>
    </div>
  )
}

function Notes({ notes }: { notes: { place: string; quoted: string[]; text: string }[] }) {
  return (
    <ol className="notes stack">
      {notes.map(({ place, quoted, text }) => (
        <li key={text} className="stack tight">
          <p className="small soft">{place}</p>
          {quoted.length > 0 && (
            <blockquote className="quoted">
              {quoted.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </blockquote>
          )}
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

function End({ poemId, isRead }: { poemId: string; isRead: boolean }) {
  return (
    <div className="cluster">
      <ButtonLink to={paths.learn.poemQuestion(poemId, 1)} look={isRead ? 'solid' : 'quiet'}>
        Answer the questions
      </ButtonLink>
      {!isRead && (
        <form method="post" action={paths.learn.poem(poemId)}>
          <SubmitButton pending="Saving..." name="intent" value="read">
            I have read it
          </SubmitButton>
        </form>
      )}
    </div>
  )
}
