/** A word: its meaning, and what is near it, against it and behind it. */
import { Fragment } from 'react'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'
import type { ShownEntry } from './entry.server'

interface EntryViewProps {
  entry: ShownEntry
}

export function EntryView({ entry }: EntryViewProps) {
  const { pos, definition, sentence, synonyms, antonyms, near, levels, theme } = entry
  return (
    <article className="stack loose">
      <div className="prose stack tight">
        <p className="lead">
          <em>{pos}</em> {definition}
        </p>
        <p>“{sentence}”</p>
      </div>
      <dl className="terms">
        <dt>Synonyms</dt>
        <dd>
          <Words words={synonyms} />
        </dd>
        {antonyms.length > 0 && (
          <>
            <dt>Opposites</dt>
            <dd>
              <Words words={antonyms} />
            </dd>
          </>
        )}
        <dt>Theme</dt>
        <dd>
          <AppLink to={theme.to}>{theme.title}</AppLink>
        </dd>
        <dt>Levels</dt>
        <dd>{levels}</dd>
      </dl>
      <section className="prose stack tight">
        <h2 className="title-3">Near misses</h2>
        <p className="soft">Words that a question may offer instead, and why they do not fit.</p>
        <dl className="terms">
          {near.map((miss) => (
            <Fragment key={miss.word}>
              <dt>{miss.word}</dt>
              <dd>{miss.why}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
      <Roots entry={entry} />
    </article>
  )
}

function Roots({ entry: { root, roots } }: Pick<EntryViewProps, 'entry'>) {
  if (!root && roots.length === 0) return null
  return (
    <section className="prose stack tight">
      <h2 className="title-3">Where it comes from</h2>
      {root && <p>{root}.</p>}
      {roots.map(({ id, forms, from, means, examples, family, more, to }) => (
        <p key={id}>
          <AppLink to={to}>{forms}</AppLink> ({from}): {means}, as in {examples}. In its family:{' '}
          <Words words={family.map((word) => ({ word, to: paths.public.word(word) }))} />
          {more > 0 && (
            <>
              {' '}
              and <AppLink to={to}>{more} more</AppLink>
            </>
          )}
        </p>
      ))}
    </section>
  )
}

function Words({ words }: { words: { word: string; to: string | null }[] }) {
  return words.map(({ word, to }, index) => (
    <Fragment key={word}>
      {index > 0 && ', '}
      {to ? <AppLink to={to}>{word}</AppLink> : word}
    </Fragment>
  ))
}
