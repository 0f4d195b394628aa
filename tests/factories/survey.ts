/** Files in the layout of the Private School Universe Survey: its columns that we read, among some that we do not. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { STATES } from '~/content/schools/states'

/** The year's columns are those of 2021-22. */
const DEFAULTS = {
  PFNLWT: '1.0',
  PPIN: 'A0000001',
  PINST: 'SAMPLE DAY SCHOOL',
  PADDRS: '12 ORCHARD LN',
  PCITY: 'SPRINGFIELD',
  PSTABB: 'WY',
  PZIP: '82001',
  PZIP4: '',
  PCNTNM: 'LARAMIE',
  PPHONE: '3075550123',
  LATITUDE22: '41.1',
  LOGR2022: '3',
  HIGR2022: '13',
  P335: '1',
  LEVEL: '1',
  RELIG: '3',
  ORIENT: '30',
  NUMSTUDS: '1154',
  NUMTEACH: '130.1',
  STTCH_RT: '8.87',
}

export type SurveyCells = Partial<typeof DEFAULTS>

/** The header and a line for each of these schools. */
export function surveyText(rows: readonly SurveyCells[], { header = Object.keys(DEFAULTS) } = {}): string {
  return stringify([header, ...rows.map(surveyCells)])
}

interface Made {
  /** Another one has other numbers of students. */
  edition?: number
  /** With which their ids begin. */
  letter?: string
}

/** So many schools, as many in each state as in the others. */
export function madeSchools(count: number, { edition = 0, letter = 'A' }: Made = {}): SurveyCells[] {
  return Array.from({ length: count }, (_, index) => ({
    PPIN: `${letter}${String(index).padStart(7, '0')}`,
    PINST: `SCHOOL ${index % 7_000} OF THE HILLS`,
    PCITY: ['SPRINGFIELD', 'FAIRVIEW', 'MADISON', 'RIVERTON'][index % 4],
    PSTABB: STATES[index % STATES.length]?.code,
    NUMSTUDS: String(20 + (index % 900) + edition),
  }))
}

/** A row with what is not told here as in the sample. */
function surveyCells(row: SurveyCells): string[] {
  return Object.values({ ...DEFAULTS, ...row })
}

/** A file name that nobody uses. */
export function surveyFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'stanine-survey-')), 'pss.csv')
}
