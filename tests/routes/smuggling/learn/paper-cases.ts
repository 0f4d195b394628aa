/** Actions of the tests on paper. */
import { db } from '~/db.server'
import { sitQuiz } from '../../../factories/sittings'
import { signedIn } from '../../../support/browser'
import type { Case } from '../case'

/** An action of a section; on paper where its page asks for that. */
const inSection = (page: string, writes: string[], fields: Record<string, unknown>, isPrinted: boolean): Case => ({
  pattern: `/premium/sittings/:sittingId/paper${page}`,
  writes,
  prepare: async () => {
    const { browser, student } = await signedIn({ tier: 'premium_annual' })
    const quiz = { userId: student.id, level: 'isee-upper', subject: 'verbal_reasoning', number: 1 } as const
    const sittingId = await sitQuiz({ ...quiz, at: new Date(), choose: () => null, stopAfter: 0 })
    const path = `/premium/sittings/${sittingId}/paper`
    if (!isPrinted) return { browser, path, fields }
    await browser.post(path, { intent: 'print' })
    const { id: printing } = await db.paperHandover.findFirstOrThrow({ where: { section: { sittingId } } })
    return { browser, path: path + page, fields: { ...fields, printing } }
  },
})

export const PAPER_CASES: Case[] = [
  {
    pattern: '/premium/pdf-downloads/:paperId',
    writes: ['PdfDownload.pdfTestId'],
    prepare: async () => {
      const { browser } = await signedIn({ tier: 'premium_annual' })
      return { browser, path: '/premium/pdf-downloads/isee-upper-test-6-ma', fields: {} }
    },
  },
  // What it was printed from is listed nowhere.
  { ...inSection('', ['PaperHandover.positions'], { intent: 'print', printing: '' }, false), honest: ['PdfPracticeTest.isActive'] },
  inSection('/answers', ['Response.choice', 'PaperHandover.returnedBy'], { intent: 'continue', answers: '1A 2B', by: 'string' }, true),
]
