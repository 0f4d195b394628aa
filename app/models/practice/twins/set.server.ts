/** A set of twins as its pages show it: each question with its answer and with what became of its mistake, and only for its owner. */
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import type { ReviewStatus } from '~/generated/prisma/enums'
import { storedItem } from '~/models/bank/item-store.server'
import { LEFT_BLANK } from '~/models/mistakes/mistakes.server'
import type { PracticeOwner } from '../open-practice.server'

/** A mistake as it stands now. */
interface MistakeState {
  id: string
  studentAnswer: string
  reviewStatus: ReviewStatus
  dueAt: Date | null
}

export interface TwinQuestion {
  position: number
  item: Item
  choice: number | null
  struck: number[]
  /** Open until it is checked; `omitted` when the set was ended before. */
  outcome: 'open' | 'right' | 'wrong' | 'omitted'
  /** The mistake that it returns to. */
  mistakeId: string | null
  /** The same as it stands now; for one that was skipped before blanks were kept, what its twin became. */
  mistake: MistakeState | null
  /** Whether the question that it is like was left blank. */
  wasBlank: boolean
}

export interface OpenedTwinSet {
  sittingId: string
  sectionId: string
  isEnded: boolean
  questions: TwinQuestion[]
  /** When the next question can have been asked at the earliest: with the start, or after the last answer. */
  askedFrom: Date
}

const STATE = { id: true, studentAnswer: true, reviewStatus: true, dueAt: true } as const

/** The owner's set; null for anyone else's, and for sittings of another kind. Two queries, whatever it holds. */
export async function findTwinSet({ userId, sittingId }: PracticeOwner): Promise<OpenedTwinSet | null> {
  const [section, added] = await Promise.all([
    db.sittingSection.findFirst({
      where: { sittingId, sitting: { userId, kind: 'twins' } },
      relationLoadStrategy: 'join',
      select: {
        id: true,
        startedAt: true,
        endedAt: true,
        responses: {
          orderBy: { position: 'asc' },
          select: {
            position: true,
            choice: true,
            struck: true,
            isRight: true,
            answeredAt: true,
            mistakeId: true,
            mistake: { select: STATE },
            item: { select: { name: true, content: true } },
          },
        },
      },
    }),
    db.wrongAnswer.findMany({ where: { studentId: userId, sessionId: sittingId }, select: { ...STATE, questionId: true } }),
  ])
  if (!section) return null

  // A date inside a joined relation arrives as text.
  const answered = section.responses.flatMap(({ answeredAt }) => (answeredAt ? new Date(answeredAt).getTime() : []))
  return {
    sittingId,
    sectionId: section.id,
    isEnded: section.endedAt !== null,
    askedFrom: new Date(Math.max(section.startedAt.getTime(), ...answered)),
    questions: section.responses.map(({ item, isRight, answeredAt: _, mistake, ...response }) => ({
      ...response,
      item: storedItem(item.content),
      outcome: outcomeOf(isRight, response.choice),
      mistake: mistake
        ? { ...mistake, dueAt: mistake.dueAt && new Date(mistake.dueAt) }
        : (added.find(({ questionId }) => questionId === item.name) ?? null),
      wasBlank: response.mistakeId === null || mistake?.studentAnswer === LEFT_BLANK,
    })),
  }
}

function outcomeOf(isRight: boolean | null, choice: number | null): TwinQuestion['outcome'] {
  if (isRight === null) return 'open'
  if (isRight) return 'right'
  return choice === null ? 'omitted' : 'wrong'
}

/** The first question after this one that waits for its answer, and failing that the first of all; null when all are checked. */
export function nextOpen({ questions }: Pick<OpenedTwinSet, 'questions'>, after = 0): number | null {
  const open = questions.filter(({ outcome }) => outcome === 'open').map(({ position }) => position)
  return open.find((position) => position > after) ?? open[0] ?? null
}
