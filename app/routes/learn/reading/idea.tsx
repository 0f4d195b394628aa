/** The main idea in one sentence of the student's own, put beside a model and two that miss it. Nothing is marked. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { passageNotes } from '~/content/reading/reading.server'
import { CATEGORY_NAMES } from '~/exam/bank/passages.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { ideasIn } from '~/exam/reading/idea'
import { AppForm } from '~/forms/app-form'
import { TextArea } from '~/forms/fields/text-area'
import { keptValues, parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { mayStoreText } from '~/models/families/consent.server'
import { SeenSchema } from '~/models/poems/own.server'
import { IdeaSchema, saveIdea, seenIdea } from '~/models/reading/text.server'
import { IDEA_FIELDS } from '~/models/reading/text-fields'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { type Compared, Comparison } from './parts/comparison'
import { pageAfterReading } from './parts/opened.server'

export const meta = pageMeta('Main idea of a passage')

interface IdeaAnswer extends FormAnswer {
  compared?: Compared
  /** The sentence of another window, when that has saved one. */
  other?: { sentence: string; seen: number }
}

/** The sentence beside the model. */
function compare(passageId: string, sentence: string): Compared {
  const idea = passageNotes(passageId)?.idea
  if (!idea) throw notFound()
  const { model, misses, keys } = idea
  const found = ideasIn(sentence, keys)
  return {
    sentence,
    there: found.flatMap(({ word, isThere }) => (isThere ? [curlyQuotes(word)] : [])),
    missing: found.flatMap(({ word, isThere }) => (isThere ? [] : [curlyQuotes(word)])),
    model: curlyQuotes(model),
    misses: misses.map(({ sentence: miss, why }) => ({ sentence: curlyQuotes(miss), why: curlyQuotes(why) })),
  }
}

/** Our sentence would give the question on the main idea away. */
function isAskedStill({ questions }: Awaited<ReturnType<typeof pageAfterReading>>): boolean {
  return questions.some(({ item, isRight }) => item.skill === CATEGORY_NAMES.main_idea && isRight === null)
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const reading = await pageAfterReading(student.id, params.sittingId)
  const { sittingId, passageId, passage, mainIdea } = reading
  const [keeps, waits] = [await mayStoreText(student.id), isAskedStill(reading)]
  const stored = mainIdea && !waits ? compare(passageId, mainIdea) : null
  const isChild = student.profile.holder === 'child'
  return { sittingId, title: curlyQuotes(passage.title), isChild, keeps, waits, mainIdea, stored, seen: seenIdea(reading) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const reading = await pageAfterReading(student.id, params.sittingId)
  const { sittingId, passageId } = reading
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, IdeaSchema)
  if (refusal) return refusal

  const seen = SeenSchema.parse(form.get('seen'))
  const outcome = await saveIdea({ userId: student.id, sittingId, sentence: value.sentence, seen })
  if (outcome === 'missing') throw notFound()
  if (outcome === 'elsewhere') {
    const stored = await pageAfterReading(student.id, sittingId)
    const other = { sentence: stored.mainIdea ?? '', seen: seenIdea(stored) }
    return data<IdeaAnswer>({ result: keptValues(form), problem: SAVED_ELSEWHERE, other }, 409)
  }
  // Compared all the same: only this answer has the sentence, and nothing keeps it.
  if (outcome === 'needs-parent') {
    const compared = isAskedStill(reading) ? undefined : compare(passageId, value.sentence)
    return data<IdeaAnswer>({ result: keptValues(form), compared })
  }
  return redirect(`${paths.learn.readingIdea(sittingId)}#compared`, 303)
}

const SAVED_ELSEWHERE = {
  title: 'Another window has saved another sentence',
  text: 'What you wrote here is not saved yet. Both are below: please choose the one to go on with.',
}

export default function MainIdea() {
  const { sittingId, title, isChild, keeps, waits, mainIdea, stored, seen } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as IdeaAnswer | undefined
  const form = useForm('main-idea', IDEA_FIELDS, answer, { sentence: mainIdea ?? undefined })
  const { other } = answer ?? {}
  const compared = answer?.compared ?? (other ? null : stored)
  // What was refused goes on from what its page knew, or from what it now shows beside it.
  const known = other?.seen ?? answer?.result?.initialValue?.seen ?? seen
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.learn.reading(sittingId)}>{title}</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">{title}</p>
        <h1 className="title-2">The main idea in one sentence</h1>
        <p className="lead">Who or what is it about, and what about it? Leave out what only one paragraph says.</p>
      </header>
      <AppForm form={form} action={paths.learn.readingIdea(sittingId)} className="card stack">
        <input type="hidden" name="seen" value={String(known)} />
        {other && (
          <section className="stack tight" aria-label="Saved in another window">
            <h2 className="title-3">Saved in another window</h2>
            <p className="written">{other.sentence}</p>
            <p>
              <AppLink to={paths.learn.readingIdea(sittingId)}>Keep this one instead. What you wrote below will be lost.</AppLink>
            </p>
          </section>
        )}
        <TextArea
          field={form.sentence}
          label="Your sentence"
          hint={
            keeps
              ? `It is kept with the passage.${isChild ? ' The parent who agreed can read it.' : ''}`
              : 'It is compared and not kept: a parent decides first. Your profile shows whom we emailed.'
          }
        />
        <SubmitButton pending="Comparing...">{other ? 'Put my sentence in its place' : 'Compare it'}</SubmitButton>
      </AppForm>
      {compared && <Comparison {...compared} />}
      {waits && (mainIdea || answer) && (
        <Banner title="Ours comes after the question">
          Answer the passage’s question on its main idea first. Then press “Compare it” here, and our sentence stands beside yours.
        </Banner>
      )}
    </div>
  )
}
