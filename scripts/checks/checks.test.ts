/** The house rules find what they are for: each is shown a small project that breaks it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { check as checkDependencies } from './dependencies.mjs'
import { check as checkLength } from './file-length.mjs'
import { check as checkText } from './forbidden-text.mjs'
import { check as checkReferences } from './references.mjs'
import { check as checkRoutes } from './route-table.mjs'

function problemsIn(files: Record<string, string>, check: (root: string) => string[]): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'rules-'))
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), source)
  }
  const problems = check(root)
  rmSync(root, { recursive: true })
  return problems
}

test.each([
  ['app/routes/a.tsx', "import { db } from '~/db.server'"],
  ['app/routes/a.tsx', "import { queue } from '~/jobs/queue/queue.server'"],
  ['app/components/a.tsx', "import { saveAnswer } from '~/models/sitting.server'"],
  ['app/components/a.tsx', "import { saveAnswer, type Answer } from '../models/sitting.server'"],
  ['app/exam/a.ts', "import { useState } from 'react'"],
  ['app/exam/families/b.ts', "import type { Prisma } from '../../generated/prisma/client'"],
  ['app/content/a.ts', "import { env } from '~/env.server'"],
  ['app/utils/a.ts', "const { db } = await import('~/db.server')"],
  ['app/models/a.ts', "import { sendMail } from '~/jobs/send-mail.server'"],
  ['app/models/a.ts', 'await db.$queryRawUnsafe(text)'],
  ['app/models/a.ts', 'const port = process.env.PORT'],
])('in %s the line %j goes against the direction', (file, source) => {
  expect(problemsIn({ [file]: source }, checkDependencies)[0]).toContain(file)
})

test.each([
  ['app/models/a.server.ts', "import { db } from '~/db.server'\nimport { enqueue } from '~/jobs/queue/queue.server'"],
  ['app/components/a.tsx', "import type { Viewer } from '~/models/viewer.server'\nimport { type Item } from '~/models/item.server'"],
  ['app/exam/a.test.ts', "import { db } from '~/db.server'"],
  ['app/routes/a.tsx', "import { requireStudent } from '~/auth/guards/guards.server'\nimport { save } from '~/models/profile.server'"],
])('in %s the line %j is as it should be', (file, source) => {
  expect(problemsIn({ [file]: source }, checkDependencies)).toEqual([])
})

test('a file above its limit is named with both numbers', () => {
  const files = { 'app/components/long.tsx': 'x\n'.repeat(201), 'app/models/right.ts': 'x\n'.repeat(300) }
  expect(problemsIn(files, checkLength)).toEqual(['app/components/long.tsx has 201 lines; at most 200'])
})

test('a route without a file, a file without a route, and an address that stands twice are named', () => {
  const table = "page('', 'routes/home.tsx'),\npage('a', 'routes/gone.tsx'),"
  const files = {
    'app/routes.ts': table,
    'app/addresses/students.ts': "call('a', 'routes/home.tsx'),",
    'app/routes/home.tsx': 'export default 1',
    'app/routes/lost.ts': 'export async function loader() {}',
  }
  expect(problemsIn({ ...files, 'app/routes/parts/part.tsx': 'export function Part() {}' }, checkRoutes)).toEqual([
    'routes.ts names routes/gone.tsx, which does not exist',
    'routes.ts has the address /a twice',
    'app/routes/lost.ts stands in no line of routes.ts; what is no route lies in parts/',
  ])
})

test.each([
  ['app/components/a.tsx', '<p style={{ color }}>'],
  ['tests/a.test.ts', ['test', 'todo("x")'].join('.')],
  ['tests/e2e/a.spec.ts', `await page.${'waitFor'}${'Timeout'}(500)`],
  ['app/models/a.ts', `// @ts-${'nocheck'}`],
])('%s may not hold %s', (file, source) => {
  expect(problemsIn({ [file]: source }, checkText)[0]).toContain(`${file}:1 has`)
})

test.each([
  '/** As app/models/gone.server.ts does. */',
  '// See docs/gone.md first.',
  '/**\n * What an answer does: gone-answer.server.\n */',
  'const a = 1 // read by gone.mjs',
])('the comment %j names a file that is gone', (source) => {
  expect(problemsIn({ 'app/models/a.server.ts': source }, checkReferences)).toEqual([
    expect.stringMatching(/names .*gone.*, which is not there$/),
  ])
})

test('files that are there may be named with their folder and without, and code may name anything', () => {
  const source = '/** As app/exam/b.server.ts, b.server and b.server.ts. */\nexport const file = "gone.json" // of package.json'
  const files = { 'app/models/a.ts': source, 'app/exam/b.server.ts': '', 'package.json': '{}' }
  expect(problemsIn(files, checkReferences)).toEqual([])
})
