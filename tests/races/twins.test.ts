/** Races of sets of twins: two tabs, two sets, two presses. */
import { expect, test } from 'vitest'
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { decideConsent } from '~/models/families/consent.server'
import { mistakesOfSitting } from '~/models/mistakes/mistakes.server'
import { saveNote } from '~/models/mistakes/words/note.server'
import { checkTwin, endTwins } from '~/models/practice/twins/check.server'
import { findTwinSet } from '~/models/practice/twins/set.server'
import { startDue, startSkipped, startTwins } from '~/models/practice/twins/start.server'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent } from '../factories/accounts'
import { begunSet } from '../factories/practice/twins'
import { sitQuiz, wrongChoice } from '../factories/sittings'

const level = 'ssat-upper'
const now = new Date()

/** A student with so many mistakes. */
async function withMistakes(count: number) {
  const { id: userId } = await createStudent()
  const quiz = { userId, level, subject: 'quantitative', number: 8 } as const
  const choose = (item: Parameters<typeof wrongChoice>[0], position: number) => (position <= count ? wrongChoice(item) : null)
  const sittingId = await sitQuiz({ ...quiz, at: now, choose })
  return { userId, mistakeIds: await mistakesOfSitting({ studentId: userId, sittingId }) }
}

async function questionsOf(owner: { userId: string; sittingId: string }) {
  return (await findTwinSet(owner))?.questions ?? []
}

const reviewsOf = (studentId: string) => db.wrongAnswerReview.findMany({ where: { studentId } })

test('ten tabs that check one question at once: one answer stands, and its mistake is reviewed once', async () => {
  const { userId, mistakeIds } = await withMistakes(2)
  const owner = { userId, sittingId: begunSet(await startTwins({ studentId: userId, mistakeIds, level }, now)) }
  const checks = Array.from({ length: 10 }, (_, n) => checkTwin({ ...owner, position: 1, choice: n % 5, struck: [], seconds: 1 }, now))
  const outcomes = await Promise.all(checks)
  expect(outcomes.filter((outcome) => outcome === 'checked')).toHaveLength(1)

  const [first] = await questionsOf(owner)
  expect(first?.choice).toBe(outcomes.indexOf('checked') % 5)
  const reviews = await reviewsOf(userId)
  expect(reviews).toHaveLength(1)
  expect(reviews[0]?.performanceImprovement).toBe(first?.outcome === 'right')
  // What was left blank is among them; the twin adds none.
  expect(await db.wrongAnswer.count({ where: { studentId: userId } })).toBe(20)
})

test('the questions of a set that are all checked at once end it once, with a score that adds up', async () => {
  const { userId, mistakeIds } = await withMistakes(8)
  const owner = { userId, sittingId: begunSet(await startTwins({ studentId: userId, mistakeIds, level }, now)) }
  const questions = await questionsOf(owner)
  const choiceOf = ({ position, item }: (typeof questions)[number]) => (position % 2 ? item.answer : wrongChoice(item))
  await Promise.all(
    questions.map((question) =>
      checkTwin({ ...owner, position: question.position, choice: choiceOf(question), struck: [], seconds: 1 }, now),
    ),
  )
  const section = await db.sittingSection.findFirstOrThrow({ where: { sittingId: owner.sittingId }, include: { sitting: true } })
  const right = Math.ceil(questions.length / 2)
  expect(section).toMatchObject({ right, wrong: questions.length - right, omitted: 0, sitting: { status: 'ended', openKey: null } })
  expect(await reviewsOf(userId)).toHaveLength(questions.length)
})

test('clean answers to one mistake in two sets at once count one after the other, and for one day', async () => {
  const { userId, mistakeIds } = await withMistakes(6)
  const sets: { userId: string; sittingId: string }[] = []
  // Neither holds the other, so that the second is a set of its own.
  for (const ids of [mistakeIds.slice(0, 5), mistakeIds.slice(1).toReversed()]) {
    sets.push({ userId, sittingId: begunSet(await startTwins({ studentId: userId, mistakeIds: ids, level }, now)) })
  }
  await Promise.all(
    sets.map(async (owner) => {
      for (const { position, item } of await questionsOf(owner)) {
        await checkTwin({ ...owner, position, choice: item.answer, struck: [], seconds: 1 }, now)
      }
    }),
  )
  const inBoth = mistakeIds.slice(1, 5)
  const mistakes = await db.wrongAnswer.findMany({ where: { id: { in: inBoth } }, include: { reviews: true } })
  expect(mistakes.map(({ reviewStatus, returnStep }) => [reviewStatus, returnStep])).toEqual(inBoth.map(() => ['reviewed', 1]))
  for (const { reviews } of mistakes) expect(reviews).toHaveLength(2)
})

