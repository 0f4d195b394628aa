/** The passages that the reading room may show: those that practice may draw. What stands in whole tests stands nowhere else. */
import { PASSAGES, type Passage } from '~/content/passages/passages.server'
import { bankSources } from '~/exam/bank/sources.server'
import { type Level, tierOf } from '~/exam/core/levels'
import { curlyQuotes } from '~/exam/print/quotes'

export const LENGTHS = ['short', 'medium', 'long'] as const
type Length = (typeof LENGTHS)[number]

export interface ShelfPassage {
  id: string
  /** As hidden sources and items name it. */
  source: string
  title: string
  kind: Passage['kind']
  words: number
  length: Length
  questions: number
  passage: Passage
}

interface Shelf {
  passages: readonly ShelfPassage[]
  /** The most words of a short passage and of a medium one: a third of the shelf each. */
  cuts: readonly [short: number, medium: number]
}

/** The bank itself never changes while the server runs. */
const shelves = new Map<Level, Shelf>()

/** All passages of a level, by their titles. */
export function shelfOf(level: Level): Shelf {
  const shelf = shelves.get(level) ?? makeShelf(level)
  shelves.set(level, shelf)
  return shelf
}

/** The passage of the level with this id; null where practice may not show it. */
export function shelfPassage(level: Level, passageId: string): ShelfPassage | null {
  return shelfOf(level).passages.find(({ id }) => id === passageId) ?? null
}

/** Of any passage of the bank by its id: the title as it is printed, and the kind. */
export function passageAbout(passageId: string): { title: string; kind: Passage['kind'] } {
  const passage = Object.values(PASSAGES)
    .flat()
    .find(({ id }) => id === passageId)
  if (!passage) throw new RangeError(`no passage ${passageId}`)
  return { title: curlyQuotes(passage.title), kind: passage.kind }
}

/** How many words a text has. */
function wordCount(lines: readonly { text: string }[]): number {
  return lines.flatMap(({ text }) => text.split(/[\s—–]+/).filter(Boolean)).length
}

function makeShelf(level: Level): Shelf {
  const open = bankSources({ level, subject: 'reading_comprehension' }).filter(({ isReserved }) => !isReserved)
  const names = new Set(open.map(({ name }) => name))
  const passages = PASSAGES[tierOf(level)].flatMap((passage) => {
    const source = `passage-${passage.id}`
    return names.has(source) ? [{ passage, source, words: wordCount(passage.lines) }] : []
  })
  const sorted = passages.map(({ words }) => words).toSorted((a, b) => a - b)
  const cuts = [sorted[Math.floor(sorted.length / 3)] ?? 0, sorted[Math.floor((2 * sorted.length) / 3)] ?? 0] as const
  return {
    cuts,
    passages: passages
      .map(({ passage, source, words }) => ({
        id: passage.id,
        source,
        title: curlyQuotes(passage.title),
        kind: passage.kind,
        words,
        length: words <= cuts[0] ? ('short' as const) : words <= cuts[1] ? ('medium' as const) : ('long' as const),
        questions: passage.questions.length,
        passage,
      }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
  }
}
