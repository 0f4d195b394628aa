/** What a student has on paper together with its key: such a question says less about them. */
import type { Database } from '~/db.server'
import { DOWNLOAD_TYPES } from '~/exam/papers/download-types'
import { itemNamesOf, paperOf } from '~/exam/papers/papers.server'
import { PRINTING_SELECT, printingOf } from '~/exam/papers/printing'

/** The names of the items in every paper that was downloaded before this instant. One query; the bank draws only where one was hidden. */
export async function downloadedNames(database: Database, { userId, before }: { userId: string; before: Date }): Promise<string[]> {
  const rows = await database.pdfDownload.findMany({
    where: { userId, downloadType: DOWNLOAD_TYPES.direct, downloadedAt: { lt: before } },
    select: { pdfTestId: true, ...PRINTING_SELECT },
  })
  return rows.flatMap(({ pdfTestId, ...kept }) => {
    const paper = paperOf(pdfTestId)
    return paper ? itemNamesOf(paper, printingOf(kept)) : []
  })
}
