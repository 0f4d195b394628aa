/** Who may open the tests on paper, and what leads a section to paper and back. */
import type { Access } from './access-words'

const PAPER = 'isee-upper-test-5-vr'

/** Of a section that is not on paper. */
const section = (page: string, access: Partial<Access>): Access => ({
  guard: 'profile',
  path: `/premium/sittings/SITTING/paper${page}`,
  ...access,
})

export const PAPER_ACCESS: Record<string, Access> = {
  '/premium/sittings/:sittingId/paper': section('', { post: 'student', isOwned: true }),
  '/premium/sittings/:sittingId/paper/file': section('/file', { status: 404, isResource: true }),
  '/premium/sittings/:sittingId/paper/answers': section('/answers', { post: 'student', isOwned: true, status: 302 }),
  '/premium/pdf-downloads': { guard: 'profile' },
  '/premium/pdf-downloads/:paperId': { guard: 'profile', post: 'profile', path: `/premium/pdf-downloads/${PAPER}` },
  '/premium/pdf-downloads/:paperId/file': { guard: 'profile', path: `/premium/pdf-downloads/${PAPER}/file`, status: 404, isResource: true },
  '/premium/answer-keys': { guard: 'profile' },
  '/premium/answer-keys/:paperId/file': { guard: 'profile', path: `/premium/answer-keys/${PAPER}/file`, status: 404, isResource: true },
}
