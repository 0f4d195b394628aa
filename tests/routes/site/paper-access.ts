/** Who may open the tests on paper, and what leads a section to paper and back. */
import type { Access } from './access-words'

const PAPER = 'isee-upper-test-5-vr'

export const PAPER_ACCESS: Record<string, Access> = {
  '/premium/pdf-downloads': { guard: 'profile' },
  '/premium/pdf-downloads/:paperId': { guard: 'profile', post: 'profile', path: `/premium/pdf-downloads/${PAPER}` },
  '/premium/pdf-downloads/:paperId/file': { guard: 'profile', path: `/premium/pdf-downloads/${PAPER}/file`, status: 404, isResource: true },
  '/premium/answer-keys': { guard: 'profile' },
  '/premium/answer-keys/:paperId/file': { guard: 'profile', path: `/premium/answer-keys/${PAPER}/file`, status: 404, isResource: true },
}
