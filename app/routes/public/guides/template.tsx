/** The pattern that our guides follow, for whoever writes one and for whoever wants to know how they are made. */
import { DocumentPage, type Part } from '~/components/layout/document-page'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta(
  'How we write guides',
  'The pattern of every guide at Stanine: the answer first, facts with a source, worked examples, common mistakes.',
)

const PARTS: Part[] = [
  {
    id: 'title',
    title: 'A title that somebody would type',
    body: <p>“The week before the test” and not “Optimizing your preparation outcome.” If nobody would search for it, nobody needs it.</p>,
  },
  {
    id: 'answer',
    title: 'What matters, in one sentence',
    body: <p>Whoever reads only this sentence goes away with the right thing. The rest is for those who want to know how and why.</p>,
  },
  {
    id: 'facts',
    title: 'Facts with a source and a date',
    body: (
      <p>
        Numbers of questions, minutes and scores come from the same tables that our practice tests are made from. What a test maker or a
        school has published is told with its source. What we have worked out ourselves says so. What nobody knows is left out. Rules
        change, so each guide carries the day on which somebody last checked it.
      </p>
    ),
  },
  {
    id: 'strategies',
    title: 'What to do, and why it works',
    body: <p>One strategy a paragraph, with something that can be tried today. Then how to use the time, and when to guess.</p>,
  },
  {
    id: 'example',
    title: 'Three worked examples',
    body: (
      <p>Real questions or prompts that you answer on the page. Each answer comes with its reason and with what the question teaches.</p>
    ),
  },
  {
    id: 'wrong',
    title: 'Five common mistakes',
    body: <p>What goes wrong, why it happens, and what to do instead.</p>,
  },
  {
    id: 'family',
    title: 'Four weeks, and what a parent can do',
    body: <p>A plan for the section that fits beside school, ways to help at home, and the questions that families ask us.</p>,
  },
  {
    id: 'next',
    title: 'What to do next',
    body: <p>Two to four links to what a reader most probably needs now, and never a list of everything that we sell.</p>,
  },
  {
    id: 'words',
    title: 'The words',
    body: (
      <>
        <ul>
          <li>A student in middle school can read it, and no parent feels talked down to.</li>
          <li>No fear, no “secrets,” no promise of a score.</li>
          <li>A second reader checks each fact, and a third reads it aloud.</li>
        </ul>
        <p>
          See it at work: <AppLink to={paths.public.guide('isee-verbal-reasoning')}>ISEE Verbal Reasoning</AppLink>, or a shorter one,{' '}
          <AppLink to={paths.public.exampleGuide()}>The week before the test</AppLink>. Found something wrong in a guide?{' '}
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
      lead="Advice about these tests is everywhere, and much of it is old, copied, or written to sell. Our guides to the sections of the tests have these parts."
      parts={PARTS}
    />
  )
}
