/** The privacy policy: what is really stored, for what, how long, and who decides about it. */
import { DocumentPage } from '~/components/layout/document-page'
import { pageMeta } from '~/utils/text/page-meta'
import { RIGHTS } from './parts/privacy-rights'
import { STORED } from './parts/privacy-stored'

export const meta = pageMeta(
  'Privacy Policy',
  'What Stanine stores about you, why, for how long, and how you see, correct, download or delete it.',
)

export default function Privacy() {
  return (
    <DocumentPage
      title="Privacy Policy"
      updated="November 22, 2026"
      lead="We store what a student needs to practice, and nothing to sell. Here is all of it, in plain words."
      parts={[...STORED, ...RIGHTS]}
    />
  )
}
