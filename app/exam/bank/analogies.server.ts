/** Analogies as a kind of source: an item's variant is one of the two printed shapes. */
import { ANALOGIES, type Analogy } from '~/content/analogies/analogies.server'
import type { Choice, Item } from '~/exam/core/item/item'
import { parseItemName, printItemName } from '~/exam/core/item/name'
import { choiceCount, examOf, tierOf } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'
import { capital } from '~/exam/families/wording'
import { dealtPlace, withKeyAt } from './deal'
import { countBy, type Place, type SourceKind } from './source'
import { entryAfter } from './substitute'

const nameOf = ({ id }: Analogy) => `analogy-${id}`
const find = (name: string, { level }: Pick<Place, 'level'>) => ANALOGIES[tierOf(level)].find((analogy) => nameOf(analogy) === name)

export const analogySource: SourceKind = {
  items: (place) =>
    ANALOGIES[tierOf(place.level)].map((analogy) => ({
      name: nameOf(analogy),
      title: `Analogy: ${analogy.a} and ${analogy.b}`,
      offers: SHAPES.map((shape) => ({
        skill: 'Analogies',
        difficulty: analogy.difficulty,
        item: () => analogyItem(analogy, { ...place, shape }),
      })),
    })),

  draw: ({ source, version, variant }, slot) => {
    const analogy = find(source, slot)
    return analogy && version === VERSION ? analogyItem(analogy, { ...slot, shape: shapeOf(variant) }) : null
  },

  twin: ({ source, variant }, at) => {
    const analogy = find(source, at)
    return analogy ? analogyItem(analogy, { ...at, shape: variant === 'pairs' ? 'words' : 'pairs' }) : null
  },

  substitute: ([item], taken) => {
    if (item?.kind !== 'analogy') return null
    const analogy = entryAfter(item, ANALOGIES[tierOf(item.level)], { nameOf, difficultyOf: ({ difficulty }) => difficulty, taken })
    return [analogyItem(analogy, { ...item, shape: shapeOf(parseItemName(item.id)?.variant) })]
  },

  counts: () =>
    countBy(
      ANALOGIES,
      ({ bridge }) => bridge,
      (bridge) => `analogies: ${bridge.replaceAll('_', ' and ')}`,
    ),
}

/** Of all analogies: raised when the way to make an item of one changes. */
const VERSION = 1
const SHAPES = ['pairs', 'words'] as const
export type AnalogyShape = (typeof SHAPES)[number]

const shapeOf = (variant: string | undefined): AnalogyShape => (variant === 'words' ? 'words' : 'pairs')

/** An analogy item in one of its two printed shapes: five pairs, or five single words. */
export function analogyItem(analogy: Analogy, { level, subject, shape }: Place & { shape: AnalogyShape }): Item {
  const { a, b, c, d, sentence } = analogy
  const random = seededRandom(`analogy-${analogy.id}:${level}:${shape}`)
  const rightText = shape === 'pairs' ? pairText(c, d) : d
  const wrong = (
    shape === 'pairs'
      ? analogy.pairs.map(({ pair, why }) => ({ text: pairText(...pair), why }))
      : analogy.words.map(({ word, why }) => ({ text: word, why }))
  ).map(({ text, why }): Choice => ({ text, value: `=${text}`, misconception: { type: 'logical_reasoning_error', says: why } }))
  const place = dealtPlace(`analogy:${level}:${shape}`, analogy.number, choiceCount(level))
  const right = { text: rightText, value: `=${rightText}` }
  const choices = withKeyAt(place, right, random.sample(wrong, choiceCount(level) - 1), random)

  return {
    id: printItemName({ source: nameOf(analogy), version: VERSION, variant: shape }),
    exam: examOf(level),
    level,
    subject,
    strand: 'logic',
    skill: 'Analogies',
    kind: 'analogy',
    difficulty: analogy.difficulty,
    stem: shape === 'pairs' ? `${capital(a)} is to ${b} as` : `${capital(a)} is to ${b} as ${c} is to`,
    choices,
    answer: choices.findIndex(({ text }) => text === rightText),
    steps: [
      `Make a sentence that joins the first two words: ${sentence}`,
      `Put each choice into the same sentence. Only ${shape === 'pairs' ? `“${rightText}”` : `“${rightText}” after ${c}`} keeps it true word for word.`,
    ],
    hints: [
      `Before you look at the choices, say in your own words what ${a} has to do with ${b}.`,
      `The kind of link here: ${BRIDGE_NAMES[analogy.bridge]}.`,
    ],
  }
}

const pairText = (first: string, second: string) => `${first} is to ${second}`

const BRIDGE_NAMES: Record<Analogy['bridge'], string> = {
  synonym: 'the two words mean nearly the same',
  antonym: 'the two words are opposites',
  part_whole: 'one is a part of the other',
  class_member: 'one is a kind of the other',
  object_function: 'a thing and what it is for',
  worker_tool: 'somebody and the tool of the work',
  worker_product: 'somebody and what the work makes',
  cause_effect: 'one brings about the other',
  degree: 'one is a stronger form of the other',
  sequence: 'one comes before or grows into the other',
  characteristic: 'one is typical of the other',
  location: 'a thing and its place',
  group_individual: 'a group and one of its members',
  homonym: 'the two words sound the same',
  grammar: 'two forms of one word',
  lack: 'one is marked by not having the other',
}
