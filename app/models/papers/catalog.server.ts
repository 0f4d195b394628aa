/** The tests on paper as a student finds them: which are offered, which are theirs, and which wait because they are open on the screen. */
import { db } from '~/db.server'
import { sourceOf } from '~/exam/core/item/name'
import type { Level } from '~/exam/core/levels'
import { DOWNLOAD_TYPES } from '~/exam/papers/download-types'
import { itemNamesOf, PAPERS, type Paper, paperOf } from '~/exam/papers/papers.server'
import { PRINTING_SELECT, type Printing, printingOf } from '~/exam/papers/printing'
import { openItemNames } from '~/models/sittings/held-back.server'
import { printingNow } from './printing.server'

export interface OwnPaper extends Paper {
  downloadedAt: Date
  /** What it was got from: its booklet and its key are made of that. */
  printing: Printing
  /** Some of its questions are open on the screen: its key waits. */
  isHeldBack: boolean
}

/** The papers of a level that are offered, each with whether it is the student's. Two queries. */
export async function papersOf({ userId, level }: { userId: string; level: Level }): Promise<(Paper & { isOwn: boolean })[]> {
  const [inactive, own] = await Promise.all([
    db.pdfPracticeTest.findMany({ where: { isActive: false, id: { in: idsOf(level) } }, select: { id: true } }),
    db.pdfDownload.findMany({ where: { userId, downloadType: DOWNLOAD_TYPES.direct }, select: { pdfTestId: true } }),
  ])
  const withdrawn = new Set(inactive.map(({ id }) => id))
  const taken = new Set(own.map(({ pdfTestId }) => pdfTestId))
  return PAPERS.filter((paper) => paper.level === level && (!withdrawn.has(paper.id) || taken.has(paper.id))).map((paper) => ({
    ...paper,
    isOwn: taken.has(paper.id),
  }))
}

const idsOf = (level: Level) => PAPERS.filter((paper) => paper.level === level).map(({ id }) => id)

/** What the student has downloaded, the newest first. */
export async function ownPapers(userId: string): Promise<OwnPaper[]> {
  const rows = await db.pdfDownload.findMany({
    where: { userId, downloadType: DOWNLOAD_TYPES.direct },
    orderBy: { downloadedAt: 'desc' },
    select: { pdfTestId: true, downloadedAt: true, ...PRINTING_SELECT },
  })
  if (rows.length === 0) return []
  const open = await openItemNames(userId)
  return rows.flatMap(({ pdfTestId, downloadedAt, ...kept }) => {
    const paper = paperOf(pdfTestId)
    const printing = printingOf(kept)
    return paper ? [{ ...paper, downloadedAt, printing, isHeldBack: isAsked({ paper, printing }, open) }] : []
  })
}

/** The one paper if it is the student's; null otherwise. */
export async function ownPaper({ userId, paperId }: { userId: string; paperId: string }): Promise<OwnPaper | null> {
  const row = await db.pdfDownload.findFirst({
    where: { userId, pdfTestId: paperId, downloadType: DOWNLOAD_TYPES.direct },
    select: { downloadedAt: true, ...PRINTING_SELECT },
  })
  const paper = paperOf(paperId)
  if (!row || !paper) return null
  const printing = printingOf(row)
  return { ...paper, downloadedAt: row.downloadedAt, printing, isHeldBack: await isOpenOnScreen({ userId, paper, printing }) }
}

interface Printed {
  paper: Paper
  printing: Printing
}

/** Whether a question or a passage of the paper stands in something that this student has open on the screen. */
export async function isOpenOnScreen({ userId, ...printed }: Printed & { userId: string }): Promise<boolean> {
  return isAsked(printed, await openItemNames(userId))
}

/** The same of a paper as it would be got now. */
export async function wouldBeHeldBack({ userId, paper }: { userId: string; paper: Paper }): Promise<boolean> {
  return isOpenOnScreen({ userId, paper, printing: await printingNow() })
}

/** The same question, or another one on the same passage: its explanation speaks of the lines that prove it. */
function isAsked({ paper, printing }: Printed, open: readonly string[]): boolean {
  if (open.length === 0) return false
  const asked = new Set(open)
  const passages = new Set(open.filter(isOfPassage).map((name) => sourceOf({ id: name })))
  return itemNamesOf(paper, printing).some((name) => asked.has(name) || (isOfPassage(name) && passages.has(sourceOf({ id: name }))))
}

const isOfPassage = (name: string) => name.startsWith('passage-')
