/** The pattern that our guides follow, for whoever writes one and for whoever wants to know how they are made. */
import { DocumentPage, type Part } from '~/components/layout/document-page'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta(
  'How we write guides',
  'The pattern of every guide at Stanine: the answer first, facts with a source, steps in order, one next thing.',
)

const PARTS: Part[] = [
  {
    id: 'title',
    title: 'A title that somebody would type',
    body: <p>“The week before the test” and not “Optimizing your preparation outcome.” If nobody would search for it, nobody needs it.</p>,
  },
  {
    id: 'answer',
    title: 'The answer, in three sentences',
    body: (
      <p>Whoever reads only these must go away with the right thing. The rest of the guide is for those who want to know how and why.</p>
    ),
  },
  {
    id: 'facts',
    title: 'Facts with a source and a date',
    body: (
      <p>
        What a test maker or a school has published is told with where and when. What we have worked out ourselves says so. What nobody
        knows is left out. Rules change: each guide carries the day on which somebody last checked it.
      </p>
    ),
  },
  {
    id: 'steps',
    title: 'Steps in the order of doing',
    body: <p>One step a paragraph, each with something that can be done today and a way to see that it is done.</p>,
  },
  {
    id: 'example',
    title: 'One example, worked to the end',
    body: <p>With numbers, names and a mistake in it.</p>,
  },
  {
    id: 'wrong',
    title: 'What people get wrong',
    body: <p>Two or three errors that we really see, each with the sentence that would have prevented it.</p>,
  },
  {
    id: 'next',
    title: 'One next thing',
    body: <p>A single link, to what the reader most probably needs now. Never a list of everything that we sell.</p>,
  },
  {
    id: 'words',
    title: 'The words',
    body: (
      <>
        <ul>
          <li>A ten-year-old understands every sentence, and no parent feels talked down to.</li>
          <li>No fear, no “secrets,” no promise of a score.</li>
          <li>A second reader checks each fact, and a third reads it aloud.</li>
        </ul>
        <p>
          See it at work: <AppLink to={paths.public.exampleGuide()}>The week before the test</AppLink>. Found something wrong in a guide?{' '}
          <AppLink to={paths.public.contact()}>Write to us</AppLink>.
        </p>
      </>
    ),
  },
]

export default function GuideTemplate() {
  return (
    <DocumentPage
      title="How we write guides"
      lead="Advice about these tests is everywhere, and much of it is old, copied, or written to sell. Every guide of ours has these parts, in this order."
      parts={PARTS}
    />
  )
}
