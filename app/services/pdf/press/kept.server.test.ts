import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { keepFiles } from './kept.server'

const folderOf = () => mkdtemp(join(tmpdir(), 'stanine-papers-'))
const wanted = (text: string) => ({ name: `name of ${text}`, compose: vi.fn(() => text) })
const pressOf = () =>
  vi.fn((source: string): Promise<Uint8Array> | null => Promise.resolve(new Uint8Array(Buffer.from(source.padEnd(100)))))

test('a document is composed and set once, however many ask', async () => {
  const press = pressOf()
  const folder = await folderOf()
  const ask = keepFiles({ folder, mostBytes: 10_000, press })
  const document = wanted('a test')
  const all = await Promise.all(Array.from({ length: 10 }, () => ask(document)))
  expect(press).toHaveBeenCalledTimes(1)
  expect(
    new Set(
      all.map((pdf) =>
        Buffer.from(pdf ?? [])
          .toString()
          .trim(),
      ),
    ),
  ).toEqual(new Set(['a test']))
  await ask(document)
  expect(document.compose).toHaveBeenCalledTimes(1)

  const afterRestart = pressOf()
  await keepFiles({ folder, mostBytes: 10_000, press: afterRestart })(wanted('a test'))
  expect(afterRestart).not.toHaveBeenCalled()
})

test('the folder stays within its bound', async () => {
  const folder = await folderOf()
  const ask = keepFiles({ folder, mostBytes: 350, press: pressOf() })
  for (const text of ['a', 'b', 'c', 'd', 'e']) await ask(wanted(text))
  expect(await readdir(folder)).toHaveLength(3)
})

test('nothing is kept of what could not be set, and whoever finds the press full is told so', async () => {
  const folder = await folderOf()
  const press = vi.fn<(source: string) => Promise<Uint8Array> | null>()
  const ask = keepFiles({ folder, mostBytes: 1000, press })
  press.mockReturnValueOnce(null).mockImplementationOnce(() => Promise.reject(new Error('typst')))
  expect(await ask(wanted('x'))).toBeNull()
  await expect(ask(wanted('x'))).rejects.toThrow('typst')
  press.mockReturnValueOnce(Promise.resolve(new Uint8Array([1])))
  expect(await ask(wanted('x'))).toHaveLength(1)
})
