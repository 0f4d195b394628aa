/** A word: what it means, what it is mistaken for, where it comes from, and a question on it. */
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { AppLink } from '~/components/links/app-link'
import { TryCard } from '~/components/question/tried/try-card'
import { entryOf, neighborsOf } from '~/exam/words/entries.server'
import { nearWords } from '~/exam/words/near.server'
import { paths } from '~/paths'
import { leadToCanonical } from '~/utils/http/canonical.server'
import { pageMeta } from '~/utils/text/page-meta'
import { optionsFor, VOCABULARY } from '../parts/words/describe.server'
import { AddWord } from './parts/add-word'
import { describeEntry, tryOut } from './parts/entry.server'
import { EntryView } from './parts/entry-view'
import { definedTerm } from './parts/structured'
import { UnknownWord } from './parts/unknown'

const LONGEST_SHOWN = 60

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data?.word) return pageMeta('No such word')(args)
  const { word, entry } = args.data
  const { pos, definition } = entry
  const title = `${word.charAt(0).toUpperCase()}${word.slice(1)}: meaning, sentence, near misses`
  const description = `${word} (${pos}): ${definition}. With a sentence, near misses and a question.`
  return pageMeta(title, description, (appUrl) => [definedTerm({ word, definition, appUrl })])(args)
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const asked = (params.word ?? '').slice(0, LONGEST_SHOWN)
  const word = asked.toLowerCase().replaceAll(/\s+/g, '')
  const entry = entryOf(word)
  if (!entry) return data({ word: null, asked, near: nearWords(word), options: optionsFor(VOCABULARY) }, { status: 404 })
  leadToCanonical(request, paths.public.word(word))

  const { searchParams } = new URL(request.url)
  return data({
    word,
    entry: describeEntry(entry),
    question: tryOut(entry, searchParams),
    neighbors: neighborsOf(word),
  })
}

export default function WordPage() {
  const page = useLoaderData<typeof loader>()
  if (page.word === null) return <UnknownWord {...page} />

  const { word, entry, question, neighbors } = page
  return (
    <div className="wrap page stack loose">
      <AppLink to={paths.public.vocabulary()} className="back no-print">
        <ArrowLeft size={20} aria-hidden="true" />
        All words
      </AppLink>
      <h1>{word}</h1>
      <AddWord word={word} />
      <EntryView entry={entry} />
      <div className="prose">
        <TryCard id="question" name="A question" {...question} />
      </div>
      <nav className="cluster between" aria-label="Neighbors in the alphabet">
        {neighbors.previous ? <AppLink to={paths.public.word(neighbors.previous)}>Before: {neighbors.previous}</AppLink> : <span />}
        {neighbors.next ? <AppLink to={paths.public.word(neighbors.next)}>After: {neighbors.next}</AppLink> : <span />}
      </nav>
    </div>
  )
}