test('five sets of one mistake that are answered at once on the second day master it once and move it on once', async () => {
  const { userId, mistakeIds } = await withMistakes(6)
  const [shared = '', ...others] = mistakeIds
  const answer = async (sittingId: string, at: Date) => {
    const owner = { userId, sittingId }
    const question = (await questionsOf(owner)).find(({ mistakeId }) => mistakeId === shared)
    if (!question) throw new Error('the set does not ask it')
    return checkTwin({ ...owner, position: question.position, choice: question.item.answer, struck: [], seconds: 1 }, at)
  }
  await answer(begunSet(await startTwins({ studentId: userId, mistakeIds: [shared], level }, now)), now)
  const tomorrow = new Date(now.getTime() + DAY_MS)
  const sets: string[] = []
  for (const other of others) sets.push(begunSet(await startTwins({ studentId: userId, mistakeIds: [shared, other], level }, tomorrow)))
  expect(new Set(sets).size).toBe(others.length)
  expect(await Promise.all(sets.map((sittingId) => answer(sittingId, tomorrow)))).toEqual(sets.map(() => 'checked'))
  const mistake = await db.wrongAnswer.findUniqueOrThrow({ where: { id: shared }, include: { reviews: true } })
  expect(mistake).toMatchObject({ reviewStatus: 'mastered', dueAt: null, returnStep: 2, masteredAt: tomorrow })
  expect(mistake.reviews).toHaveLength(1 + sets.length)
})

test('a set that ends while its questions are checked holds exactly the answers that were taken', async () => {
  const { userId, mistakeIds } = await withMistakes(6)
  const owner = { userId, sittingId: begunSet(await startTwins({ studentId: userId, mistakeIds, level }, now)) }
  const questions = await questionsOf(owner)
  const [outcomes] = await Promise.all([
    Promise.all(questions.map(({ position, item }) => checkTwin({ ...owner, position, choice: item.answer, struck: [], seconds: 1 }, now))),
    endTwins(owner, now),
  ])
  const taken = outcomes.filter((outcome) => outcome === 'checked').length
  const section = await db.sittingSection.findFirstOrThrow({ where: { sittingId: owner.sittingId } })
  expect(section).toMatchObject({ right: taken, wrong: 0, omitted: questions.length - taken })
  expect(await reviewsOf(userId)).toHaveLength(taken)
})

test('eight presses on one mistake are one set, and so are eight on what was skipped', async () => {
  const { userId, mistakeIds } = await withMistakes(3)
  const [mistakeId = ''] = mistakeIds
  const { sessionId } = await db.wrongAnswer.findUniqueOrThrow({ where: { id: mistakeId } })
  const press = () => startTwins({ studentId: userId, mistakeIds: [mistakeId], level }, now)
  const skip = () => startSkipped({ studentId: userId, sittingId: sessionId ?? '', level }, now)
  for (const start of [press, skip]) {
    const sets = await Promise.all(Array.from({ length: 8 }, start))
    expect(new Set(sets.map(begunSet)).size).toBe(1)
  }
  expect(await db.practiceSitting.count({ where: { userId, kind: 'twins' } })).toBe(2)
})

test('ten presses on what is due are one set', async () => {
  const { userId } = await withMistakes(4)
  const due = () => startDue({ studentId: userId, filter: { show: 'open' }, level }, new Date(now.getTime() + DAY_MS))
  const sets = await Promise.all(Array.from({ length: 10 }, due))
  expect(new Set(sets.map(begunSet)).size).toBe(1)
  expect(await db.practiceSitting.count({ where: { userId, kind: 'twins' } })).toBe(1)
})

test('a note that is saved while a parent says no is gone afterwards', async () => {
  const { userId, mistakeIds } = await withMistakes(1)
  const [mistakeId = ''] = mistakeIds
  await db.studentProfile.update({ where: { userId }, data: { holder: 'child' } })
  for (let round = 0; round < 10; round++) {
    const token = randomToken()
    const parent = { parentEmail: `parent${round}@example.com`, confirmedAt: now, expiresAt: new Date(now.getTime() + DAY_MS) }
    await db.consent.create({ data: { userId, tokenHash: hashToken(token), ...parent } })
    await Promise.all([saveNote({ studentId: userId, mistakeId, note: `round ${round}` }), decideConsent({ token, decision: 'refuse' })])
    expect(await db.wrongAnswer.findUniqueOrThrow({ where: { id: mistakeId } })).toMatchObject({ note: null })
  }
})
