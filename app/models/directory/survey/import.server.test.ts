/** Files of the survey on their way into the directory. */
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { SurveyRefusal } from '~/services/survey/refusal'
import { createSampleSchool } from '../../../../prisma/sample-schools'
import { type SurveyCells, surveyFile, surveyText } from '../../../../tests/factories/survey'
import { importSurvey } from './import.server'

let files = 0

/** Ids that no other test has. */
function ids(count: number): string[] {
  files += 1
  return Array.from(
    { length: count },
    (_, index) => `${String(process.pid % 100).padStart(2, '0')}${String(files).padStart(2, '0')}${String(index).padStart(4, '0')}`,
  )
}

function write(rows: readonly SurveyCells[]): string {
  const file = surveyFile()
  writeFileSync(file, surveyText(rows))
  return file
}

/** What it reports of these schools alone: other tests have theirs in the same table. */
async function bring(rows: readonly SurveyCells[], own = rows.map(({ PPIN = '' }) => PPIN)) {
  const report = await importSurvey(write(rows), () => {})
  return { ...report, gone: report.gone.schools.filter(({ ncesId }) => own.includes(ncesId)) }
}

const find = (ncesId = '') => db.school.findUniqueOrThrow({ where: { ncesId } })

async function refusal(rows: readonly SurveyCells[]): Promise<SurveyRefusal> {
  const error: unknown = await importSurvey(write(rows), () => {}).catch((thrown: unknown) => thrown)
  if (!(error instanceof SurveyRefusal)) throw new Error('it was taken')
  return error
}

test('the same file twice adds every school once and then changes none', async () => {
  const rows = ids(3).map((PPIN) => ({ PPIN, PINST: `SCHOOL ${PPIN}` }))
  expect(await bring(rows)).toMatchObject({ year: '2021-22', rows: 3, added: 3, changed: 0, same: 0, gone: [], bad: [] })
  const before = await db.school.findMany({
    where: { ncesId: { in: rows.map(({ PPIN }) => PPIN) } },
    orderBy: { ncesId: 'asc' },
    omit: { seenAt: true },
  })
  expect(await bring(rows)).toMatchObject({ added: 0, changed: 0, same: 3, gone: [] })
  const after = await db.school.findMany({
    where: { ncesId: { in: rows.map(({ PPIN }) => PPIN) } },
    orderBy: { ncesId: 'asc' },
    omit: { seenAt: true },
  })
  expect(after).toEqual(before)
})

test('a sample of the demo is not missed', async () => {
  const { ncesId } = await createSampleSchool({ state: 'DE' })
  const [id = ''] = ids(1)
  expect(await bring([{ PPIN: id, PINST: `SCHOOL ${id}` }], [ncesId])).toMatchObject({ added: 1, gone: [] })
  expect(await find(ncesId)).toMatchObject({ sample: { name: 'Sample Day School' } })
})

test('a later file changes what is new, keeps each address, and tells who is gone', async () => {
  const [kept = '', changed = '', gone = ''] = ids(3)
  const named = (PPIN: string) => ({ PPIN, PINST: `SCHOOL ${PPIN}` })
  await bring([named(kept), named(changed), named(gone)])
  const { slug, id } = await find(changed)

  const report = await bring([named(kept), { ...named(changed), PINST: 'ANOTHER NAME', NUMSTUDS: '90' }], [kept, changed, gone])
  expect(report).toMatchObject({ added: 0, changed: 1, same: 1 })
  expect(report.gone).toEqual([{ ncesId: gone, name: `School ${gone}`, state: 'WY' }])
  expect(await find(changed)).toMatchObject({ id, slug, name: 'Another Name', enrollment: '90' })
  expect(await find(gone)).toMatchObject({ name: `School ${gone}`, surveyYear: '2021-22' })
})

