/** Files of the survey: what is read from them, and what is said of those that cannot be read. */
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type SurveyCells, surveyFile, surveyText } from '../../../tests/factories/survey'
import { surveyRows, surveyYear } from './file.server'
import { titleCase } from './title-case'

function fileOf(content: string | Buffer): string {
  const file = surveyFile()
  writeFileSync(file, content)
  return file
}

async function read(content: string | Buffer) {
  const rows = []
  for await (const row of surveyRows(fileOf(content))) rows.push(row)
  return rows
}

const one = async (row: SurveyCells) => (await read(surveyText([row])))[0]

test('a row becomes a school in words', async () => {
  expect(await one({ PINST: "ST. MARY'S HALL", RELIG: '2', ORIENT: '14', LEVEL: '3', P335: '2', LOGR2022: '2', HIGR2022: '17' })).toEqual({
    line: 2,
    school: {
      ncesId: 'A0000001',
      state: 'WY',
      name: "St. Mary's Hall",
      address: '12 Orchard Ln',
      city: 'Springfield',
      zip: '82001',
      phone: '(307) 555-0123',
      type: 'Religious school with lower and upper grades, for girls',
      grades: 'PK–12',
      enrollment: '1,154',
      studentTeacherRatio: '8.9 to 1',
      religiousAffiliation: 'Episcopal',
    },
  })
})

test.each([
  ['1', '1', 'Ungraded'],
  ['3', '13', 'K–8'],
  ['4', '5', 'K–1'],
  ['6', '6', '1'],
  ['14', '17', '9–12'],
  ['-1', '', null],
])('grades from %s to %s are %s', async (LOGR2022, HIGR2022, grades) => {
  expect((await one({ LOGR2022, HIGR2022 }))?.school?.grades).toBe(grades)
})

test('what a school did not tell is absent', async () => {
  const untold = { PPHONE: '', NUMSTUDS: '', STTCH_RT: '-1', RELIG: '-1', ORIENT: '', LEVEL: '', P335: '-1' }
  expect((await one(untold))?.school).toMatchObject({
    ...{ phone: null, enrollment: null, studentTeacherRatio: null, religiousAffiliation: null },
    type: 'Private school',
  })
})

test.each([
  [{ PPIN: 'A-1' }, 'PPIN is not an id of eight letters and digits: "A-1"'],
  [{ PINST: ' ' }, 'PINST is empty'],
  [{ PCITY: '' }, 'PCITY is empty'],
  [{ PADDRS: 'X'.repeat(121) }, 'PADDRS is longer than 120 characters'],
  [{ PSTABB: 'PR' }, 'PSTABB is not a state: "PR"'],
  [{ PSTABB: 'wy' }, 'PSTABB is not a state: "wy"'],
  [{ PZIP: '8200' }, 'PZIP is not five digits: "8200"'],
  [{ HIGR2022: '18' }, 'HIGR is not a grade: "18"'],
])('of a row with %j it says %s', async (row, problem) => {
  expect(await one(row)).toEqual({ line: 2, problem })
})

test('each bad row is told by its line, with line breaks inside of cells counted', async () => {
  const rows = await read(`${surveyText([{ PADDRS: '1 MAIN ST\nSUITE 2' }, { PPIN: '' }])}too,short\n`)
  expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
    [3, undefined],
    [4, 'PPIN is not an id of eight letters and digits: ""'],
    [5, 'it has 2 cells and the header 20'],
  ])
})

test('the year is told by the names of the columns, whatever their case', async () => {
  expect(await surveyYear(fileOf(surveyText([{}])))).toBe('2021-22')
  expect(await surveyYear(fileOf('ppin,pinst,paddrs,pcity,pstabb,pzip,logr2020,higr2020\n'))).toBe('2019-20')
})

test('files with a byte order mark, with line ends of Windows and in the letters of Windows are read', async () => {
  const text = surveyText([{ PINST: 'ACADÉMIE LAFAYETTE' }])
  const forms = [text, `\uFEFF${text}`, text.replaceAll('\n', '\r\n'), Buffer.from(text, 'latin1')]
  for (const form of forms) expect((await read(form))[0]?.school?.name).toBe('Académie Lafayette')
})

test.each([
  ['', 'The file is empty.'],
  ['name,city\nA,B\n', 'This is not a file of the Private School Universe Survey: it has no column PPIN, PINST'],
  ['PPIN,PINST,PADDRS,PCITY,PSTABB,PZIP,LOGR2022\n', 'it has no column HIGR2022'],
])('a file that begins with %j is refused', async (text, message) => {
  await expect(surveyYear(fileOf(text))).rejects.toThrow(message)
})

test('a quote that is never closed is told with its line and does not fill the memory', async () => {
  const text = surveyText(Array.from({ length: 2_000 }, () => ({})))
  await expect(read(text.replace('12 ORCHARD', '"12 ORCHARD'))).rejects.toThrow(/cannot be read as CSV near line/)
})

test('a file that is not there is told so', async () => {
  await expect(surveyYear('/no/such/file.csv')).rejects.toThrow('There is no such file.')
})

test.each([
  ["ST. MARY'S SCHOOL OF THE HILLS", "St. Mary's School of the Hills"],
  ['THE MCDONOGH SCHOOL', 'The McDonogh School'],
  ["O'DEA HIGH SCHOOL", "O'Dea High School"],
  ['HARVARD-WESTLAKE SCHOOL', 'Harvard-Westlake School'],
  ['BCS PREP (UPPER SCHOOL)', 'BCS Prep (Upper School)'],
  ['ST JOHN PAUL II ACADEMY', 'St John Paul II Academy'],
  ['1832 CENTER WAY S', '1832 Center Way S'],
  ['4501 N 1ST ST', '4501 N 1st St'],
  ['P.O. BOX 12', 'P.O. Box 12'],
  ['Castilleja School', 'Castilleja School'],
])('%s is written %s', (given, written) => {
  expect(titleCase(given)).toBe(written)
})
