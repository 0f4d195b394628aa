/** What reading sessions read: a passage on each day as long as there are some that practice may show, and no passage twice. */
import { lessonCalled } from '~/content/lessons/lessons.server'
import { readingItems } from '~/exam/bank/passages.server'
import type { Item } from '~/exam/core/item/item'
import { type Level, tierOf } from '~/exam/core/levels'
import { type ShelfPassage, shelfOf } from '~/exam/reading/library.server'
import { PROGRAM_DAYS } from '../program'
import type { Draw } from './draw.server'

/** Of the ISEE fewer passages are kept for practice than there are days: these days read sentences, most of them on a mixed day. */
const SENTENCE_DAYS = [28, 21, 14, 7, 30]

/** The days with a lesson on reading, and those with one on writing. */
const LESSONS: [day: number, lesson: string][] = [
  ...([
    [1, 'main-idea'],
    [2, 'supporting-ideas'],
    [4, 'words-in-context'],
    [6, 'inference'],
    [9, 'organization'],
    [11, 'tone-and-figures'],
  ] as const),
  ...([
    [7, 'planning'],
    [14, 'openings'],
    [17, 'showing'],
    [19, 'stories'],
    [21, 'linking'],
    [28, 'revising'],
  ] as const),
].map(([day, lesson]) => [day, lesson])

interface ReadingDay {
  title: string
  lesson: string | undefined
  /** Of one passage; none on a day that reads sentences. */
  questions: Item[]
}

/** By day. */
export function readingPlan(level: Level, { random, take }: Draw): ReadingDay[] {
  const shelf = random.shuffle(shelfOf(level).passages).toSorted((a, b) => weight(a) - weight(b))
  const without = new Set(SENTENCE_DAYS.slice(0, Math.max(0, PROGRAM_DAYS - shelf.length)))
  const lessons = new Map(LESSONS)
  return Array.from({ length: PROGRAM_DAYS }, (_, index) => {
    const day = index + 1
    const lesson = lessonCalled(lessons.get(day) ?? '')
    const isMade = lesson?.tiers.includes(tierOf(level))
    const shelved = without.has(day) ? undefined : shelf.shift()
    const questions = shelved
      ? readingItems(shelved.passage, { level, subject: 'reading_comprehension', questions: shelved.questions })
      : []
    for (const item of questions) take(item)
    return { title: `One passage: ${shelved?.title ?? ''}`.slice(0, 60), lesson: isMade ? lesson?.id : undefined, questions }
  })
}

/** Short ones first, in steps of eighty words, so that the month grows without being sorted. */
function weight({ words }: ShelfPassage): number {
  return Math.floor(words / 80)
}
