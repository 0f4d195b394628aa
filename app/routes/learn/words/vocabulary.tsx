/** Words toward the test: how many will be known on the morning, what is due, and the student's lists. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { Progress } from '~/components/ui/progress'
import { examOf, tierOf } from '~/exam/core/levels'
import { LEVEL_NAMES } from '~/exam/core/names'
import { SubmitButton } from '~/forms/submit-button'
import { examLevel } from '~/models/bank/stored-level'
import { heldBack } from '~/models/sittings/held-back.server'
import { listDeck } from '~/models/words/deck.server'
import { isWaiting } from '~/models/words/queue.server'
import { nextAnalogies, nextWords, wordStanding } from '~/models/words/standing.server'
import { paths } from '~/paths'
import { AddWords } from '~/routes/learn/parts/add-words'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { ForecastCard } from './parts/forecast-card'
import { listsOf } from './parts/lists.server'

export const meta = pageMeta('Your words')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const now = new Date()
  const level = examLevel(student.profile.level)
  const tier = tierOf(level)
  const [deck, held] = await Promise.all([listDeck(student.id), heldBack(student.id)])
  const { morning, ...standing } = wordStanding({ deck, tier, profile: student.profile }, now)
  return {
    levelName: LEVEL_NAMES[level],
    standing,
    day: dayText(morning, student.profile.timeZone),
    due: deck.filter((card) => isWaiting(card, held, now)).length,
    next: nextWords({ deck, tier, held }).length,
    analogies: examOf(level) === 'ssat' ? nextAnalogies({ deck, tier, held }).length : 0,
    lists: listsOf(deck),
  }
}

export default function Words() {
  const { levelName, standing, day, due, next, analogies, lists } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>Your words</h1>
        <p className="lead">Each word comes back when you are about to forget it, and once more before the test.</p>
      </header>
      <div className="split top">
        <Today due={due} next={next} analogies={analogies} />
        <ForecastCard standing={standing} day={day} />
      </div>
      <section className="stack" aria-labelledby="lists">
        <h2 id="lists">Your lists</h2>
        {lists.length === 0 ? (
          <p>
            Nothing is here yet. Begin with the words above, or look through{' '}
            <AppLink to={paths.public.vocabulary()}>the whole word list</AppLink> and add the ones you want to learn.
          </p>
        ) : (
          <>
            <ul className="words">
              {lists.map(({ origin, title, count, steady }) => (
                <li key={origin}>
                  <AppLink to={paths.learn.wordList(origin)}>{title}</AppLink>
                  <Progress label="Learned" value={steady} max={count} />
                </li>
              ))}
            </ul>
            <p className="cluster">
              <AppLink to={paths.learn.wordList()}>All your words</AppLink>
              <AppLink to={paths.learn.wordsOfWeek()}>Print the words of this week</AppLink>
              <AppLink to={paths.public.vocabulary()}>The whole word list</AppLink>
            </p>
          </>
        )}
      </section>
    </div>
  )
}

function Today({ due, next, analogies }: { due: number; next: number; analogies: number }) {
  return (
    <Card title="Today" heading="h2">
      <p>
        {due === 0 ? 'No card is due now.' : due === 1 ? '1 card is due.' : `${due} cards are due.`}{' '}
        {due === 0 ? 'You can begin new words, or come back tomorrow.' : 'Do these before you begin new ones.'}
      </p>
      {due > 0 && (
        <p>
          <ButtonLink to={paths.learn.wordReview()}>Review</ButtonLink>
        </p>
      )}
      {next > 0 && (
        <AddWords from="level">
          <SubmitButton pending="Adding..." look={due > 0 ? 'quiet' : undefined}>
            {next === 1 ? 'Begin 1 new word' : `Begin ${next} new words`}
          </SubmitButton>
        </AddWords>
      )}
      {analogies > 0 && (
        <AddWords from="analogies">
          <SubmitButton pending="Adding..." look="quiet">
            {analogies === 1 ? 'Begin 1 new analogy' : `Begin ${analogies} new analogies`}
          </SubmitButton>
          <p className="small soft">
            Say how the first two words belong together, then find the pair that belongs together in the same way.
          </p>
        </AddWords>
      )}
    </Card>
  )
}
