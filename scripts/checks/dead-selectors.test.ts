import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { check } from './dead-selectors.mjs'

async function checkSheet(css: string, markup: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'selectors-'))
  mkdirSync(path.join(root, 'app/styles/sheets'), { recursive: true })
  mkdirSync(path.join(root, 'public'))
  writeFileSync(path.join(root, 'app/styles/sheets/app.css'), css)
  writeFileSync(path.join(root, 'app/page.tsx'), markup)
  const problems = await check(root)
  rmSync(root, { recursive: true })
  return problems
}

test('a class that no markup mentions is named with its sheet', async () => {
  expect(await checkSheet('.card .dead-one { color: red }', '<p className="card" />')).toEqual([
    'app/styles/sheets/app.css: .dead-one is styled but used nowhere',
  ])
})

test('a class that is put together from a beginning counts as used', async () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source that is checked
  expect(await checkSheet('.bar-1 {} .bar-2 {}', 'className={`bar-${n}`}')).toEqual([])
})

test('numbers, comments and addresses are no classes', async () => {
  expect(await checkSheet('/* .gone */ .card { margin: 0.5rem; src: url("a.woff") }', '"card"')).toEqual([])
})
