/** The result of an ended section: score, estimate with its working, skills, and every question with its answer. */
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { MATHEMATICS_STRANDS } from '~/exam/core/levels'
import { STRAND_NAMES } from '~/exam/core/strand-names'
import { type Estimate, estimate, type RawScore, rawScore } from '~/exam/scoring/score'
import { storedItem } from '~/models/bank/item-store.server'
import { examLevel } from '~/models/bank/stored-level'
import { ownedSitting } from './sitting.server'

const MATHEMATICS: ReadonlySet<string> = new Set(MATHEMATICS_STRANDS)

export interface TopicTally {
  /** A strand of mathematics; elsewhere, where a section has few skills, the skill. */
  topic: string
  /** In the order of the questions: right, wrong or omitted. */
  marks: ('right' | 'wrong' | 'omitted')[]
  /** The skills of a strand with a wrong or omitted answer. */
  missed: string[]
}

/** The owner's result; null when the sitting is not theirs, `open` when it has not ended. One query. */
export async function sittingResult({ userId, sittingId, gradeApplied }: { userId: string; sittingId: string; gradeApplied?: number }) {
  const section = await db.sittingSection.findFirst({
    where: { sittingId, sitting: ownedSitting(userId) },
    relationLoadStrategy: 'join',
    select: {
      subject: true,
      endedAt: true,
      endedBy: true,
      right: true,
      wrong: true,
      omitted: true,
      secondsAllowed: true,
      sitting: { select: { level: true, number: true } },
      responses: {
        select: { position: true, choice: true, seconds: true, flagged: true, item: { select: { content: true } } },
        orderBy: { position: 'asc' },
      },
    },
  })
  if (!section) return null
  if (!section.endedAt) return 'open' as const

  const level = examLevel(section.sitting.level)
  const questions = section.responses.map(({ item, ...response }) => ({ ...response, item: storedItem(item.content) }))
  const score: RawScore = rawScore(level, { right: section.right ?? 0, wrong: section.wrong ?? 0, omitted: section.omitted ?? 0 })
  const isTimed = section.secondsAllowed !== null
  const meaning: Estimate | null = isTimed ? estimate(level, section.subject, score, gradeApplied) : null
  return {
    level,
    subject: section.subject,
    number: section.sitting.number,
    endedBy: section.endedBy,
    score,
    estimate: meaning,
    topics: topicTallies(questions),
    questions,
  }
}

function topicTallies(questions: { item: Item; choice: number | null }[]): TopicTally[] {
  const byTopic = new Map<string, TopicTally>()
  for (const { item, choice } of questions) {
    const isMathematics = MATHEMATICS.has(item.strand)
    const topic = isMathematics ? STRAND_NAMES[item.strand] : item.skill
    const tally = byTopic.get(topic) ?? { topic, marks: [], missed: [] }
    const mark = choice === null ? 'omitted' : choice === item.answer ? 'right' : 'wrong'
    tally.marks.push(mark)
    if (isMathematics && mark !== 'right' && !tally.missed.includes(item.skill)) tally.missed.push(item.skill)
    byTopic.set(topic, tally)
  }
  return [...byTopic.values()]
}
