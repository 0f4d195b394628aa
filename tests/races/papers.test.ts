/** Races of tests on paper: the week's one, and a section that goes and comes once. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { PAPERS } from '~/exam/papers/papers.server'
import { membershipOf } from '~/models/membership/membership'
import { downloadPaper } from '~/models/papers/download.server'
import { onPaper, printRest } from '~/models/papers/handover.server'
import { returnFromPaper } from '~/models/papers/return.server'
import { saveAnswer } from '~/models/sittings/answer.server'
import { submitSitting } from '~/models/sittings/end.server'
import { pauseSitting, resumeSitting } from '~/models/sittings/pause.server'
import { createStudent } from '../factories/accounts'
import { sitQuiz } from '../factories/sittings'

const FREE = membershipOf({ createdAt: new Date(0), subscriptions: [] }, new Date())
const NOBODY = { network: null, userAgent: null }

test('of ten downloads at once, each pressed twice, a free student gets one and pays one use', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await createStudent()
    const five = PAPERS.slice(0, 5).flatMap((paper) => [paper.id, paper.id])
    const outcomes = await Promise.all(
      five.map((paperId) => downloadPaper({ id, membership: FREE }, { paperId, studentId: null, ...NOBODY })),
    )
    expect(outcomes.filter((outcome) => outcome === 'downloaded')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'again')).toHaveLength(1)
    expect(await db.pdfDownload.count({ where: { userId: id } })).toBe(1)
    expect(await db.featureUse.count({ where: { userId: id } })).toBe(1)
  }
})

test('a section goes to paper once and comes back once, whatever else is pressed at that moment', async () => {
  for (let round = 0; round < 5; round++) {
    const { id: userId } = await createStudent()
    const quiz = { level: 'isee-upper', subject: 'verbal_reasoning', number: 1 } as const
    const sittingId = await sitQuiz({ userId, ...quiz, at: new Date(), choose: () => null, stopAfter: 0 })
    const at = { userId, sittingId }
    const answer = { ...at, position: 1, choice: 0, struck: [], seconds: 1 }
    const prints = await Promise.all([
      printRest({ ...at, ...NOBODY }),
      pauseSitting(at),
      printRest({ ...at, ...NOBODY }),
      saveAnswer(answer),
      resumeSitting(at),
    ])
    expect([prints[0], prints[2]].toSorted()).toEqual(['open', 'printed'])
    expect(await db.sittingSection.findFirstOrThrow({ where: { sittingId } })).toMatchObject({ deadline: null, pausedAt: expect.any(Date) })
    const open = await onPaper(at)
    const first = await db.response.findFirstOrThrow({ where: { section: { sittingId }, position: 1 } })
    // An answer on its way is kept and not printed, or printed and not kept.
    expect(open?.positions.includes(1)).toBe(first.choice === null)

    const given = (choice: number) => new Map([[2, choice]])
    const handoverId = open?.id ?? ''
    const returns = await Promise.all([0, 1, 2].map((choice) => returnFromPaper({ ...at, handoverId, given: given(choice), by: 'string' })))
    expect(returns.filter(Boolean)).toHaveLength(1)
    const second = await db.response.findFirstOrThrow({ where: { section: { sittingId }, position: 2 } })
    expect(second.choice).toBe(returns.findIndex(Boolean))
  }
})

test('answers and the end of their section come one after the other: the end waits for them', async () => {
  for (let round = 0; round < 5; round++) {
    const { id: userId } = await createStudent()
    const quiz = { level: 'isee-upper', subject: 'verbal_reasoning', number: 2 } as const
    const sittingId = await sitQuiz({ userId, ...quiz, at: new Date(), choose: () => null, stopAfter: 0 })
    const at = { userId, sittingId }
    await printRest({ ...at, ...NOBODY })
    const handoverId = (await onPaper(at))?.id ?? ''
    const given = new Map(Array.from({ length: 20 }, (_, index) => [index + 1, 0]))
    const [returned, isEnded] = await Promise.all([returnFromPaper({ ...at, handoverId, given, by: 'table' }), submitSitting(at)])
    expect(returned).toEqual({ answered: 20, notTaken: 0 })
    const { omitted } = await db.sittingSection.findFirstOrThrow({ where: { sittingId } })
    expect(omitted).toBe(isEnded ? 0 : null)
  }
})
