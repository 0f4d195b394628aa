/** One mistake: the question as it was, why the wrong choice tempts, the student's own note, and how its twins went. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Solution } from '~/components/question/solution'
import { WatchThis } from '~/components/results/watch-this'
import { Badge } from '~/components/ui/badge'
import { REASON_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { printSolution } from '~/exam/print/item.server'
import { wordsOfItem } from '~/exam/words/listed.server'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { mayStoreText } from '~/models/families/consent.server'
import { findMistake } from '~/models/mistakes/mistakes.server'
import { NoteSchema, saveNote } from '~/models/mistakes/words/note.server'
import { toldReason } from '~/models/mistakes/words/told-reason'
import { paths } from '~/paths'
import { AddWords } from '~/routes/learn/parts/add-words'
import { lessonLinks } from '~/routes/learn/parts/lesson-links.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { NoteCard } from './parts/note-card'
import { Reviews, shownReviews } from './parts/reviews'
import { stateOf } from './parts/state'

export const meta = pageMeta('Mistake')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const [mistake, mayWrite] = await Promise.all([
    findMistake({ studentId: student.id, id: params.mistakeId ?? '' }),
    mayStoreText(student.id),
  ])
  if (!mistake) throw notFound()

  const { timeZone } = student.profile
  const { subject, createdAt } = mistake
  const reason = toldReason(mistake)
  const about = [SUBJECT_NAMES[subject], dayText(createdAt, timeZone), reason && REASON_NAMES[reason]]
  return {
    id: mistake.id,
    skill: mistake.skillArea,
    hasWords: wordsOfItem(mistake.item).length > 0,
    lessons: lessonLinks([mistake.skillArea]),
    about: about.filter(Boolean).join(' · '),
    ...stateOf(mistake, new Date(), timeZone),
    solution: printSolution(mistake.item, mistake.choice),
    markTo: mistake.place && paths.learn.questionMark(mistake.sessionId ?? '', mistake.place.position, mistake.place.part ?? undefined),
    said: {
      wrongAnswerType: reason ?? undefined,
      confidenceLevel: confidenceOf(mistake.metadata),
      note: mistake.note ?? undefined,
    },
    mayWrite,
    reviews: shownReviews(mistake.reviews, timeZone),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, NoteSchema)
  if (refusal) return refusal

  const mistakeId = params.mistakeId ?? ''
  const outcome = await saveNote({ studentId: student.id, mistakeId, ...value })
  if (outcome === 'missing') throw notFound()
  if (outcome === 'needs-parent') return refuseForm(keptValues(form), NEEDS_PARENT, 403)

  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'It is saved with this mistake.' })
  return redirect(paths.learn.mistake(mistakeId), { status: 303, headers })
}

/** How sure the student was, as its field shows it. */
function confidenceOf(metadata: unknown): string | undefined {
  const { confidenceLevel } = metadata as { confidenceLevel?: number }
  return confidenceLevel === undefined ? undefined : String(confidenceLevel)
}

export default function Mistake() {
  const { id, skill, hasWords, lessons, about, state, tone, solution, markTo, said, mayWrite, reviews } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.learn.mistakes()}>My mistakes</AppLink>
      </p>
      <header className="stack tight">
        <div className="cluster between">
          <h1 className="title-2">{skill}</h1>
          <Badge tone={tone}>{state}</Badge>
        </div>
        <p className="small soft">{about}</p>
      </header>
      <form method="post" action={paths.learn.twins()}>
        <input type="hidden" name="mistake" value={id} />
        <SubmitButton pending="Loading...">Try one like it</SubmitButton>
      </form>
      <section className="card" aria-label="The question, explained">
        <Solution solution={solution} markTo={markTo ?? undefined} />
      </section>
      {hasWords && (
        <AddWords from="mistake" name={id}>
          <div>
            <SubmitButton pending="Adding..." look="quiet">
              Add its words to mine
            </SubmitButton>
          </div>
        </AddWords>
      )}
      <WatchThis lessons={lessons} />
      <NoteCard mistakeId={id} said={said} mayWrite={mayWrite} answer={answer} />
      <Reviews reviews={reviews} />
    </div>
  )
}
