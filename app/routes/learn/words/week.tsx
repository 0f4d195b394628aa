/** The words of the week on a sheet of paper: what was begun in the last seven days and what returns in the next seven. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { meaningOfCard, sourceOfCard, titleOfCard } from '~/exam/words/deck/cards.server'
import { entryOf } from '~/exam/words/entries.server'
import { openSources } from '~/models/sittings/held-back.server'
import { listDeck } from '~/models/words/deck.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayAhead } from '~/utils/time/periods.server'
import { dayText } from '~/utils/time/time-text'

export const meta = pageMeta('Words of the week')

/** Two sheets of paper. */
const MOST = 80

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { timeZone } = student.profile
  const now = new Date()
  const [from, to] = [dayAhead(-6, timeZone, now), dayAhead(7, timeZone, now)]
  const [deck, open] = await Promise.all([listDeck(student.id), openSources(student.id)])
  const week = deck.filter(({ addedAt, dueAt }) => addedAt >= from || dueAt < to)
  const words = week.flatMap(({ word }) => {
    const entry = entryOf(word)
    const definition = meaningOfCard(word)
    if (definition === '' || (!entry && open.has(sourceOfCard(word)))) return []
    return [{ word, title: titleOfCard(word), definition, synonyms: entry?.synonyms.join(', ') ?? '' }]
  })
  return { words: words.slice(0, MOST), left: Math.max(0, words.length - MOST), day: dayText(now, timeZone) }
}

export default function WordsOfWeek() {
  const { words, left, day } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack">
      <p className="no-print cluster between">
        <AppLink to={paths.learn.words()}>Your words</AppLink>
        {words.length > 0 && (
          <span className="with-scripts">
            <Button look="quiet" size="slim" data-print="">
              Print
            </Button>
          </span>
        )}
      </p>
      <header className="sheet-head">
        <h1 className="title-2">Words of the week</h1>
        <p>{day}</p>
      </header>
      {words.length === 0 ? (
        <EmptyState title="No words this week" action={<AppLink to={paths.learn.words()}>Begin some words</AppLink>}>
          What you begin this week, and what comes back in the next seven days, is printed here.
        </EmptyState>
      ) : (
        <>
          <p className="small soft">Cover the right side with your hand. Put a dot beside each word you miss.</p>
          <table className="week-words">
            <caption className="hidden">Words of the week with their meanings</caption>
            <thead>
              <tr>
                <th scope="col">Word</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              {words.map(({ word, title, definition, synonyms }) => (
                <tr key={word}>
                  <th scope="row">{title}</th>
                  <td>
                    {definition} {synonyms && <span className="soft">({synonyms})</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {left > 0 && <p className="small soft">{left === 1 ? '1 word more is' : `${left} words more are`} in your lists.</p>}
        </>
      )}
    </div>
  )
}
