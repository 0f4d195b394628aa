/** The answers of a whole test as its score and its report read them. */
import type { Database } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import type { Subject } from '~/exam/core/levels'
import { type Outcome, outcomeOf } from '~/exam/scoring/outcome'
import { storedItem } from '~/models/bank/item-store.server'
import { seenBefore } from '~/models/skills/seen.server'

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
  /** The student had it, or its passage, before. */
  isSeen: boolean
  /** Hints that were asked for, in practice mode. */
  hintsUsed: number
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

/** The sections of a test in their order with every answer; `only` reads one of them. Three queries. */
export async function answeredSections(
  database: Database,
  { userId, sittingId, only }: { userId: string; sittingId: string; only?: string },
) {
  const [sitting, sections] = await Promise.all([
    database.practiceSitting.findFirst({ where: { id: sittingId, userId }, select: { endedAt: true } }),
    database.sittingSection.findMany({
      where: { sittingId, sitting: { userId }, part: only ?? { not: null } },
      orderBy: { position: 'asc' },
      relationLoadStrategy: 'join',
      select: {
        ...{ id: true, part: true, subject: true, secondsAllowed: true, startedAt: true },
        responses: {
          select: {
            ...{ itemId: true, position: true, choice: true, struck: true, flagged: true, seconds: true, isScored: true, hintsUsed: true },
            item: { select: { content: true } },
          },
          orderBy: { position: 'asc' },
        },
        highlights: { select: { passage: true, sentences: true } },
      },
    }),
  ])
  const read = sections.map(({ responses, ...section }) => ({
    ...section,
    responses: responses.map(({ item: { content }, ...given }) => ({ ...given, item: storedItem(content) })),
  }))
  const before = sitting?.endedAt ?? new Date()
  const isSeen = await seenBefore(
    database,
    { userId, sittingId, before },
    read.flatMap(({ responses }) => responses),
  )
  return read.map(
    ({ part, responses, highlights, startedAt, ...section }): AnsweredSection => ({
      ...section,
      startedAt: new Date(startedAt),
      part: part ?? '',
      answers: responses.map((response) => answer(part ?? '', response, isSeen(response))),
      highlighted: new Map(highlights.map(({ passage, sentences }) => [passage, sentences])),
    }),
  )
}

type Given = Omit<TestAnswer, 'part' | 'outcome' | 'isSeen'> & { itemId: string }

function answer(part: string, { itemId: _, ...given }: Given, isSeen: boolean): TestAnswer {
  const { item } = given
  // A choice that the question does not print can only come from a forged form; it counts as none.
  const choice = given.choice !== null && item.choices[given.choice] ? given.choice : null
  return {
    ...given,
    choice,
    part,
    outcome: outcomeOf(choice, item.answer),
    isSeen,
  }
}
