/**
 * The worked examples of guides: a guide names a kind of question, the bank gives one. Families draw their own numbers; what people wrote
 * once comes from the last quizzes and from the practice prompts, so that nothing is given away that only a whole test asks.
 */
import { ANALOGIES } from '~/content/analogies/analogies.server'
import { COMPLETIONS } from '~/content/completions/completions.server'
import { PASSAGES } from '~/content/passages/passages.server'
import { PROMPTS, type Prompt } from '~/content/prompts/prompts.server'
import { bankSources } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { parseItemName } from '~/exam/core/item/name'
import { LEVELS, type Level, SUBJECTS, tierOf } from '~/exam/core/levels'
import { FAMILIES } from '~/exam/families/families'
import { makeItem } from '~/exam/families/kit/family'
import { assembleQuiz, offersQuiz } from '~/exam/forms/quiz/quiz.server'
import { QUIZ_NUMBERS } from '~/exam/forms/quiz/size'

export interface Example {
  number: number
  level: Level
  /** What it shows, for whoever writes guides; never printed. */
  shows: string
  /** A question to answer, or a prompt to plan for. */
  item: Item | null
  prompt: Prompt | null
}

const FOUND = new Map<string, Example>()

/** The example of "1: word_problem, isee-lower, family number-machine; undoing a chain of steps". Throws when the bank has none such. */
export function exampleOf(words: string): Example {
  const known = FOUND.get(words) ?? findExample(words)
  FOUND.set(words, known)
  return known
}

/** Searching assembles quizzes, so each example is found once; the texts hold some forty. */
function findExample(words: string): Example {
  const [, number = '', kind = '', name = '', wish = '', shows = ''] = /^(\d): (\w+), ([\w-]+), ([^;]+); (.+)$/.exec(words) ?? []
  const level = LEVELS.find((known) => known === name)
  if (!level) throw new Error(`not an example: ${words}`)
  const at = { number: Number(number), level, shows }
  const [what = '', which = '', category = ''] = wish.split(' ')
  if (what === 'family') return { ...at, item: drawn(which, level), prompt: null }
  if (what === 'passage') return { ...at, item: askedOn(which, level, category), prompt: null }
  if (what === 'prompt') return { ...at, item: null, prompt: promptFor(which, level, kind) }
  return { ...at, item: asked(level, (item) => item.kind === kind && isOfSort(item, which)), prompt: null }
}

function drawn(name: string, level: Level): Item {
  const family = FAMILIES.find(({ id }) => id === name)
  const [subject] = family?.levels[level] ?? []
  if (!family || !subject) throw new Error(`no family ${name} at ${level}`)
  return makeItem(family, { level, subject, difficulty: 'medium', seed: 'guide' })
}

function promptFor(id: string, level: Level, kind: string): Prompt {
  const prompt = PROMPTS.find((one) => one.id === id && one.level === level && one.kind === kind && one.pool === 'practice')
  if (!prompt) throw new Error(`no prompt ${id} of the kind ${kind} for practice at ${level}`)
  return prompt
}

/** The question of this category on the passage of this name, which must be one for practice. */
function askedOn(passage: string, level: Level, category: string): Item {
  const source = practicePassages(level).find(({ name }) => name === `passage-${passage}`)
  const found = source?.offers.map(({ item }) => item('')).find((item) => isOfSort(item, category))
  if (!found) throw new Error(`no ${category} on the passage ${passage} at ${level}`)
  return found
}

function practicePassages(level: Level) {
  return bankSources({ level, subject: 'reading_comprehension' }).filter(({ isReserved }) => isReserved === false)
}

/** A question that fits: on a passage for practice, or from the last quiz that has one. */
function asked(level: Level, fits: (item: Item) => boolean): Item {
  for (const { offers } of practicePassages(level)) {
    const found = offers.map(({ item }) => item('')).find(fits)
    if (found) return found
  }
  for (let number = QUIZ_NUMBERS; number >= 1; number--) {
    for (const subject of SUBJECTS.filter((one) => offersQuiz(level, one))) {
      const found = assembleQuiz(level, subject, number).items.find(fits)
      if (found) return found
    }
  }
  throw new Error(`no such question at ${level}`)
}

/** Whether the entry behind an item is of this bridge, kind of sentence, or category; any word is. */
function isOfSort({ id, level }: Item, sort: string): boolean {
  const { source = '', variant = '' } = parseItemName(id) ?? {}
  const tier = tierOf(level)
  const analogy = ANALOGIES[tier].find((entry) => source === `analogy-${entry.id}`)
  if (analogy) return analogy.bridge === sort
  const completion = COMPLETIONS[tier].find((entry) => source === `completion-${entry.id}`)
  if (completion) return completion.kind === sort
  const passage = PASSAGES[tier].find((entry) => source === `passage-${entry.id}`)
  return passage ? passage.questions[Number(variant) - 1]?.category === sort : true
}
