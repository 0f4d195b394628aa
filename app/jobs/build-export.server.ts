/** Makes the file of an export that somebody asked for. Run twice, or on two instances at once, it takes effect once. */
import { failExport, finishExport, readExport } from '~/models/accounts/personal-data/export.server'
import { TooMuchData } from '~/models/accounts/personal-data/read.server'
import { exportZip } from '~/services/export/zip.server'
import { log } from '~/utils/log.server'
import type { Jobs } from './queue/queue.server'

export async function buildExport({ data: { exportId } }: { data: Jobs['build-export'] }): Promise<void> {
  const file = await makeFile(exportId)
  if (file === 'over') return
  if (file === 'too large') {
    log.error({ exportId }, 'an export is too large: it has to be made by hand')
    return failExport(exportId)
  }
  await finishExport({ exportId, file })
}

async function makeFile(exportId: string) {
  try {
    const content = await readExport(exportId)
    if (!content) return 'over'
    return (await exportZip(content, new Date())) ?? 'too large'
  } catch (error) {
    if (error instanceof TooMuchData) return 'too large'
    throw error
  }
}
