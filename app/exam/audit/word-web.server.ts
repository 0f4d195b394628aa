/**
 * What the bank's own entries say about words: which mean the same, which are opposites. With it each synonym item is checked
 * against all other entries, so that no wrong choice is listed anywhere as a synonym of the headword or of a key.
 */
import { ANALOGIES } from '~/content/analogies/analogies.server'
import { WORDS, type Word } from '~/content/words/words.server'

const TIERS = ['lower', 'middle', 'upper'] as const
const all = (): Word[] => TIERS.flatMap((tier) => WORDS[tier])

/** Pairs of opposites as `a|b`, both ways: antonyms of a headword against it and its synonyms. */
export function opposites(): Set<string> {
  const pairs = all().flatMap(({ word, synonyms, antonyms }) =>
    antonyms.flatMap((antonym) => [word, ...synonyms].flatMap((one) => [`${one}|${antonym}`, `${antonym}|${one}`])),
  )
  return new Set(pairs)
}

/** Everything in the words and analogies that a second reader must fix; each as a sentence. */
export function verbalProblems(): string[] {
  return [...secondAnswers(), ...repeatedHeadwords(), ...repeatedAnalogies()]
}

/** Wrong choices that some entry lists beside the headword or one of its keys. */
function secondAnswers(): string[] {
  const listed = new Map<string, Set<string>>()
  const note = (one: string, other: string) => listed.set(one, (listed.get(one) ?? new Set()).add(other))
  for (const { word, synonyms } of all()) {
    for (const synonym of synonyms) {
      note(word, synonym)
      note(synonym, word)
    }
  }
  const heads = new Map<string, string[]>()
  for (const { word, synonyms } of all()) for (const synonym of synonyms) heads.set(synonym, [...(heads.get(synonym) ?? []), word])
  const shared = (one: string, other: string): string | undefined => {
    const others = heads.get(other) ?? []
    return heads.get(one)?.find((head) => others.includes(head))
  }

  return TIERS.flatMap((tier) =>
    WORDS[tier].flatMap(({ word, synonyms, near }) =>
      near.flatMap(({ word: choice }) => {
        if (choice === word || synonyms.includes(choice)) return [`${tier} ${word}: the wrong choice "${choice}" is its own synonym`]
        return [word, ...synonyms].flatMap((right) => {
          if (listed.get(right)?.has(choice)) return [`${tier} ${word}: the wrong choice "${choice}" is listed as a synonym of "${right}"`]
          const head = shared(right, choice)
          return head ? [`${tier} ${word}: the wrong choice "${choice}" and "${right}" are both synonyms of "${head}"`] : []
        })
      }),
    ),
  )
}

function repeatedHeadwords(): string[] {
  const seen = new Set<string>()
  return TIERS.flatMap((tier) =>
    WORDS[tier].flatMap(({ word }) => {
      if (seen.has(word)) return [`${tier} ${word}: the headword stands twice in the bank`]
      seen.add(word)
      return []
    }),
  )
}

function repeatedAnalogies(): string[] {
  const seen = new Map<string, string>()
  return TIERS.flatMap((tier) =>
    ANALOGIES[tier].flatMap(({ id, a, b, c, d }) => {
      const words = [a, b, c, d].toSorted().join(' ')
      const earlier = seen.get(words)
      seen.set(words, id)
      return earlier ? [`${id}: the same four words as ${earlier}`] : []
    }),
  )
}
