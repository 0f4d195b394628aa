/**
 * The sources of the bank under one roof: families, words, analogies, sentences and passages, each by the name that its items carry
 * and that an admin can hide. For the generator; quizzes deal from their own packs.
 */
import { ANALOGIES } from '~/content/analogies/analogies.server'
import { COMPLETIONS } from '~/content/completions/completions.server'
import { PASSAGES } from '~/content/passages/passages.server'
import { WORDS } from '~/content/words/words.server'
import { sectionsFor } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item'
import { type Difficulty, examOf, LEVELS, type Level, SUBJECTS, type Subject, tierOf } from '~/exam/core/levels'
import { FAMILIES } from '~/exam/families/families'
import { contextsOf, type Family, makeItem } from '~/exam/families/family'
import { readingItems } from './passages'
import { analogyItem, completionItem, synonymItem, wordDifficulty } from './verbal'

interface Place {
  level: Level
  subject: Subject
}

/** Something that items are made from. */
export interface Source {
  /** As items and hidden sources name it: `fraction-sum`, `word-candid`, `passage-u03`. */
  name: string
  title: string
  /** The recipe behind it, when it draws new numbers for each seed. */
  family?: Family
  /** What it asks at this place. A family has one line for each difficulty, and its items follow the seed. */
  offers: { skill: string; difficulty: Difficulty; item: (seed: string) => Item }[]
}

/** The subjects of a level for which the bank has sources, in the order of the specification. */
export function bankSubjects(level: Level): Subject[] {
  return SUBJECTS.filter((subject) => sectionsFor(level, subject).length > 0 && bankSources({ level, subject }).length > 0)
}

const found = new Map<string, Source[]>()

/** Every source that may stand in this section. Empty for one that the level lacks or that nobody can draw, such as the essay. */
export function bankSources(place: Place): Source[] {
  const key = `${place.level}:${place.subject}`
  const sources = found.get(key) ?? gather(place)
  found.set(key, sources)
  return sources
}

function gather({ level, subject }: Place): Source[] {
  if (sectionsFor(level, subject).length === 0) return []
  switch (subject) {
    case 'reading_comprehension':
      return passages({ level, subject })
    case 'verbal':
      return [...words({ level, subject }), ...analogies({ level, subject })]
    case 'verbal_reasoning':
      return [...words({ level, subject }), ...completions({ level, subject })]
    default:
      return families({ level, subject })
  }
}

/** The source of this name wherever it may stand, with those places; null when the bank has none. */
export function findSource(name: string): { name: string; title: string; places: Place[] } | null {
  const places = PLACES.filter((place) => bankSources(place).some((source) => source.name === name))
  const [first] = places
  const source = first && bankSources(first).find((one) => one.name === name)
  return source ? { name, title: source.title, places } : null
}

const PLACES: Place[] = LEVELS.flatMap((level) => SUBJECTS.map((subject) => ({ level, subject })))

function families({ level, subject }: Place): Source[] {
  return FAMILIES.filter((family) => family.levels[level]?.includes(subject)).map((family) => ({
    name: family.id,
    title: family.title,
    family,
    offers: contextsOf(family)
      .filter((context) => context.level === level)
      .map(({ difficulty }) => ({
        skill: family.skill,
        difficulty,
        item: (seed) => makeItem(family, { level, subject, difficulty, seed }),
      })),
  }))
}

function words(place: Place): Source[] {
  return WORDS[tierOf(place.level)].map((word) => ({
    name: `word-${word.word}`,
    title: `Synonyms of ${word.word}`,
    offers: word.synonyms.map((_, variant) => ({
      skill: 'Synonyms',
      difficulty: wordDifficulty(word),
      item: () => synonymItem(word, { ...place, variant }),
    })),
  }))
}

function analogies(place: Place): Source[] {
  return ANALOGIES[tierOf(place.level)].map((analogy) => ({
    name: `analogy-${analogy.id}`,
    title: `Analogy: ${analogy.a} and ${analogy.b}`,
    offers: (['pairs', 'words'] as const).map((shape) => ({
      skill: 'Analogies',
      difficulty: analogy.difficulty,
      item: () => analogyItem(analogy, { ...place, shape }),
    })),
  }))
}

function completions(place: Place): Source[] {
  return COMPLETIONS[tierOf(place.level)].map((completion) => ({
    name: `completion-${completion.id}`,
    title: `Sentence: ${completion.sentence.slice(0, 60)}`,
    offers: [authored(completionItem(completion, place))],
  }))
}

function passages(place: Place): Source[] {
  return PASSAGES[tierOf(place.level)]
    .filter(({ exams }) => exams.includes(examOf(place.level)))
    .map((passage) => ({
      name: `passage-${passage.id}`,
      title: `Passage: ${passage.title}`,
      offers: readingItems(passage, { ...place, questions: passage.questions.length }).map(authored),
    }))
}

const authored = (item: Item) => ({ skill: item.skill, difficulty: item.difficulty, item: () => item })