test('schools of one name have different addresses: by the city, then by the number', async () => {
  const [first, second, third, fourth] = ids(4)
  const name = `TWIN ${first}`
  await bring([
    { PPIN: first, PINST: name, PCITY: 'CODY' },
    { PPIN: second, PINST: name, PCITY: 'CASPER' },
    { PPIN: third, PINST: name, PCITY: 'CASPER' },
    { PPIN: fourth, PINST: name, PCITY: 'CODY', PSTABB: 'MT', PZIP: '59001' },
  ])
  const slugs = await Promise.all([first, second, third, fourth].map(async (id) => (await find(id)).slug))
  expect(slugs).toEqual([`twin-${first}`, `twin-${first}-casper`, `twin-${first}-${third}`, `twin-${first}`])
})

test('a school that moves to another state gets an address there', async () => {
  const [mover, settled] = ids(2)
  const PINST = `MOVING ${mover}`
  await bring([
    { PPIN: mover, PINST },
    { PPIN: settled, PINST, PSTABB: 'MT', PCITY: 'BUTTE' },
  ])
  await bring([{ PPIN: mover, PINST, PSTABB: 'MT', PCITY: 'HELENA' }])
  expect(await find(mover)).toMatchObject({ state: 'MT', slug: `moving-${mover}-helena` })
})

test('a school with a profile of ours gets no row, whichever way its name is written', async () => {
  const [id, namesake] = ids(2)
  const PINST = 'THE HARVARD WESTLAKE SCHOOL'
  const report = await bring([
    { PPIN: id, PINST, PSTABB: 'CA' },
    { PPIN: namesake, PINST, PSTABB: 'OR' },
  ])
  expect(report).toMatchObject({ added: 1, profiled: [{ ncesId: id }] })
  expect(await db.school.count({ where: { ncesId: id } })).toBe(0)
})

test('bad rows are told by line and left out, the rest is taken', async () => {
  const all = ids(41)
  const rows = all.map((PPIN) => ({ PPIN, PINST: `SCHOOL ${PPIN}` }))
  const report = await bring(
    rows.map((row, index) => (index === 30 ? { ...row, PPIN: all[3] } : index === 35 ? { ...row, PZIP: 'none' } : row)),
  )
  expect(report).toMatchObject({ rows: 41, added: 39 })
  expect(report.bad).toEqual([
    { line: 32, problem: `PPIN ${all[3]} stands in line 5 already` },
    { line: 37, problem: 'PZIP is not five digits: "none"' },
  ])
})

test('a file with more than five bad rows in a hundred is refused and changes nothing', async () => {
  const rows = ids(40).map((PPIN, index) => ({ PPIN, PINST: `SCHOOL ${PPIN}`, PSTABB: index < 3 ? 'ZZ' : 'WY' }))
  const { message, bad } = await refusal(rows)
  expect(message).toBe('3 of 40 rows are bad, which is more than 5 percent. Nothing was changed.')
  expect(bad.map(({ line }) => line)).toEqual([2, 3, 4])
  expect(await db.school.count({ where: { ncesId: { in: rows.map(({ PPIN }) => PPIN) } } })).toBe(0)
})

test('an older file than the one before is refused, and so is one without rows', async () => {
  const [id = ''] = ids(1)
  await bring([{ PPIN: id }])
  const file = surveyFile()
  writeFileSync(file, surveyText([{ PPIN: id }]).replaceAll('2022', '2020'))
  await expect(importSurvey(file, () => {})).rejects.toThrow('The file is of 2019-20, and the directory already has the survey of 2021-22.')
  expect((await refusal([])).message).toBe('The file has a header and no rows.')
})

test('it tells how far it is', async () => {
  const steps: [number, number][] = []
  const rows = ids(210).map((PPIN) => ({ PPIN, PINST: `SCHOOL ${PPIN}` }))
  await importSurvey(write(rows), (done, all) => steps.push([done, all]))
  expect(steps).toEqual([
    [100, 210],
    [200, 210],
    [210, 210],
  ])
})
