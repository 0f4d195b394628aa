/** The drafts of an essay, and what changed since the one before. */
import { AppLink } from '~/components/links/app-link'
import type { PrintedChanges } from './print-essay.server'

interface DraftListProps {
  drafts: { draft: number; words: number; isHere: boolean; isOpen: boolean; to: string }[]
}

export function DraftList({ drafts }: DraftListProps) {
  return (
    <ol className="plain-list">
      {drafts.map(({ draft, words, isHere, isOpen, to }) => (
        <li key={draft}>
          {isHere ? <strong>Draft {draft}</strong> : <AppLink to={to}>Draft {draft}</AppLink>}{' '}
          <span className="small soft">
            {words === 1 ? '1 word' : `${words} words`}
            {isOpen ? ', not finished' : ''}
            {isHere ? ', this one' : ''}
          </span>
        </li>
      ))}
    </ol>
  )
}

export function DraftsBeside({ changes: { since, kept, added, removed, sentences } }: { changes: PrintedChanges }) {
  return (
    <details className="card" open>
      <summary>
        Since draft {since}: {sentenceCount(added)} new, {sentenceCount(removed)} gone, {sentenceCount(kept)} as before
      </summary>
      <p className="written changes">
        {sentences.map(({ text, state }, index) => (
          // Two sentences may be the same; their place is what tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Changed key={index} state={state} text={text} />
        ))}
      </p>
    </details>
  )
}

function Changed({ state, text }: { state: 'same' | 'new' | 'gone'; text: string }) {
  if (state === 'new') return <ins>{text} </ins>
  return state === 'gone' ? <del>{text} </del> : <span>{text} </span>
}

function sentenceCount(count: number): string {
  return count === 1 ? '1 sentence' : `${count} sentences`
}
