/** Downloading a test on paper: one use of the week, and a record of it. What was downloaded once stays the student's, with its key. */
import { db } from '~/db.server'
import { DOWNLOAD_TYPES } from '~/exam/papers/download-types'
import { paperOf } from '~/exam/papers/papers.server'
import { keptPrinting } from '~/exam/papers/printing'
import { takeUse } from '~/models/membership/allowance.server'
import type { Membership } from '~/models/membership/membership'
import { LimitReached } from '~/models/membership/start-once.server'
import { isOpenOnScreen } from './catalog.server'
import { printingNow } from './printing.server'

interface Download {
  paperId: string
  /** The student whom a parent downloads for; null for one's own. */
  studentId: string | null
  /** As `shortNetwork` gives it. */
  network: string | null
  userAgent: string | null
}

interface Member {
  id: string
  membership: Membership
}

/** Longer ones say no more of a browser. */
const LONGEST_AGENT = 200

/** `again`: it was theirs already, and nothing was taken. `held-back`: its questions are open on the screen. Null for no such paper. */
export type Downloaded = 'downloaded' | 'again' | 'limit' | 'held-back' | null

/**
 * Makes the paper the student's: takes one use of `pdf_downloads` and writes the download, both or none. The profile's row is locked first,
 * so that of two tabs the second finds what the first has written.
 */
export async function downloadPaper(
  member: Member,
  { paperId, studentId, network, userAgent }: Download,
  now = new Date(),
): Promise<Downloaded> {
  const paper = paperOf(paperId)
  if (!paper) return null
  const printing = await printingNow()
  const isHeldBack = await isOpenOnScreen({ userId: member.id, paper, printing })
  try {
    return await db.$transaction(async (transaction): Promise<Downloaded> => {
      const userId = member.id
      await transaction.studentProfile.updateMany({ where: { userId }, data: { updatedAt: now } })
      const own = { userId, pdfTestId: paperId, downloadType: DOWNLOAD_TYPES.direct }
      if ((await transaction.pdfDownload.count({ where: own })) > 0) return 'again'
      if (isHeldBack) return 'held-back'
      const isOffered = (await transaction.pdfPracticeTest.count({ where: { id: paperId, isActive: true } })) > 0
      if (!isOffered) return null

      if (!(await takeUse(transaction, { member, feature: 'pdf_downloads', reference: paperId }, now))) throw new LimitReached()
      await transaction.pdfDownload.create({
        data: {
          ...{ ...own, ...keptPrinting(printing), studentId, ipAddress: network },
          ...{ userAgent: userAgent?.slice(0, LONGEST_AGENT) ?? null, downloadedAt: now },
        },
        select: { id: true },
      })
      return 'downloaded'
    })
  } catch (error) {
    if (error instanceof LimitReached) return 'limit'
    throw error
  }
}
