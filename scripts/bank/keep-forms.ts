/**
 * `npm run forms:keep -- fraction-sum word-candid` stores every published question of these sources as it is now, so that the sources may
 * change afterwards: run it before the change. The published quizzes then show what is stored.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { LEVELS, SUBJECTS } from '~/exam/core/levels'
import { CURRENT_EDITION, publishedQuizzes } from '~/exam/forms/editions/editions.server'
import { drawEntry } from '~/exam/forms/quiz/quiz.server'

const FILE = 'app/exam/forms/editions/kept.json'
const sources = new Set(process.argv.slice(2))
const kept: Record<string, Item> = JSON.parse(readFileSync(FILE, 'utf8'))
const before = Object.keys(kept).length

for (let edition = 1; edition <= CURRENT_EDITION; edition++) {
  for (const level of LEVELS) {
    for (const subject of SUBJECTS) {
      const quizzes = publishedQuizzes({ level, subject }, edition) ?? []
      for (const entry of quizzes.flatMap(({ items, spares }) => [...items, ...spares])) {
        if (sources.has(sourceOf({ id: entry.name }))) kept[entry.hash] = drawEntry(entry, { level, subject })
      }
    }
  }
}
writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`)
console.log(`${Object.keys(kept).length - before} published questions of ${[...sources].join(', ') || 'no source'} are kept in ${FILE}.`)
