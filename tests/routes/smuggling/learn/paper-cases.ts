/** Actions of the tests on paper. */
import { signedIn } from '../../../support/browser'
import type { Case } from '../case'

export const PAPER_CASES: Case[] = [
  {
    pattern: '/premium/pdf-downloads/:paperId',
    writes: ['PdfDownload.pdfTestId'],
    prepare: async () => {
      const { browser } = await signedIn({ tier: 'premium_annual' })
      return { browser, path: '/premium/pdf-downloads/isee-upper-test-6-ma', fields: {} }
    },
  },
]
