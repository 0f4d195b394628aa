/**
 * Brings a file of the official survey into the directory. It is read twice: first only to see that it is sound, so that a file that is
 * refused has changed nothing. No more of it than one batch is in memory.
 */
import { db } from '~/db.server'
import { type SurveyRow, surveyRows, surveyYear } from '~/services/survey/file.server'
import { type BadRow, SurveyRefusal } from '~/services/survey/refusal'
import type { SurveySchool } from '~/services/survey/row.server'
import { SURVEYED } from '../schools.server'
import { storeSchools, takenAddresses } from './store.server'

/** Of 25 to 1,000 rows the fastest. */
const BATCH = 100
/** A file with more bad rows than this is broken itself. */
const MOST_BAD_PERCENT = 5
/** Of what is told one by one. */
const MOST_TOLD = 2_000

export interface ImportReport {
  year: string
  /** Rows below the header. */
  rows: number
  added: number
  changed: number
  same: number
  /** Schools that have a profile of ours, which stays as it is. */
  profiled: SurveySchool[]
  /** Schools of earlier files that this one lacks. They stay, with the year they were last told of. */
  gone: { count: number; schools: { ncesId: string; name: string; state: string }[] }
  bad: BadRow[]
}

/**
 * @param onProgress is told the rows written so far, of all
 * @throws {SurveyRefusal} when the file is not taken; then nothing has changed
 */
export async function importSurvey(file: string, onProgress: (done: number, all: number) => void, at = new Date()): Promise<ImportReport> {
  const { year, rows, bad, good } = await examine(file)
  const report = { year, rows, bad, added: 0, changed: 0, same: 0, profiled: [] as SurveySchool[] }
  const taken = await takenAddresses()
  let done = 0
  for await (const batch of batches(goodSchools(file))) {
    const { added, changed, same, profiled } = await storeSchools({ schools: batch, year, at, taken })
    report.added += added
    report.changed += changed
    report.same += same
    report.profiled.push(...profiled)
    done += batch.length
    onProgress(done, good)
  }
  return { ...report, gone: await unseenSince(at) }
}

async function unseenSince(at: Date): Promise<ImportReport['gone']> {
  const where = { seenAt: { lt: at }, ...SURVEYED }
  const schools = await db.school.findMany({
    ...{ where, take: MOST_TOLD },
    orderBy: [{ state: 'asc' }, { name: 'asc' }],
    select: { ncesId: true, name: true, state: true },
  })
  return { count: await db.school.count({ where }), schools }
}

async function examine(file: string) {
  const year = await surveyYear(file)
  const newest = await db.school.findFirst({ where: SURVEYED, orderBy: { surveyYear: 'desc' }, select: { surveyYear: true } })
  if (newest && newest.surveyYear > year) {
    throw new SurveyRefusal(`The file is of ${year}, and the directory already has the survey of ${newest.surveyYear}.`)
  }
  const bad: BadRow[] = []
  let [rows, badRows] = [0, 0]
  for await (const { line, problem } of sifted(file)) {
    rows += 1
    if (!problem) continue
    badRows += 1
    if (bad.length < MOST_TOLD) bad.push({ line, problem })
  }
  if (rows === 0) throw new SurveyRefusal('The file has a header and no rows.')
  if (badRows * 100 > rows * MOST_BAD_PERCENT) {
    throw new SurveyRefusal(`${badRows} of ${rows} rows are bad, which is more than ${MOST_BAD_PERCENT} percent. Nothing was changed.`, bad)
  }
  return { year, rows, bad, good: rows - badRows }
}

async function* goodSchools(file: string): AsyncGenerator<SurveySchool> {
  for await (const { school } of sifted(file)) if (school) yield school
}

/** The rows, of which a second one with the same number is bad. */
async function* sifted(file: string): AsyncGenerator<SurveyRow> {
  const lines = new Map<string, number>()
  for await (const row of surveyRows(file)) {
    const { line, school } = row
    const earlier = school && lines.get(school.ncesId)
    if (earlier) yield { line, problem: `PPIN ${school.ncesId} stands in line ${earlier} already` }
    else yield row
    if (school && !earlier) lines.set(school.ncesId, line)
  }
}

async function* batches<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const one of all) {
    batch.push(one)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
