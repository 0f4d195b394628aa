/** An address that names no word of the list: what may have been meant, and the search. */
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'
import type { optionsFor } from '../../parts/words/describe.server'
import { SearchForm } from '../../parts/words/search-form'

interface UnknownWordProps {
  asked: string
  near: string[]
  options: ReturnType<typeof optionsFor>
}

export function UnknownWord({ asked, near, options }: UnknownWordProps) {
  return (
    <div className="wrap page stack loose">
      <header className="prose stack tight">
        <h1>No such word</h1>
        <p className="lead">“{asked}” is not in our list.</p>
      </header>
      {near.length > 0 && (
        <section className="stack tight">
          <h2 className="title-3">Did you mean</h2>
          <ul className="cluster">
            {near.map((word) => (
              <li key={word}>
                <AppLink to={paths.public.word(word)}>{word}</AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SearchForm action={paths.public.vocabulary()} options={options} stored={{ search: asked }} />
      <p>
        <AppLink to={paths.public.vocabulary()}>Show all words</AppLink>
      </p>
    </div>
  )
}
