/** The glossary of poetry: each word with how it is said, what it means, and lines of ours that show it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { TERMS } from '~/content/poems/poems.server'
import { linesIn, placeName, printPoem } from '~/exam/poems/print.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { slugOf } from '~/utils/text/slug'
import { pagePoem } from './parts/page-poem.server'

export const meta = pageMeta('Words about poems')

/** What is longer than an example shows only how it begins. */
const MOST_LINES = 12
const FIRST_LINES = 6

export async function loader({ request }: LoaderFunctionArgs) {
  await requireProfile(request)
  const terms = TERMS.map(printTerm)
  return { terms, letters: lettersOf(terms) }
}

/** The letters that words begin with, each with the first of its words. */
function lettersOf(terms: readonly { id: string; term: string }[]) {
  const first = new Map<string, string>()
  for (const { id, term } of terms) {
    const letter = term.charAt(0).toUpperCase()
    if (!first.has(letter)) first.set(letter, id)
  }
  return [...first].map(([letter, id]) => ({ letter, id }))
}

function printTerm({ term, say, meaning, example }: (typeof TERMS)[number]) {
  const poem = printPoem(pagePoem(example.poem))
  const lines = linesIn(poem, example.lines)
  const isCut = lines.length > MOST_LINES
  return {
    id: slugOf(term),
    term,
    say,
    meaning: curlyQuotes(meaning),
    lines: isCut ? lines.slice(0, FIRST_LINES) : lines,
    isCut,
    from: `${isCut ? `The first ${FIRST_LINES} of ${lines.length} lines` : placeName(poem, example.lines)} of “${poem.title}”`,
    to: paths.learn.poem(poem.id, example.lines),
  }
}

export default function PoetryTerms() {
  const { terms, letters } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <p className="no-print">
        <AppLink to={paths.learn.poems()}>Poetry corner</AppLink>
      </p>
      <header className="stack tight">
        <h1>Words about poems</h1>
        <p className="lead">{terms.length} words that tests use and readers need, each with lines from our own poems.</p>
      </header>
      <nav aria-label="Words from A to Z" className="no-print">
        <ul className="letters">
          {letters.map(({ letter, id }) => (
            <li key={letter}>
              <a href={`#${id}`}>
                <span className="hidden">Words with </span>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <dl className="poetry-terms">
        {terms.map(({ id, term, say, meaning, lines, isCut, from, to }) => (
          <div key={id} id={id}>
            <dt>
              {term} <span className="small soft">{say}</span>
            </dt>
            <dd>
              <p>{meaning}</p>
              <blockquote className="quoted">
                {lines.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and a refrain comes back
                  <p key={index}>{line}</p>
                ))}
                {isCut && <p>…</p>}
              </blockquote>
              <p className="small">
                <AppLink to={to}>{from}</AppLink>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
