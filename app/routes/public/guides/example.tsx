/** An example of a guide: short, in the order of doing, with every claim about the tests checked. */
import { DocumentPage } from '~/components/layout/document-page'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { WEEK_BEFORE } from './parts/week-before'

export const meta = pageMeta(
  'The week before the ISEE or SSAT',
  'A guide for the last seven days: one rehearsal, two repairs, the rules of the room, and a calm morning.',
)

export default function ExampleGuide() {
  return (
    <DocumentPage
      title="The week before the test"
      updated="November 22, 2026"
      lead={
        <>
          In the last week nobody becomes better at mathematics, but anybody can become worse at taking tests. Rehearse once, repair two
          things, then rest. This guide says what to do on which day. (It also shows{' '}
          <AppLink to={paths.public.guideTemplate()}>how we write guides</AppLink>.)
        </>
      }
      parts={WEEK_BEFORE}
    />
  )
}
