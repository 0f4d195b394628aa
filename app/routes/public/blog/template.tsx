/** The pattern that our articles follow. */
import { DocumentPage, type Part } from '~/components/layout/document-page'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta(
  'How we write articles',
  'The pattern of every article on the Stanine blog: a question a family asks, numbers with a source, a checklist, and a date.',
)

const PARTS: Part[] = [
  {
    id: 'question',
    title: 'A question that a family asks',
    body: <p>One question to an article. The first paragraph answers it; the rest says how we know and what to do.</p>,
  },
  {
    id: 'head',
    title: 'The head',
    body: (
      <p>
        Title, date, and the minutes that reading takes, counted from the words. Then a drawing made for this article, with a caption that
        adds a fact and a description for readers who cannot see it.
      </p>
    ),
  },
  {
    id: 'parts',
    title: 'Parts with plain headings',
    body: <p>Each heading says what its part holds. Steps are numbered, choices are listed, and figures are in tables.</p>,
  },
  {
    id: 'numbers',
    title: 'Numbers with a source and a year',
    body: (
      <p>
        Whatever somebody has published is named with where and when, at the end of the article. What we worked out ourselves says so. What
        nobody knows is left out.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'Something to use today',
    body: <p>A checklist, a calendar, a worked example, or questions to ask a school. An article without one is not finished.</p>,
  },
  {
    id: 'author',
    title: 'Who wrote it',
    body: (
      <p>
        The Stanine editorial desk. A second reader checks each fact, and a third reads the text aloud. To see the pattern at work, open{' '}
        <AppLink to={paths.public.article('financial-aid')}>the article on financial aid</AppLink>, or go back to{' '}
        <AppLink to={paths.public.blog()}>the blog</AppLink>.
      </p>
    ),
  },
]

export default function ArticleTemplate() {
  return (
    <DocumentPage
      title="How we write articles"
      lead="Every article on our blog has these parts, so that you can find the answer, check it, and use it."
      parts={PARTS}
    />
  )
}
