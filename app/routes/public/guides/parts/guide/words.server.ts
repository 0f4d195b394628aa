/** The word list below the two guides to vocabulary, with the names that the test's own levels have. */
import type { GuideSlug } from '~/content/guides/slugs'
import type { Exam } from '~/exam/core/levels'
import { paths } from '~/paths'
import { describeWords, type WordsView } from '../../../parts/words/describe.server'

const EXAMS = { 'isee-vocabulary': 'isee', 'ssat-vocabulary': 'ssat' } as const satisfies Partial<Record<GuideSlug, Exam>>

/** The list as the address narrows it, which keeps the answers to the guide's examples; null below another guide. */
export function wordsOf(slug: string, query: URLSearchParams, kept: Record<string, string>): WordsView | null {
  if (slug !== 'isee-vocabulary' && slug !== 'ssat-vocabulary') return null
  return describeWords(query, { path: paths.public.guide(slug), anchor: '#words', exam: EXAMS[slug], kept })
}
