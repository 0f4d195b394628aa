/**
 * `npm run forms:keep -- fraction-sum word-candid isee-upper-01` stores every published question of these sources, those of the boot camp too, and these prompts, as
 * they are now, so that they may change afterwards: run it before the change. The published quizzes, tests and programs then show what is stored.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Prompt } from '~/content/prompts/prompts.server'
import { bootcampEntries } from '~/exam/bootcamp/programs.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { drawEntry, drawPrompt } from '~/exam/forms/editions/drawn.server'
import { publishedEntries, publishedPrompts } from '~/exam/forms/editions/editions.server'

const FILE = 'app/exam/forms/editions/kept.json'
const sources = new Set(process.argv.slice(2))
const kept: Record<string, Item | Prompt> = JSON.parse(readFileSync(FILE, 'utf8'))
const before = Object.keys(kept).length

for (const { entry, place } of [...publishedEntries(), ...bootcampEntries()]) {
  if (sources.has(sourceOf({ id: entry.name }))) kept[entry.hash] = drawEntry(entry, place)
}
for (const prompt of publishedPrompts()) if (sources.has(prompt.id)) kept[prompt.hash] = drawPrompt(prompt)

writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`)
console.log(
  `${Object.keys(kept).length - before} published questions and prompts of ${[...sources].join(', ') || 'no source'} are kept in ${FILE}.`,
)
