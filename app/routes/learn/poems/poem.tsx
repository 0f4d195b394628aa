/** A poem: to read, hear and print, with its hard words, its meter when asked for, and the ways on. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { forgetAnswers, markRead, progressOf } from '~/models/poems/progress.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { AgainDialog } from './parts/again-dialog'
import { Aloud } from './parts/aloud'
import { Meter } from './parts/meter'
import { capital } from './parts/names'
import { pageLines, pagePoem } from './parts/page-poem.server'
import { type DescribedPoem, describePoem } from './parts/poem-page.server'
import { PoemText } from './parts/poem-text'
import { QuestionsCard } from './parts/questions-card'
import type { TermLink } from './parts/term-links.server'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args.data?.poem.title ?? 'Poem')(args)

const ActionSchema = z.object({ intent: z.enum(['read', 'unread', 'again']) })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const poem = pagePoem(params.poemId)
  const progress = await progressOf({ userId: student.id, poemId: poem.id })
  const isAsking = new URL(request.url).searchParams.get('again') === '1' && progress.answers.size > 0
  return { ...describePoem(poem, progress), marked: pageLines(request, poem), isAsking }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { id: poemId } = pagePoem(params.poemId)
  const { value: form, refusal } = parseFormData(await readForm(request), ActionSchema)
  if (refusal) return refusal

  const of = { userId: student.id, poemId }
  if (form.intent === 'again') {
    await forgetAnswers(of)
    return redirect(paths.learn.poemQuestion(poemId, 1), 303)
  }
  await markRead({ ...of, isRead: form.intent === 'read' })
  return redirect(paths.learn.poem(poemId), 303)
}

export default function PoemPage() {
  const page = useLoaderData<typeof loader>()
  const { poem, tier, form, isRead, marked } = page
  if (page.isAsking) return <AgainDialog poem={poem} />
  return (
    <div className="wrap page stack poem-page">
      <p className="no-print">
        <AppLink to={paths.learn.poems()}>Poetry corner</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">
          {capital(form.name)} · {tier} level
        </p>
        <div className="cluster">
          <h1 className="title-2">{poem.title}</h1>
          {isRead && <Badge tone="good">Read</Badge>}
        </div>
      </header>
      <div className="poem-beside">
        <div className="stack">
          <PoemText poem={poem} marked={marked} markedAs="the example" />
          <Aloud />
          <form method="post" action={paths.learn.poem(poem.id)} className="no-print">
            <SubmitButton pending="Saving..." name="intent" value={isRead ? 'unread' : 'read'} look="quiet" size="slim">
              {isRead ? 'Mark as not read' : 'I have read it'}
            </SubmitButton>
          </form>
        </div>
        <Beside page={page} />
      </div>
      <script src="/poems.js" defer />
    </div>
  )
}

function Beside({ page }: { page: DescribedPoem }) {
  const { poem, words, like } = page
  return (
    <div className="stack no-print">
      <section className="card stack tight" aria-labelledby="guide">
        <h2 id="guide" className="title-3">
          Read it with a guide
        </h2>
        <p className="soft">How it sounds, what it shows, where it turns: one note after the other.</p>
        <p>
          <ButtonLink to={paths.learn.poemReading(poem.id, 1)}>Begin with the sound</ButtonLink>
        </p>
      </section>
      <QuestionsCard {...page} />
      {words.length > 0 && <HardWords words={words} />}
      <Made {...page} />
      <section className="card stack tight" aria-labelledby="like">
        <h2 id="like" className="title-3">
          Write one like it
        </h2>
        <p>{like}</p>
        <p>
          <ButtonLink to={paths.learn.ownPoem(poem.id)} look="quiet">
            Write
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}

function Made({ form, figures, rhyme, meter }: Pick<DescribedPoem, 'form' | 'figures' | 'rhyme' | 'meter'>) {
  return (
    <section className="card stack tight" aria-labelledby="made">
      <h2 id="made" className="title-3">
        How it is made
      </h2>
      <p>
        Form: <TermName link={form} />
      </p>
      <p>
        Figures: <TermNames links={figures} />
      </p>
      {rhyme && (
        <p>
          Rhyme scheme: {rhyme}
          {rhyme.includes('x') && ' (x: a line that does not rhyme)'}
        </p>
      )}
      {meter && <Meter {...meter} />}
    </section>
  )
}

function HardWords({ words }: Pick<DescribedPoem, 'words'>) {
  return (
    <section className="card stack tight" aria-labelledby="words">
      <h2 id="words" className="title-3">
        Hard words
      </h2>
      <dl className="hard-words">
        {words.map(({ word, meaning }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function TermNames({ links }: { links: TermLink[] }) {
  return links.map((link, index) => (
    <span key={link.name}>
      {index > 0 && ', '}
      <TermName link={link} />
    </span>
  ))
}

function TermName({ link: { name, to } }: { link: TermLink }) {
  return to ? <AppLink to={to}>{name}</AppLink> : name
}
