/**
 * `npm run forms:publish` draws every quiz and every whole test from the bank as it is now and writes the next edition, in two files; work
 * that was begun keeps its own. What is published is never written anew: somebody may have sat it.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Prompt } from '~/content/prompts/prompts.server'
import { contentHash, itemHash } from '~/exam/core/item/hash.server'
import type { Item } from '~/exam/core/item/item'
import { LEVELS, type Level, type Subject } from '~/exam/core/levels'
import { CURRENT_EDITION } from '~/exam/forms/editions/editions.server'
import { plannedPlaces, planQuizzes, type QuizPlan } from '~/exam/forms/quiz/plan.server'
import { planTests, type QuizItems } from '~/exam/forms/tests/plan/plan.server'
import { wordFrequency } from '../../tests/support/word-frequency'

const FOLDER = 'app/exam/forms/editions'

const number = CURRENT_EDITION + 1
writeTests(number, writeQuizzes(number))
console.log('Name both files in editions.server.ts; from then on new work is started from them.')

/** Plans and writes the ten quizzes of every section; answers with what they ask. */
function writeQuizzes(number: number): QuizItems {
  const planned = new Map<string, QuizPlan[]>()
  const edition: Partial<Record<Level, Partial<Record<Subject, { items: string[]; spares: string[] }[]>>>> = {}
  for (const place of plannedPlaces()) {
    const quizzes = planQuizzes(place)
    planned.set(`${place.level} ${place.subject}`, quizzes)
    edition[place.level] = { ...edition[place.level], [place.subject]: quizzes.map(listOf) }
  }
  write(`edition-${number}.json`, edition)
  return (level, subject) => (planned.get(`${level} ${subject}`) ?? []).flatMap(({ items }) => items)
}

function writeTests(number: number, quizzes: QuizItems): void {
  const tests = planTests(quizzes, wordFrequency)
  const edition = LEVELS.map((level) => [
    level,
    tests[level].map(({ prompts, sections }) => ({
      prompts: prompts.map((prompt: Prompt) => `${prompt.id} ${contentHash(prompt)}`),
      sections: sections.map(({ id, unscored, parts }) => ({
        id,
        unscored,
        parts: parts.map(({ subject, ...list }) => ({ subject, ...listOf(list) })),
      })),
    })),
  ])
  write(`edition-${number}-tests.json`, Object.fromEntries(edition))
}

function listOf({ items, spares }: { items: Item[]; spares: Item[] }) {
  return { items: items.map(entryOf), spares: spares.map(entryOf) }
}

function entryOf(item: Item): string {
  return `${item.id} ${item.difficulty} ${itemHash(item)}`
}

function write(file: string, edition: object): void {
  writeFileSync(`${FOLDER}/${file}`, `${JSON.stringify(edition, null, 2)}\n`)
  execFileSync('node_modules/.bin/biome', ['format', '--write', `${FOLDER}/${file}`])
  console.log(`${FOLDER}/${file} is written.`)
}
