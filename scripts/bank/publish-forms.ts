/**
 * `npm run forms:publish` draws every quiz from the bank as it is now and writes the next edition; work that was begun keeps its own. What
 * is published is never written anew: somebody may have sat it.
 */
import { writeFileSync } from 'node:fs'
import { itemHash } from '~/exam/core/item/hash.server'
import type { Item } from '~/exam/core/item/item'
import { CURRENT_EDITION } from '~/exam/forms/editions/editions.server'
import { plannedPlaces, planQuizzes } from '~/exam/forms/quiz/plan.server'

const FOLDER = 'app/exam/forms/editions'
const number = CURRENT_EDITION + 1

const edition: Record<string, Record<string, { items: string[]; spares: string[] }[]>> = {}
for (const place of plannedPlaces()) {
  const quizzes = planQuizzes(place).map(({ items, spares }) => ({ items: items.map(entryOf), spares: spares.map(entryOf) }))
  edition[place.level] = { ...edition[place.level], [place.subject]: quizzes }
}
writeFileSync(`${FOLDER}/edition-${number}.json`, `${JSON.stringify(edition, null, 2)}\n`)
console.log(`Edition ${number} is written to ${FOLDER}/edition-${number}.json.`)
console.log('Name it in editions.server.ts; from then on new work is started from it.')

function entryOf(item: Item): string {
  return `${item.id} ${item.difficulty} ${itemHash(item)}`
}
