/** An exported list holds what stands on the screen, and nothing that a spreadsheet would run. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvFile } from './csv.server'

const textOf = async (rows: string[][]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csvFile('list', ['a', 'b'], rows).arrayBuffer())

test('the file says what it is, and begins with its header', async () => {
  const file = csvFile('items', ['Skill', 'State'], [['Adding, "carrying"', 'live']])
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="items.csv"')
  expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(await textOf([['Adding, "carrying"', 'live']])).toBe('\uFEFFa,b\r\n"Adding, ""carrying""",live\r\n')
})

test.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\tx', '\rx', '＝1'])('a cell that begins like %j is plain text', async (cell) => {
  const [, second = ''] = (await textOf([[cell, 'b']])).split('\r\n')
  expect(second.replace(/^"/, '')).toMatch(/^'/)
})

test('no cell of any text begins a formula', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), async (cell) => {
      const [, row = ''] = (await textOf([[cell.replace(/[\r\n"]/g, ''), 'end']])).split('\r\n')
      expect(row).not.toMatch(/^"?[=+\-@\t]/)
    }),
  )
})

test('a negative number stays a number', async () => {
  const [, second = ''] = (await textOf([['-1', '-1.25']])).split('\r\n')
  expect(second).toBe('-1,-1.25')
})
