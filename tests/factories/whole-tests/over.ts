/** Whole tests that are over, written as the room leaves them: sections with parts, questions that do not count, a writing, estimates. */
import { PROMPTS } from '~/content/prompts/prompts.server'
import { db } from '~/db.server'
import { blueprintOf } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item/item'
import type { Level, Subject } from '~/exam/core/levels'
import { testSteps } from '~/exam/core/test-steps'
import { assembleTest } from '~/exam/forms/tests/test.server'
import { storeItems } from '~/models/bank/item-store.server'
import { storedLevel, testTypeOf } from '~/models/bank/stored-level'
import { recordMistakes } from '~/models/mistakes/mistakes.server'
import { storeEstimates } from '~/models/tests/report/estimates.server'
import { MINUTE_MS } from '~/utils/time/durations'
import { NO_TOOLS } from './begun'

export interface Given {
  choice: number | null
  struck?: number[]
  seconds?: number
  hintsUsed?: number
}

interface SatTest {
  userId: string
  level: Level
  number?: number
  mode?: 'rehearsal' | 'practice'
  at?: Date
  isTimed?: boolean
  /** What was done on a question; the right answer unless told. */
  answer?: (item: Item, at: { part: string; position: number; isScored: boolean }) => Given
  /** Sections that never opened. */
  without?: string[]
  essay?: string
  /** Leave it under way. */
  isOpen?: boolean
}

interface Part {
  id: string
  subject: Subject | null
  minutes: number
  items: Item[]
  unscored: number
}

/** Writes the test; returns its id. */
export async function sitWholeTest({ userId, level, number = 1, at = new Date(), isOpen = false, ...sat }: SatTest): Promise<string> {
  const { mode = 'rehearsal', isTimed = true, answer = right, without = [], essay } = sat
  const endedAt = new Date(at.getTime() + 160 * MINUTE_MS)
  const parts = partsOf(level, number).filter(({ id }) => !without.includes(id))
  const ids = await storeItems(
    db,
    parts.flatMap(({ items }) => items),
  )
  const idOf = new Map(parts.flatMap(({ items }) => items).map((item, index) => [item, ids[index] ?? '']))
  const conditions = { timePercent: 100, extraBreaks: false, isUntimed: !isTimed, warnings: 'none', tools: NO_TOOLS }
  const { id } = await db.practiceSitting.create({
    data: {
      ...{ userId, kind: 'practice_test', exam: testTypeOf(level), level: storedLevel(level), number, edition: 1, mode, place: 'home' },
      ...{
        conditions: JSON.parse(JSON.stringify({ ...conditions, steps: testSteps(level, 'home', conditions) })),
        status: isOpen ? 'open' : 'ended',
        startedAt: at,
        endedAt: isOpen ? null : endedAt,
      },
    },
    select: { id: true },
  })
  const wrong: { item: Item; choice: number | null; seconds: number }[] = []
  for (const [index, { id: part, subject, minutes, items, unscored }] of parts.entries()) {
    const responses = items.map((item, place) => {
      const isScored = place < items.length - unscored
      const { choice, struck = [], seconds = 30, hintsUsed = 0 } = answer(item, { part, position: place + 1, isScored })
      if (choice !== null && choice !== item.answer) wrong.push({ item, choice, seconds })
      const answeredAt = choice === null ? null : at
      return {
        position: place + 1,
        answeredAt,
        itemId: idOf.get(item) ?? '',
        choice,
        struck,
        seconds,
        hintsUsed,
        isScored,
        isRight: choice === item.answer,
      }
    })
    const secondsAllowed = isTimed ? minutes * 60 : null
    const section = {
      position: index + 1,
      part,
      subject,
      questionCount: items.length,
      secondsAllowed,
      startedAt: at,
      endedAt: isOpen ? null : endedAt,
    }
    await db.sittingSection.create({
      data: { id: `${id}.${index + 1}`, sittingId: id, ...section, responses: { createMany: { data: responses } } },
    })
  }
  if (essay !== undefined) await writeEssay({ userId, level, sittingId: id, body: essay, at })
  if (isOpen) return id
  await db.$transaction(async (transaction) => {
    await recordMistakes(transaction, { studentId: userId, sittingId: id, wrong }, endedAt)
    await storeEstimates(transaction, id)
  })
  return id
}

export const right = ({ answer }: Item): Given => ({ choice: answer })
export const wrong = ({ answer, choices }: Item): Given => ({ choice: (answer + 1) % choices.length })
export const blank = (): Given => ({ choice: null })

async function writeEssay({
  userId,
  level,
  sittingId,
  body,
  at,
}: {
  userId: string
  level: Level
  sittingId: string
  body: string
  at: Date
}) {
  const promptId = PROMPTS.find((prompt) => prompt.level === level)?.id ?? ''
  const { subject } = blueprintOf(level).writing
  const words = body.split(/\s+/).length
  const kind = { exam: testTypeOf(level), level: storedLevel(level), subject }
  await db.essay.create({
    data: { ...kind, studentId: userId, sittingId, promptId, body, wordCount: words, startedAt: at, submittedAt: at },
  })
}

/** The parts of the published form, in its order; what does not count stands last in each. */
function partsOf(level: Level, number: number): Part[] {
  return assembleTest(level, number).sections.map(({ id, subject, seconds, items, unscored }) => ({
    id,
    subject,
    minutes: seconds / 60,
    items: [...items.filter((_, place) => !unscored.includes(place)), ...unscored.flatMap((place) => items[place] ?? [])],
    unscored: unscored.length,
  }))
}
