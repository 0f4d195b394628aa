/** The screens of tests on paper. */

const PAPERS = 'premium/pdf-downloads'

export const PAPER_SCREENS = [
  { route: PAPERS, title: 'tests on paper', at: () => `/${PAPERS}` },
  { route: `${PAPERS}/:paperId`, title: 'a test on paper', at: () => `/${PAPERS}/isee-upper-test-5` },
  { route: 'premium/answer-keys', title: 'answer keys', at: () => '/premium/answer-keys' },
]
