/** The result of an ended section: score, estimate with its working, skills, and every question with its answer. */
import { db } from '~/db.server'
import type { Item } from '~/exam/item'
import { type Estimate, estimate, type RawScore, rawScore } from '~/exam/score'
import { storedItem } from './item-store.server'
import { examLevel } from './levels'
import { ownedSitting } from './sitting.server'

export interface SkillTally {
  skill: string
  /** In the order of the questions: right, wrong or omitted. */
  marks: ('right' | 'wrong' | 'omitted')[]
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
      sitting: { select: { kind: true, level: true, number: true } },
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
    kind: section.sitting.kind,
    number: section.sitting.number,
    endedBy: section.endedBy,
    score,
    estimate: meaning,
    skills: skillTallies(questions),
    questions,
  }
}

function skillTallies(questions: { item: Item; choice: number | null }[]): SkillTally[] {
  const bySkill = new Map<string, SkillTally>()
  for (const { item, choice } of questions) {
    const tally = bySkill.get(item.skill) ?? { skill: item.skill, marks: [] }
    tally.marks.push(choice === null ? 'omitted' : choice === item.answer ? 'right' : 'wrong')
    bySkill.set(item.skill, tally)
  }
  return [...bySkill.values()]
}
