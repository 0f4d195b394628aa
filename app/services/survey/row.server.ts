/** One row of the Private School Universe Survey: what of it we keep, in words, or why it cannot be kept. */
import { stateNamed } from '~/content/schools/states'
import { AFFILIATIONS, GRADES, KINDS, LEVELS, STUDENTS, UNGRADED } from './codes.server'
import { SurveyRefusal } from './refusal'
import { titleCase } from './title-case'

export interface SurveySchool {
  ncesId: string
  /** Two capital letters. */
  state: string
  name: string
  address: string
  city: string
  zip: string
  phone: string | null
  type: string
  grades: string | null
  enrollment: string | null
  studentTeacherRatio: string | null
  religiousAffiliation: string | null
}

/** Where each column of the file stands, by the survey's own names. */
export type Columns = ReadonlyMap<string, number>

const REQUIRED = ['PPIN', 'PINST', 'PADDRS', 'PCITY', 'PSTABB', 'PZIP']
const LOWEST_GRADE = /^LOGR(20\d\d)$/
const LONGEST = 120

/**
 * The columns of a file by its first line, and the school year that its names tell: LOGR2022 is of 2021-22.
 * @throws {SurveyRefusal} naming what is missing, when it is another kind of file
 */
export function readHeader(cells: readonly string[]): { columns: Columns; year: string } {
  const names = cells.map((cell) => cell.trim().toUpperCase())
  const columns = new Map(names.map((name, index) => [name, index]))
  const end = Number(names.map((name) => LOWEST_GRADE.exec(name)?.[1]).find(Boolean))
  const missing = [...REQUIRED, ...(end ? [`HIGR${end}`] : ['LOGR and its year'])].filter((name) => !columns.has(name))
  if (missing.length > 0) {
    throw new SurveyRefusal(`This is not a file of the Private School Universe Survey: it has no column ${missing.join(', ')}.`)
  }
  const year = `${end - 1}-${String(end).slice(2)}`
  return { columns: new Map([...columns, ['LOGR', columns.get(`LOGR${end}`) ?? -1], ['HIGR', columns.get(`HIGR${end}`) ?? -1]]), year }
}

/** The school of a row, or what is wrong with it. */
export function readRow(cells: readonly string[], columns: Columns): { school: SurveySchool } | { problem: string } {
  const of = (name: string) => cells[columns.get(name) ?? -1]?.trim() ?? ''
  const problem = problemOf(of)
  if (problem) return { problem }
  return {
    school: {
      ncesId: of('PPIN'),
      state: of('PSTABB'),
      name: titleCase(of('PINST')),
      address: titleCase(of('PADDRS')),
      city: titleCase(of('PCITY')),
      zip: of('PZIP'),
      phone: phoneOf(of('PPHONE')),
      type: typeOf(of('RELIG'), of('LEVEL'), of('P335')),
      grades: gradesOf(of('LOGR'), of('HIGR')),
      enrollment: wholeOf(of('NUMSTUDS')),
      studentTeacherRatio: ratioOf(of('STTCH_RT')),
      religiousAffiliation: AFFILIATIONS[of('ORIENT')] ?? null,
    },
  }
}

function problemOf(of: (name: string) => string): string | null {
  if (!/^[A-Z0-9]{8}$/.test(of('PPIN'))) return `PPIN is not an id of eight letters and digits: ${quoted(of('PPIN'))}`
  for (const name of ['PINST', 'PADDRS', 'PCITY']) {
    if (of(name) === '') return `${name} is empty`
    if (of(name).length > LONGEST) return `${name} is longer than ${LONGEST} characters`
    if (of(name).includes('\0')) return `${name} holds a character that no text has`
  }
  if (stateNamed(of('PSTABB'))?.code !== of('PSTABB')) return `PSTABB is not a state: ${quoted(of('PSTABB'))}`
  if (!/^\d{5}$/.test(of('PZIP'))) return `PZIP is not five digits: ${quoted(of('PZIP'))}`
  return ['LOGR', 'HIGR'].filter((name) => !isGrade(of(name))).map((name) => `${name} is not a grade: ${quoted(of(name))}`)[0] ?? null
}

/** Minus one and nothing stand for "not told". */
const isUntold = (code: string) => code === '' || code === '-1'

const isGrade = (code: string) => isUntold(code) || code === UNGRADED || code in GRADES

const quoted = (text: string) => JSON.stringify(text.slice(0, 40))

/** "(205) 925-1234" */
function phoneOf(digits: string): string | null {
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits.replaceAll(/\D/g, '')) ?? []
  return area ? `(${area}) ${exchange}-${line}` : null
}

/** "Catholic elementary school, coeducational" */
function typeOf(kind: string, level: string, students: string): string {
  const school = `${KINDS[kind] ?? 'Private'} ${LEVELS[level] ?? 'school'}`
  return STUDENTS[students] ? `${school}, ${STUDENTS[students]}` : school
}

/** "K–8" */
function gradesOf(low: string, high: string): string | null {
  if (low === UNGRADED || high === UNGRADED) return 'Ungraded'
  const [first, last] = [GRADES[low], GRADES[high]]
  if (!first || !last) return null
  return first === last ? first : `${first}–${last}`
}

function wholeOf(count: string): string | null {
  return /^[1-9]\d{0,4}$/.test(count) ? Number(count).toLocaleString('en-US') : null
}

/** "8.9 to 1" */
function ratioOf(ratio: string): string | null {
  const students = Math.round(Number(ratio) * 10) / 10
  return students > 0 && students < 200 ? `${students} to 1` : null
}
