/** Work that tutors gave and what students hold for true, for tests and the demo. */
import { db } from '~/db.server'
import { workTitle } from '~/exam/assignments/words.server'
import type { Work } from '~/exam/assignments/work'
import { bankSources } from '~/exam/bank/sources.server'
import { sourceOf } from '~/exam/core/item/name'
import { makeLesson } from '~/exam/lesson-maker/lesson.server'
import { offeredMisconceptions } from '~/exam/mistakes/suspicion'
import { giveWork } from '~/models/assignments/give.server'

let counter = 0

/** Gives work to these students; the id of the batch. */
export async function give({
  tutorId,
  studentIds,
  work,
  dueOn = null,
  at = new Date(),
}: {
  tutorId: string
  studentIds: string[]
  work: Work
  dueOn?: string | null
  at?: Date
}) {
  counter += 1
  const press = `press-${process.pid}-${Date.now().toString(36)}-${counter}`
  const given = await giveWork({ tutorId, press, studentIds, groupIds: [], title: workTitle(work), note: null, work, dueOn }, at)
  if (given.outcome !== 'given') throw new Error(`not given: ${given.outcome}`)
  return given.batchId
}

const PLACE = { level: 'isee-upper', subject: 'mathematics_achievement' } as const

/** A misconception of the bank about which a lesson can be made. */
function teachable() {
  for (const { family, isReserved, offers } of bankSources(PLACE)) {
    const item = family && !isReserved ? offers.at(-1)?.item('first') : undefined
    const [says] = item ? offeredMisconceptions(item) : []
    if (!item || !says) continue
    const suspect = { questionId: item.id, ...PLACE, difficulty: item.difficulty, says }
    if (makeLesson({ suspect, students: 1, hidden: new Set(), seed: 'x' })) {
      return { patternKey: `${sourceOf(item)}:${says}`, suspect, skill: item.skill }
    }
  }
  throw new Error('the bank offers no misconception')
}

/** The student is confirmed to hold it. */
export async function confirm(studentId: string, state: 'confirmed' | 'practicing' = 'confirmed'): Promise<ReturnType<typeof teachable>> {
  const held = teachable()
  const data = { ...held.suspect, skill: held.skill, slips: [Date.now() - 3_600_000], shown: 2, cleared: 0, cleanAt: null }
  const key = { studentId, patternType: 'misconception', patternKey: held.patternKey }
  await db.wrongAnswerAnalytics.create({ data: { ...key, patternData: data, interventionStatus: state } })
  return held
}
