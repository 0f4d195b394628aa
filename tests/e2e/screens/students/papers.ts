/** The screens of tests on paper, and of a section that went there. */
import { printRest } from '~/models/papers/handover.server'
import { sitQuiz } from '../../../factories/sittings'

export interface PaperHistory {
  /** A section that is on paper. */
  printed: string
}

export async function livePapers(userId: string): Promise<PaperHistory> {
  const quiz = { userId, level: 'isee-upper', subject: 'quantitative_reasoning', number: 2 } as const
  const printed = await sitQuiz({ ...quiz, at: new Date(), choose: ({ answer }) => answer, stopAfter: 5 })
  await printRest({ userId, sittingId: printed, network: null, userAgent: null })
  return { printed }
}

const PAPERS = 'premium/pdf-downloads'
const PAPER = 'premium/sittings/:sittingId/paper'

interface At {
  printed: string
  running: string
}

export const PAPER_SCREENS = [
  { route: PAPERS, title: 'tests on paper', at: () => `/${PAPERS}` },
  { route: `${PAPERS}/:paperId`, title: 'a test on paper', at: () => `/${PAPERS}/isee-upper-test-5` },
  { route: 'premium/answer-keys', title: 'answer keys', at: () => '/premium/answer-keys' },
  { route: PAPER, title: 'printing the rest', at: ({ running }: At) => `/premium/sittings/${running}/paper` },
  { route: PAPER, title: 'a section on paper', at: ({ printed }: At) => `/premium/sittings/${printed}/paper` },
  { route: `${PAPER}/answers`, title: 'answers from paper', at: ({ printed }: At) => `/premium/sittings/${printed}/paper/answers` },
  {
    route: `${PAPER}/answers`,
    title: 'answers from paper, as a table',
    at: ({ printed }: At) => `/premium/sittings/${printed}/paper/answers?by=table`,
  },
  {
    route: `${PAPER}/answers`,
    title: 'answers from paper, understood',
    at: ({ printed }: At) => `/premium/sittings/${printed}/paper/answers?read=6A 7- 8B`,
  },
]
