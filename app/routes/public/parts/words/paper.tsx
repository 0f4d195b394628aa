/** Words for paper: a line for a name, and the words with their meanings in three columns. */
import { AppLink } from '~/components/links/app-link'
import type { WordsView } from './describe.server'

export function WordsOnPaper({ view: { paper, title, total, all } }: { view: WordsView }) {
  if (!paper) return null
  const { words, from, to, back, sheets, page } = paper
  return (
    <div id="words" className="wrap page stack">
      <p className="cluster no-print">
        <AppLink to={back}>Back to the words</AppLink>
        <span className="soft">Print this page with your browser: Ctrl and P, or ⌘ and P.</span>
      </p>
      {sheets.length > 1 && (
        <nav className="cluster no-print" aria-label="Sheets">
          {sheets.map((sheet, index) => (
            <AppLink key={sheet} to={sheet} aria-current={index + 1 === page ? 'page' : undefined}>
              Sheet {index + 1}
            </AppLink>
          ))}
        </nav>
      )}
      <header className="sheet-head">
        <h1 className="title-3">{title ? `Words to learn: ${title}` : 'Words to learn'}</h1>
        <p>Name ______________________ Date ____________</p>
      </header>
      {words.length > 0 ? (
        <>
          <p className="small soft">
            Words {from} to {to} of {total.toLocaleString('en-US')} · Stanine
          </p>
          <dl className="paper-words">
            {words.map(({ word, definition }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>
          No word fits. <AppLink to={all}>Show all words</AppLink>
        </p>
      )}
    </div>
  )
}
