/**
 * `npm run bootcamp:publish` writes the programs of all levels from the bank as it is now. A program that students have begun is never
 * written anew: run this before the first of them enrolls, or with a new edition.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { type ComposedSession, composeProgram } from '~/exam/bootcamp/compose/compose.server'
import { SESSIONS } from '~/exam/bootcamp/program'
import { itemHash } from '~/exam/core/item/hash.server'
import type { Item } from '~/exam/core/item/item'
import { LEVELS } from '~/exam/core/levels'

const FOLDER = 'app/exam/bootcamp/programs'

for (const level of LEVELS) {
  const file = `${FOLDER}/${level.replace('-', '/')}.json`
  if (existsSync(file)) throw new Error(`${file} is published`)
  const days = composeProgram(level).map((day) => Object.fromEntries(SESSIONS.map((session) => [session, written(day[session])])))
  writeFileSync(file, `${JSON.stringify({ level, days }, null, 2)}\n`)
}
execFileSync('npx', ['biome', 'format', '--write', FOLDER])

function written({ title, lesson, example, drill, check }: ComposedSession) {
  return { title, lesson, example: example && [entryOf(example)], drill: drill.map(entryOf), check: check.map(entryOf) }
}

function entryOf(item: Item): string {
  return `${item.id} ${item.difficulty} ${itemHash(item)}`
}
