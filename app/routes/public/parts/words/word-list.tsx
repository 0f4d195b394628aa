/** The word list on a page: the form, and a page of words or a quiz on them. */
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { paths } from '~/paths'
import type { WordsView } from './describe.server'
import { Quiz } from './quiz'
import { SearchForm } from './search-form'

export function WordList({ view }: { view: WordsView }) {
  const { path, anchor, narrowing, kept, options, list, quiz, title, total, all } = view
  return (
    <div className="stack loose">
      {quiz ? <Quiz quiz={quiz} about={title} /> : <SearchForm action={path + anchor} options={options} stored={narrowing} kept={kept} />}
      {total === 0 && <NoWords loosen={list?.loosen ?? []} all={all} />}
      {list && total > 0 && <Page list={list} title={title} total={total} all={all} />}
    </div>
  )
}

type List = NonNullable<WordsView['list']>

function Page({ list, title, total, all }: { list: List; title: string; total: number; all: string }) {
  const { rows, from, to, page, pages, previous, next, print, quiz } = list
  return (
    <section className="stack" aria-label="Words">
      <p role="status">
        {`Words ${from} to ${to} of ${total.toLocaleString('en-US')}`}
        {title && (
          <>
            {`: ${title}. `}
            <AppLink to={all}>Show all words</AppLink>
          </>
        )}
      </p>
      <p className="cluster">
        <ButtonLink to={quiz} look="quiet">
          Quiz me on ten
        </ButtonLink>
        <ButtonLink to={print} look="quiet">
          Print these words
        </ButtonLink>
        <AppLink to={paths.public.roots()}>All roots</AppLink>
      </p>
      <ul className="words">
        {rows.map(({ word, pos, definition, tier }) => (
          <li key={`${word} ${tier}`}>
            <AppLink to={paths.public.word(word)}>{word}</AppLink> <span className="small soft">{`${pos}, ${tier}`}</span>
            <p>{definition}</p>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className="cluster between" aria-label="Pages">
          {previous ? <AppLink to={previous}>Previous page</AppLink> : <span />}
          <span className="soft">
            Page {page} of {pages}
          </span>
          {next ? <AppLink to={next}>Next page</AppLink> : <span />}
        </nav>
      )}
    </section>
  )
}

function NoWords({ loosen, all }: Pick<List, 'loosen'> & { all: string }) {
  return (
    <EmptyState title="No word fits" action={<ButtonLink to={all}>Show all words</ButtonLink>}>
      {loosen.length === 0 && 'Try a shorter part of the word, or fewer filters.'}
      {loosen.map(({ label, count, to }, index) => (
        <span key={label}>
          {index > 0 && ' · '}
          <AppLink to={to}>
            Without the {label}: {count} {count === 1 ? 'word' : 'words'}
          </AppLink>
        </span>
      ))}
    </EmptyState>
  )
}
