/** Draws the questions of a set of twins: each is new to the sitting that its mistake came from, and to its own set. */
import { randomBytes } from 'node:crypto'
import { db } from '~/db.server'
import { otherTwin } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { storedItem } from '~/models/bank/item-store.server'
import { askedQuestions } from '~/models/mistakes/asked.server'
import { heldBack } from '~/models/sittings/held-back.server'

export interface Twin {
  /** Null for a question that was skipped before blanks were kept as mistakes. */
  mistakeId: string | null
  item: Item
}

/** A question that wants a twin. */
interface Wanting extends Twin {
  /** Every question of the sitting that it came from. */
  beside: readonly Item[]
  /** What earlier sets have asked. It returns only when nothing else is left: an analogy has two shapes. */
  earlier?: readonly Item[]
}

interface Mistake {
  id: string
  questionId: string
  sessionId: string | null
  studentAnswer: string
}

/** A twin for each of the student's mistakes that can have one. Four queries, whatever they are. */
export async function twinsOfMistakes(studentId: string, mistakes: readonly Mistake[]): Promise<Twin[]> {
  const [askedFor, seen] = await Promise.all([askedQuestions(studentId, mistakes), seenWith(studentId, mistakes)])
  return drawTwins(
    studentId,
    mistakes.flatMap((mistake) => {
      const asked = askedFor(mistake)
      return asked ? [{ mistakeId: mistake.id, item: asked.item, ...seen(mistake) }] : []
    }),
  )
}

/** A twin for each question that can have one, made from nothing that is held back from this student. */
export async function drawTwins(studentId: string, questions: readonly Wanting[]): Promise<Twin[]> {
  const hidden = await heldBack(studentId)
  const isFree = (found: Item) => !hidden.has(sourceOf(found))
  const drawn: Twin[] = []
  for (const { mistakeId, item, beside, earlier = [] } of questions) {
    const seed = randomBytes(6).toString('hex')
    const seen = [...beside, ...drawn.map((twin) => twin.item)]
    const twin = otherTwin(item, seed, { seen: [...seen, ...earlier], isFree }) ?? otherTwin(item, seed, { seen, isFree })
    if (twin) drawn.push({ mistakeId, item: twin })
  }
  return drawn
}

/** What the student saw together with each mistake, and what their twins have asked before. */
async function seenWith(userId: string, mistakes: readonly Mistake[]) {
  const select = { item: { select: { content: true } }, section: { select: { sittingId: true } } } as const
  const [beside, twins] = await Promise.all([
    db.response.findMany({
      where: { section: { sittingId: { in: mistakes.flatMap(({ sessionId }) => sessionId ?? []) }, sitting: { userId } } },
      relationLoadStrategy: 'join',
      select,
    }),
    db.response.findMany({
      where: { mistakeId: { in: mistakes.map(({ id }) => id) }, section: { sitting: { userId } } },
      relationLoadStrategy: 'join',
      select,
    }),
  ])
  const itemsOf = (responses: typeof beside) => responses.map(({ item }) => storedItem(item.content))
  const earlier = itemsOf(twins)
  return ({ sessionId }: Mistake) => ({ beside: itemsOf(beside.filter(({ section }) => section.sittingId === sessionId)), earlier })
}
