/** What adaptive practice offers at a level. */
import { bankSubjects } from '~/exam/bank/sources.server'
import type { Level, Subject } from '~/exam/core/levels'

/** Subjects whose questions stand alone; reading needs a passage with all of its questions. */
export function practiceSubjects(level: Level): Subject[] {
  return bankSubjects(level).filter((subject) => subject !== 'reading_comprehension')
}
