/** The word list of both tests: searched and narrowed by a form, printed, and asked in quizzes of ten. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { describeWords, VOCABULARY } from '../parts/words/describe.server'
import { WordsOnPaper } from '../parts/words/paper'
import { WordList } from '../parts/words/word-list'

export const meta = pageMeta(
  'Vocabulary for the ISEE and SSAT: 2,400 words',
  'Search 2,400 words by meaning, level, root or theme. Each has a sentence, near misses and a question. Print lists or take a quiz of ten.',
)

export function loader({ request }: LoaderFunctionArgs) {
  return describeWords(new URL(request.url).searchParams, VOCABULARY)
}

export default function Vocabulary() {
  const view = useLoaderData<typeof loader>()
  if (view.paper) return <WordsOnPaper view={view} />
  return (
    <div className="wrap page stack loose">
      <header className="prose stack tight">
        <h1>Vocabulary</h1>
        <p className="lead">
          Words that we chose for the three levels of both tests, each with a sentence, its near misses and its family. Our guides say how
          to learn them for the <AppLink to={paths.public.guide('isee-vocabulary')}>ISEE</AppLink> and the{' '}
          <AppLink to={paths.public.guide('ssat-vocabulary')}>SSAT</AppLink>.
        </p>
      </header>
      <WordList view={view} />
    </div>
  )
}
