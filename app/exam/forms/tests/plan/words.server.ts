/** Words that answer one verbal question and stand in another, and links that are asked too often. */
import { ANALOGIES } from '~/content/analogies/analogies.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'

/** Shorter words (a, of, so) stand everywhere; in a sentence three letters do too. */
const SHORTEST_WORD = 3
const SHORTEST_OF_A_SENTENCE = 4
/** Of a word without its ending. */
const SHORTEST_ROOT = 4

const BRIDGES = new Map(
  Object.values(ANALOGIES).flatMap((tier) => tier.map(({ id, bridge }) => [`analogy-${id}`, bridge] as [string, string])),
)

/** The link that an analogy asks for; undefined for anything else. */
export const bridgeOf = (item: Item): string | undefined => BRIDGES.get(sourceOf(item))

/** Links that stand more than four times in thirty analogies, three times in fifteen, each as a sentence. */
export function bridgeProblems(items: readonly Item[]): string[] {
  const bridges = items.flatMap((item) => bridgeOf(item) ?? [])
  const most = Math.ceil(bridges.length / 10) + 1
  return [...new Set(bridges)].flatMap((bridge) => {
    const count = bridges.filter((other) => other === bridge).length
    return Array<string>(Math.max(0, count - most)).fill(`the link ${bridge} is asked ${count} times`)
  })
}

/**
 * Each as a sentence: a key that another question asks about or has as its key as well (PROMISING, and "vow is to promise"), a headword
 * or key that is used in a sentence of the section, a headword that another question offers as a choice, a word that two analogies begin
 * with.
 */
export function wordProblems(items: readonly Item[]): string[] {
  return items.flatMap((item, index) => {
    const { tells, key, asked, heads } = wordsOf(item)
    return items.flatMap((other, place) => {
      if (other === item) return []
      const words = wordsOf(other)
      const met =
        key.find((word) => words.asked.has(word) || words.key.includes(word)) ??
        tells.find((word) => words.sentence.has(word)) ??
        heads.find((word) => words.offered.has(word)) ??
        (index < place ? [...asked].find((word) => words.asked.has(word)) : undefined)
      return met ? [`“${met}” of ${item.id} stands in ${other.id}`] : []
    })
  })
}

/** All by their roots. */
interface Words {
  /** Of the right choice. */
  key: string[]
  /** The words whose meaning the question tells: a headword and its key, or the key of a sentence. */
  tells: string[]
  /** A headword, or the words that an analogy begins with. */
  asked: Set<string>
  /** The headword of a synonym. */
  heads: string[]
  /** The words of all choices. */
  offered: Set<string>
  /** The words of a sentence to complete. */
  sentence: Set<string>
}

const known = new WeakMap<Item, Words>()

function wordsOf(item: Item): Words {
  const found = known.get(item) ?? readWords(item)
  known.set(item, found)
  return found
}

function readWords({ kind, stem, choices, answer }: Item): Words {
  const right = choices[answer]?.text ?? ''
  const offered = new Set(choices.flatMap(({ text }) => roots(text, SHORTEST_OF_A_SENTENCE)))
  if (kind !== 'sentence_completion') {
    const [key, asked] = [roots(right, SHORTEST_WORD), roots(stem, SHORTEST_WORD)]
    const heads = kind === 'synonym' ? asked : []
    return { key, tells: kind === 'synonym' ? [...key, ...asked] : [], asked: new Set(asked), heads, offered, sentence: new Set() }
  }
  // A phrase tells nothing by its single words.
  const isPhrase = / /.test(right) && !right.includes(' . . . ')
  const key = isPhrase ? [] : roots(right, SHORTEST_OF_A_SENTENCE)
  return { key, tells: key, asked: new Set(), heads: [], offered, sentence: new Set(roots(stem, SHORTEST_OF_A_SENTENCE)) }
}

const roots = (text: string, shortest: number) =>
  (text.toLowerCase().match(/[a-z]+(?:['’-][a-z]+)*/g) ?? []).filter((word) => word.length >= shortest).map(rootOf)

/** The word without its ending: promise, promises, promising, promised are one. */
function rootOf(word: string): string {
  const root = word.replace(/(?:ing|ed|es|s|ly|er|ers|est|ness|ful|less)$/, '').replace(/e$/, '')
  return root.length >= SHORTEST_ROOT ? root : word
}
