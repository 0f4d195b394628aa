/** A passage that is open: first to read, by the server's clock; then with its questions, and always with highlights, notes and words. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import type { RouteHandle } from '~/components/links/document'
import { Button, ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { LEVEL_NAMES } from '~/exam/core/names'
import { MOST_SENTENCES } from '~/exam/print/sentences'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { endReading, keepHighlights } from '~/models/reading/reading.server'
import { readRecord } from '~/models/reading/record.server'
import { listNotes } from '~/models/reading/text.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { IdeaCard, NotesCard, QuestionsCard, WordsCard } from './parts/cards'
import { MarkedPassage } from './parts/marked-passage'
import { speedText } from './parts/names'
import { noteShown, pageReading, printedPassage, shownWords } from './parts/opened.server'

export const handle: RouteHandle = { hasOwnStyle: true }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args.data?.passage.title ?? 'Passage')(args)

const Sentences = z.array(z.coerce.number().int().min(0).max(MOST_SENTENCES)).max(MOST_SENTENCES)
const ActionSchema = z.object({
  /** `notes` keeps what is ticked, and goes on to the notes. */
  intent: z.enum(['read', 'highlight', 'unhighlight', 'notes']),
  /** The page showed boxes, and these are the ones that are ticked: none is sent for none. */
  marks: z.literal('1').optional(),
  sentence: z.preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), Sentences),
  /** Those that were highlighted when the page was made: ",0,3". */
  had: z.preprocess((had) => (typeof had === 'string' ? had.split(',').filter(Boolean) : had), Sentences.optional()),
})

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const reading = await pageReading(student.id, params.sittingId)
  await noteShown(request, reading, student.id)
  const { searchParams } = new URL(request.url)
  const { sittingId, level, words, readAt, sentences, questions, next, mainIdea } = reading
  const [notes, record] = await Promise.all([
    listNotes({ userId: student.id, sittingId }),
    readAt ? readRecord(student.id, sittingId) : null,
  ])
  return {
    sittingId,
    level,
    levelName: LEVEL_NAMES[level],
    passage: printedPassage(reading),
    length: words,
    sentences,
    isMarking: searchParams.get('mark') === '1',
    isClearing: searchParams.get('clear') === '1' && sentences.length > 0,
    notes,
    words: shownWords(reading),
    after: readAt && {
      questions: questions.map(({ position, isRight }) => ({ position, isRight })),
      next,
      mainIdea,
      speed: record ? speedText(record.speed) : '',
    },
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId, passage } = await pageReading(student.id, params.sittingId)
  const { value: form, refusal } = parseFormData(await readForm(request), ActionSchema)
  if (refusal) return data({ problem: { title: 'We did not receive all of that', text: 'Please press the button again.' } }, 400)

  const owner = { userId: student.id, sittingId }
  const had = form.had ?? null
  if (form.intent === 'unhighlight') await keepHighlights(owner, passage, { had, sentences: [] })
  else if (form.marks) await keepHighlights(owner, passage, { had, sentences: form.sentence })
  if (form.intent === 'notes') return redirect(paths.learn.readingNotes(sittingId), 303)
  if (form.intent !== 'read') return redirect(paths.learn.reading(sittingId), 303)
  await endReading(owner)
  return redirect(paths.learn.readingQuestion(sittingId, 1), 303)
}

const FORM = 'reading'

/** Never empty, because an empty field counts as none. */
const listed = (sentences: readonly number[]) => `,${sentences.join(',')}`

export default function ReadPassage() {
  const { sittingId, level, levelName, passage, length, sentences, isMarking, notes, words, after, isClearing } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (isClearing) return <ClearHighlights sittingId={sittingId} sentences={sentences} />
  return (
    <div className="wrap page stack">
      <p className="no-print">
        <AppLink to={paths.learn.passages({ level })}>Reading comprehension</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">
          {levelName} · {length} words
        </p>
        <h1 className="title-2">{passage.title}</h1>
      </header>
      <Problem problem={answer?.problem} />
      <form method="post" action={paths.learn.reading(sittingId)} id={FORM}>
        {isMarking && <input type="hidden" name="marks" value="1" />}
        <input type="hidden" name="had" value={listed(sentences)} />
      </form>
      <div className="reading-beside">
        <MarkedPassage sittingId={sittingId} passage={passage} sentences={sentences} isMarking={isMarking} form={FORM} />
        <div className="stack no-print">
          {after ? <QuestionsCard sittingId={sittingId} {...after} /> : <StillReading />}
          {after && <IdeaCard sittingId={sittingId} idea={after.mainIdea} />}
          <NotesCard sittingId={sittingId} notes={notes} keeps={isMarking ? FORM : undefined} />
          <WordsCard sittingId={sittingId} words={words} />
        </div>
      </div>
    </div>
  )
}

function StillReading() {
  return (
    <section className="card stack tight" aria-labelledby="reading">
      <h2 id="reading" className="title-3">
        Read first
      </h2>
      <p>
        Read once, at your own pace. The time runs from when the passage was first on your screen until you press this button. The text
        stays beside the questions.
      </p>
      <div>
        <Button type="submit" form={FORM} name="intent" value="read">
          I have read it: to the questions
        </Button>
      </div>
    </section>
  )
}

function ClearHighlights({ sittingId, sentences }: { sittingId: string; sentences: number[] }) {
  const count = sentences.length === 1 ? 'The highlight' : `All ${sentences.length} highlights`
  return (
    <PageDialog title="Clear the highlights?">
      <p>{count} of this passage will be gone and cannot be brought back.</p>
      <form method="post" action={paths.learn.reading(sittingId)} className="cluster">
        <input type="hidden" name="had" value={listed(sentences)} />
        <SubmitButton name="intent" value="unhighlight" look="danger" pending="Clearing...">
          Clear them
        </SubmitButton>
        <ButtonLink to={paths.learn.reading(sittingId)} look="quiet">
          Keep them
        </ButtonLink>
      </form>
    </PageDialog>
  )
}
