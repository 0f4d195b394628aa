/** The answers of a whole test as its score and its report read them. */
import type { Database } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import type { Subject } from '~/exam/core/levels'
import { type Outcome, outcomeOf } from '~/exam/scoring/outcome'
import { storedItem } from '~/models/bank/item-store.server'
import { seenPassages } from './seen.server'

export interface TestAnswer {
  /** The section's name in the blueprint. */
  part: string
  position: number
  item: Item
  choice: number | null
  struck: number[]
  flagged: boolean
  seconds: number
  outcome: Outcome
  isScored: boolean
  /** On a passage that the student had before. */
  isSeen: boolean
}

export interface AnsweredSection {
  id: string
  part: string
  subject: Subject | null
  secondsAllowed: number | null
  startedAt: Date
  answers: TestAnswer[]
  /** By passage: the sentences that the student highlighted. */
  highlighted: ReadonlyMap<string, number[]>
}

/** The sections of a test in their order with every answer; `only` reads one of them. Two queries. */
export async function answeredSections(
  database: Database,
  { userId, sittingId, only }: { userId: string; sittingId: string; only?: string },
) {
  const sections = await database.sittingSection.findMany({
    where: { sittingId, sitting: { userId }, part: only ?? { not: null } },
    orderBy: { position: 'asc' },
    relationLoadStrategy: 'join',
    select: {
      ...{ id: true, part: true, subject: true, secondsAllowed: true, startedAt: true },
      responses: {
        select: {
          ...{ position: true, choice: true, struck: true, flagged: true, seconds: true, isScored: true },
          item: { select: { content: true } },
        },
        orderBy: { position: 'asc' },
      },
      highlights: { select: { passage: true, sentences: true } },
    },
  })
  const first = sections.find(({ subject }) => subject === 'reading_comprehension')
  const items = first?.responses.map(({ item }) => storedItem(item.content)) ?? []
  // A passage of the section that began with this instant was seen in any sitting that had begun before it.
  const seen = first ? await seenPassages(database, { userId, sittingId, before: new Date(first.startedAt) }, items) : new Set<string>()
  return sections.map(
    ({ part, responses, highlights, startedAt, ...section }): AnsweredSection => ({
      ...section,
      startedAt: new Date(startedAt),
      part: part ?? '',
      answers: responses.map(({ item: { content }, ...response }) => answer(part ?? '', storedItem(content), response, seen)),
      highlighted: new Map(highlights.map(({ passage, sentences }) => [passage, sentences])),
    }),
  )
}

type Given = Omit<TestAnswer, 'part' | 'item' | 'outcome' | 'isSeen'>

function answer(part: string, item: Item, given: Given, seen: ReadonlySet<string>): TestAnswer {
  // A choice that the question does not print can only come from a forged form; it counts as none.
  const choice = given.choice !== null && item.choices[given.choice] ? given.choice : null
  return {
    ...given,
    choice,
    part,
    item,
    outcome: outcomeOf(choice, item.answer),
    isSeen: item.passage !== undefined && seen.has(sourceOf(item)),
  }
}
