/** What is due, each card a form of its own. The answer that was just given is explained above the queue. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { checkCard, isAnalogyCard, titleOfCard } from '~/exam/words/deck/cards.server'
import { entryOf } from '~/exam/words/entries.server'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { queueOf } from '~/models/words/queue.server'
import { reviewWord } from '~/models/words/review.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { WordCard } from './parts/word-card'

export const meta = pageMeta('Review')

const choice = z.coerce.number().int().min(0).max(4)
const AnswerSchema = z.object({
  word: z.string().min(1).max(60),
  seen: z.coerce.number().int().min(0).max(100_000),
  answer: choice,
  bridge: choice.optional(),
})
/** An analogy whose bridge was chosen and whose pair was not. */
const CrossedSchema = z.object({ word: z.string().max(60), bridge: choice, answer: z.undefined().optional() })

const NO_ANSWER = { title: 'We did not receive your answer', text: 'Please press one of the answers again.' }

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const crossed = CrossedSchema.safeParse(query)
  const queue = await queueOf({ userId: student.id, crossed: crossed.success ? crossed.data : null })
  return { ...queue, last: lastAnswer(query) }
}

/** The answer that the address tells of; null for none. */
function lastAnswer(query: Record<string, string>) {
  const { data: said } = AnswerSchema.safeParse(query)
  const checked = said && checkCard({ word: said.word, reviews: said.seen }, said.answer, said.bridge ?? null)
  if (!checked) return null
  const { isRight, key, why } = checked
  const title = titleOfCard(said.word)
  if (isAnalogyCard(said.word)) return { isRight, key: `goes with ${key}`, why, title, to: null }
  // Its meaning was on the card, and an address alone shows none.
  if (!entryOf(said.word)) return { isRight, key: '', why: '', title, to: null }
  return { isRight, key: `means ${key}.`, why, title, to: paths.public.word(said.word) }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { value } = parseFormData(await readForm(request), AnswerSchema)
  const checked = value && checkCard({ word: value.word, reviews: value.seen }, value.answer, value.bridge ?? null)
  if (!checked) return data({ problem: NO_ANSWER }, 400)

  const { word, seen, answer, bridge } = value
  await reviewWord({ userId: student.id, word, seen, grade: checked.grade, profile: student.profile })
  const said = { word, seen: String(seen), answer: String(answer), ...(bridge === undefined ? {} : { bridge: String(bridge) }) }
  return redirect(`${paths.learn.wordReview(said)}#queue`, 303)
}

export default function Review() {
  const { cards, count, last } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.learn.words()}>Your words</AppLink>
      </p>
      <h1 className="title-2">Review</h1>
      <Problem problem={answer?.problem} />
      <div id="queue" className="stack" data-queue="" tabIndex={-1}>
        <p role="alert" data-lost="" hidden>
          <strong>Your answer did not reach us.</strong> Please check the connection and press it again.
        </p>
        {last && <Last last={last} />}
        {cards.length > 0 ? (
          <>
            <p className="cluster between">
              <strong>{count === 1 ? '1 card is due' : `${count} cards are due`}</strong>
              <span className="small soft with-scripts">Keys 1 to 4 answer the first card, the space bar shows a meaning.</span>
            </p>
            <ol className="queue">
              {cards.map((card) => (
                <li key={card.word}>
                  <WordCard card={card} />
                </li>
              ))}
            </ol>
          </>
        ) : (
          <EmptyState title="All done for now" action={<ButtonLink to={paths.learn.words()}>Your words</ButtonLink>}>
            Nothing is due. Words come back on the day you would begin to forget them.
          </EmptyState>
        )}
      </div>
      <script src="/words.js" defer />
    </div>
  )
}

function Last({ last: { isRight, key, why, title, to } }: { last: NonNullable<ReturnType<typeof lastAnswer>> }) {
  return (
    <div role="status">
      <Banner tone={isRight ? 'good' : 'wrong'}>
        <p>
          <strong>{isRight ? 'Saved.' : 'Not this time.'}</strong> {to ? <AppLink to={to}>{title}</AppLink> : title} {key} {why}
        </p>
        {!isRight && <p>It comes back at the end of today’s cards.</p>}
      </Banner>
    </div>
  )
}
