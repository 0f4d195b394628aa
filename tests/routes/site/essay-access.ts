/** Who may open the essay workshop. */
import type { Access } from './access-words'

/** A page of an essay that its student has submitted. */
const own = (page: string, more: Partial<Access> = {}): Access => ({
  ...{ guard: 'profile', post: 'profile', path: `/premium/essay-workshop/essays/WORKSHOP${page}`, isOwned: true },
  ...more,
})

export const ESSAY_ACCESS: Record<string, Access> = {
  '/premium/essay-workshop': { guard: 'profile' },
  '/premium/essay-workshop/prompts/:promptId': {
    guard: 'profile',
    post: 'profile',
    path: '/premium/essay-workshop/prompts/isee-upper-07',
  },
  '/premium/essay-workshop/samples/:promptId': { guard: 'profile', path: '/premium/essay-workshop/samples/isee-upper-07' },
  '/premium/essay-workshop/essays/:essayId': own(''),
  '/premium/essay-workshop/essays/:essayId/submission': own('/submission', { status: 302 }),
  '/premium/essay-workshop/essays/:essayId/pdf': own('/pdf', { post: undefined, isResource: true }),
  '/premium/essay-workshop/essays/:essayId/deletion': own('/deletion'),
}
