/** The result of an ended section: score, estimate with its working, skills, and every question with its answer. */
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { MATHEMATICS_STRANDS } from '~/exam/core/levels'
import { STRAND_NAMES } from '~/exam/core/strand-names'
import { type Outcome, outcomeOf } from '~/exam/scoring/outcome'
import type { Estimate } from '~/exam/scoring/score'
import { storedItem } from '~/models/bank/item-store.server'
import { examLevel } from '~/models/bank/stored-level'
import { ownedSitting } from '../sitting.server'
import { earlierResults, SCORED_SECTION, scored } from './standing.server'

/** A check of the boot camp asks two to five questions. */
const TOO_SHORT: Estimate = { kind: 'none', why: 'A check is too short for an estimate.', working: [] }

const MATHEMATICS: ReadonlySet<string> = new Set(MATHEMATICS_STRANDS)

export interface TopicTally {
  /** A strand of mathematics; elsewhere, where a section has few skills, the skill. */
  topic: string
  isSkill: boolean
  /** In the order of the section. */
  questions: { position: number; skill: string; outcome: Outcome }[]
  /** The skills of a strand with a wrong or omitted answer. */
  missed: string[]
}

/** The owner's result; null when the sitting is not theirs, `open` when it has not ended. Two queries. */
export async function sittingResult({ userId, sittingId, gradeApplied }: { userId: string; sittingId: string; gradeApplied?: number }) {
  const section = await db.sittingSection.findFirst({
    where: { sittingId, sitting: ownedSitting(userId) },
    relationLoadStrategy: 'join',
    select: {
      subject: true,
      endedAt: true,
      endedBy: true,
      ...SCORED_SECTION,
      sitting: { select: { kind: true, level: true, number: true, startedAt: true, bootcampDay: true, bootcampSession: true } },
      responses: {
        select: { position: true, choice: true, seconds: true, flagged: true, item: { select: { content: true } } },
        orderBy: { position: 'asc' },
      },
      highlights: { select: { passage: true, sentences: true } },
      handovers: { select: { positions: true } },
    },
  })
  // A whole test has its own report.
  if (!section?.subject || section.sitting.kind === 'practice_test') return null
  if (!section.endedAt) return 'open' as const

  const level = examLevel(section.sitting.level)
  const highlighted = new Map(section.highlights.map(({ passage, sentences }) => [passage, sentences]))
  const questions = section.responses.map(({ item: { content }, ...response }) => {
    const item = storedItem(content)
    return {
      ...response,
      /** It was printed while the section was open, so its time is the family's own, wherever its answer was given. */
      isPrinted: section.handovers.some(({ positions }) => positions.includes(response.position)),
      item,
      highlighted: highlighted.get(item.passage?.id ?? ''),
    }
  })
  const { subject, secondsAllowed, questionCount } = section
  const { kind, number, startedAt, bootcampDay: day, bootcampSession: session } = section.sitting
  const isQuiz = kind === 'sectional_quiz'
  return {
    level,
    subject,
    kind,
    number,
    /** The session of the boot camp that it checks. */
    camp: day && session ? { day, session } : null,
    endedAt: section.endedAt,
    endedBy: section.endedBy,
    ...scored({ level, subject, gradeApplied }, section),
    ...(kind === 'bootcamp_check' && { estimate: TOO_SHORT }),
    /** Of the same section, the newest first; none beside what is no quiz. */
    earlier: isQuiz ? await earlierResults({ userId, level, subject, before: startedAt, gradeApplied }) : [],
    /** Seconds that the student's time gave for a question; null without a clock. */
    pace: secondsAllowed === null ? null : secondsAllowed / questionCount,
    topics: topicTallies(questions),
    questions,
  }
}

function topicTallies(questions: { position: number; item: Item; choice: number | null }[]): TopicTally[] {
  const byTopic = new Map<string, TopicTally>()
  for (const { position, item, choice } of questions) {
    const isMathematics = MATHEMATICS.has(item.strand)
    const topic = isMathematics ? STRAND_NAMES[item.strand] : item.skill
    const tally = byTopic.get(topic) ?? { topic, isSkill: !isMathematics, questions: [], missed: [] }
    const outcome = outcomeOf(choice, item.answer)
    tally.questions.push({ position, skill: item.skill, outcome })
    if (isMathematics && outcome !== 'right' && !tally.missed.includes(item.skill)) tally.missed.push(item.skill)
    byTopic.set(topic, tally)
  }
  return [...byTopic.values()]
}
