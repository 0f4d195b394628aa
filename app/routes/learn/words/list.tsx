/** The student's words, all or one list, a page at a time; and where words are added: one, or those of the level, a theme, a passage, a mistake. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { THEMES } from '~/content/words/groups.server'
import { meaningOfCard, sourceOfCard, titleOfCard } from '~/exam/words/deck/cards.server'
import { entryOf } from '~/exam/words/entries.server'
import { readForm } from '~/forms/parse.server'
import { openSources } from '~/models/sittings/held-back.server'
import { addWords, type DeckCard, listDeck } from '~/models/words/deck.server'
import { paths } from '~/paths'
import { AddWords } from '~/routes/learn/parts/add-words'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { comingDay } from '~/utils/time/time-text'
import { isSteady, listTitle } from './parts/lists.server'
import { wordsAsked } from './parts/words-asked.server'

export const meta = pageMeta('Your word lists')

const ON_PAGE = 50

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const query = new URL(request.url).searchParams
  const list = query.get('list')
  const title = list && listTitle(list)
  const [deck, open] = await Promise.all([listDeck(student.id), openSources(student.id)])
  const cards = title ? deck.filter(({ origin }) => origin === list) : deck
  const pages = Math.max(1, Math.ceil(cards.length / ON_PAGE))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1))
  const now = new Date()
  return {
    ...{ list: title ? list : null, title: title || 'All your words', page, pages, total: cards.length },
    rows: cards.slice((page - 1) * ON_PAGE, page * ON_PAGE).map((card) => rowOf(card, open, now, student.profile.timeZone)),
    themes: THEMES.map(({ id, title: name, words }) => ({ id, name, count: words.length })),
  }
}

function rowOf(card: DeckCard, open: ReadonlySet<string>, now: Date, timeZone: string) {
  const { word, dueAt, reviewedAt } = card
  const isListed = entryOf(word) !== null
  const state = reviewedAt === null ? 'not asked yet' : isSteady(card) ? 'learned' : 'being learned'
  return {
    ...{ word, state, title: titleOfCard(word) },
    to: isListed ? paths.public.word(word) : null,
    // The list is everybody's; what a passage says waits while a test or quiz holds it.
    meaning: isListed || !open.has(sourceOfCard(word)) ? meaningOfCard(word) : '',
    returns: dueAt <= now ? 'due now' : `returns ${comingDay(dueAt, now, timeZone)}`,
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const asked = await wordsAsked(student, await readForm(request))

  const count = await addWords({ userId: student.id, words: asked.words, origin: asked.origin })
  const headers = await flashHeaders(asked.words.length === 0 ? NO_WORDS : addedMessage(count, asked.words.length))
  return redirect(asked.to, { status: 303, headers })
}

const NO_WORDS = {
  kind: 'problem',
  title: 'No words found',
  text: 'None of our list is in there. Choose words from the word list instead.',
} as const

function addedMessage(count: number, all: number) {
  if (count === 0) return { kind: 'success', title: 'Already there', text: 'You are learning this already.' } as const
  const text = `${count === all ? 'They are' : `${all - count} were there already; the others are`} due now.`
  return { kind: 'success', title: `${count} added to your words`, text: count === 1 && all === 1 ? 'It is due now.' : text } as const
}

export default function WordLists() {
  const { list, title, page, pages, total, rows, themes } = useLoaderData<typeof loader>()
  const at = (number: number) => `${paths.learn.wordList(list ?? undefined)}${list ? '&' : '?'}page=${number}`
  return (
    <div className="wrap page stack loose">
      <p>
        <AppLink to={paths.learn.words()}>Your words</AppLink>
      </p>
      <header className="stack tight">
        <h1 className="title-2">{title}</h1>
        <p className="soft">
          {total === 1 ? '1 card' : `${total} cards`}
          {list && (
            <>
              . <AppLink to={paths.learn.wordList()}>All your words</AppLink>
            </>
          )}
        </p>
      </header>
      {rows.length === 0 && (
        <EmptyState title="No words yet" action={<AppLink to={paths.public.vocabulary()}>The whole word list</AppLink>}>
          Each word of our list has a button that adds it here.
        </EmptyState>
      )}
      <ul className="words">
        {rows.map((row) => (
          <li key={row.word}>
            {row.to ? <AppLink to={row.to}>{row.title}</AppLink> : <strong>{row.title}</strong>}{' '}
            <span className="small soft">{`${row.state}, ${row.returns}`}</span>
            <p>{row.meaning}</p>
            <p className="small">
              <AppLink to={paths.learn.wordRemoval(row.word)} aria-label={`Remove ${row.title}`}>
                Remove
              </AppLink>
            </p>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className="cluster between" aria-label="Pages">
          {page > 1 ? <AppLink to={at(page - 1)}>Previous page</AppLink> : <span />}
          <span className="soft">
            Page {page} of {pages}
          </span>
          {page < pages ? <AppLink to={at(page + 1)}>Next page</AppLink> : <span />}
        </nav>
      )}
      <Themes themes={themes} />
    </div>
  )
}

function Themes({ themes }: { themes: { id: string; name: string; count: number }[] }) {
  return (
    <section className="card stack tight" aria-labelledby="themes">
      <h2 id="themes" className="title-3">
        Begin a list by theme
      </h2>
      <p>Words on one subject help each other. We add those of your level that you do not have yet.</p>
      <ul className="words">
        {themes.map(({ id, name }) => (
          <li key={id}>
            <AddWords from="theme" name={id}>
              <div>
                <Button type="submit" look="quiet" size="slim" aria-label={`${name}: add its words`}>
                  {name}
                </Button>
              </div>
            </AddWords>
          </li>
        ))}
      </ul>
    </section>
  )
}
