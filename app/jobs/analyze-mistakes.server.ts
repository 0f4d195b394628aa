/** Every hour: the patterns in what students missed and mended lately. */
import { analyzeMistakes } from '~/models/mistakes/patterns/analyze.server'
import { log } from '~/utils/log.server'

export async function analyzePatterns(): Promise<void> {
  const students = await analyzeMistakes()
  if (students > 0) log.info({ students }, 'looked for patterns in mistakes')
}
