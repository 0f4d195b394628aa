/** Actions of the students' tools. */
import { db } from '~/db.server'
import { findOwn, seenOf } from '~/models/poems/own.server'
import { poemKey, stayInCorner } from '../../../factories/practice/poems'
import { sitQuiz, wrongChoice } from '../../../factories/sittings'
import { age, startWholeTest } from '../../../factories/whole-tests/begun'
import { offeredPrompt } from '../../../factories/writings'
import { signedIn } from '../../../support/browser'
import type { Case, Prepared } from '../case'

const PROMPT = offeredPrompt('isee-upper')

type Signed = Awaited<ReturnType<typeof signedIn>>

/** A member without limits, after the steps that lead to the action. */
function member(fields: Record<string, unknown>, steps: (signed: Signed) => Promise<Partial<Prepared>>) {
  return async (): Promise<Prepared> => {
    const signed = await signedIn({ tier: 'premium_annual' })
    return { browser: signed.browser, fields, ...(await steps(signed)) }
  }
}

const openQuiz = ({ student: { id: userId } }: Signed) =>
  sitQuiz({ userId, level: 'isee-upper', subject: 'mathematics_achievement', number: 1, at: new Date(), choose: () => null, stopAfter: 0 })

/** An action of an open quiz. */
const inQuiz = (pattern: string, writes: string[], fields: Record<string, unknown>, more: Partial<Case> = {}): Case => ({
  ...{ pattern, writes, ...more },
  prepare: member(fields, async (signed) => ({ path: pattern.replace(':sittingId', await openQuiz(signed)).replace(':position', '1') })),
})

/** An action of a timed writing that holds some text. */
const inWriting = (pattern: string, writes: string[], fields: Record<string, unknown>, more: Partial<Case> = {}): Case => ({
  ...{ pattern, writes, ...more },
  prepare: member(fields, async ({ browser, student }) => {
    const sheet = (await browser.post('/premium/sectional-quiz/essay/1')).location ?? ''
    await browser.post(sheet, { body: 'It began with a spoon.', promptId: PROMPT, intent: 'save' })
    const { id, revision } = await db.essay.findFirstOrThrow({ where: { studentId: student.id } })
    return { path: pattern.replace(':essayId', id), fields: { ...fields, seen: revision } }
  }),
})

async function mistakeOf({ student: { id: userId } }: Signed): Promise<string> {
  await sitQuiz({ userId, level: 'isee-upper', subject: 'mathematics_achievement', number: 1, at: new Date(), choose: wrongChoice })
  return (await db.wrongAnswer.findFirstOrThrow({ where: { studentId: userId } })).id
}

const inTwins = (pattern: string, writes: string[], fields: Record<string, unknown>, more: Partial<Case> = {}): Case => ({
  ...{ pattern, writes, ...more },
  prepare: member(fields, async (signed) => {
    const { location } = await signed.browser.post('/premium/twins', { mistake: await mistakeOf(signed) })
    const id = location?.split('/')[3] ?? ''
    return { path: pattern.replace(':sittingId', id).replace(':position', '1') }
  }),
})

/** An action of a poem that nobody has touched yet. */
const onPoem = (page: string, writes: string[], fields: Record<string, unknown>, more: Partial<Case> = {}): Case => ({
  ...{ pattern: `/premium/poetry-corner/:poemId${page}`, writes, ...more },
  prepare: member(fields, async () => ({ path: `/premium/poetry-corner/washer${page.replace(':number', '1')}` })),
})

const PLAN = { subject: 'mathematics_achievement', skill: '', difficulty: '', questions: '' }
const inPractice = (pattern: string, writes: string[], fields: Record<string, unknown>, more: Partial<Case> = {}): Case => ({
  ...{ pattern, writes, ...more },
  prepare: member(fields, async ({ browser }) => {
    const { location } = await browser.post('/premium/interactive-quiz', PLAN)
    return { path: pattern.replace(':sittingId', location?.split('/')[3] ?? '') }
  }),
})

const OPENED = { openedAt: String(Date.now()) }
/** A whole test mixes questions in that do not count. */
const SOME_UNSCORED = { honest: ['Response.isScored'] }
/** A choice may be the right one. */
const RIGHT_BY_CHANCE = { honest: ['Response.isRight', 'WrongAnswerReview.performanceImprovement'] }
const PAGE = { page: 'a-page-of-tests', number: 1 }
const MARK = { choice: 1, struck: [], flagged: false, changedAt: Date.now() }

const BOXES = { untimed: '', extraBreaks: '', largePrint: '', calculator: '', readAloud: '', lineReader: '' }

/** The writing of a test on paper is over, and its text may be typed in. */
async function writtenByHand({ browser, student }: Signed): Promise<Partial<Prepared>> {
  const id = await startWholeTest({ userId: student.id, at: new Date(), level: 'ssat-middle', choice: { place: 'paper' } })
  await age(id, 30)
  await browser.get(`/premium/tests/${id}`)
  const { promptId, revision } = await db.essay.findFirstOrThrow({ where: { sittingId: id } })
  return { path: `/premium/tests/${id}/writing`, fields: { promptId, body: 'It began with a spoon.', seen: revision } }
}

export const LEARN_CASES: Case[] = [
  {
    pattern: '/premium/sectional-quiz/essay/:quizNumber',
    writes: ['Essay.promptId'],
    prepare: member({}, async () => ({ path: '/premium/sectional-quiz/essay/1' })),
  },
  {
    pattern: '/premium/sectional-quiz/writing_sample/:quizNumber',
    writes: ['Essay.promptId'],
    prepare: member({}, async () => ({ path: '/premium/sectional-quiz/writing_sample/1?level=ssat-upper' })),
  },
  {
    pattern: '/premium/sectional-quiz/:subject/:quizNumber',
    writes: ['PracticeSitting.number', 'Response.itemId'],
    prepare: member({}, async () => ({ path: '/premium/sectional-quiz/mathematics_achievement/2' })),
  },
  {
    pattern: '/premium/practice-test/:testNumber',
    writes: ['PracticeSitting.mode', 'Response.itemId'],
    ...SOME_UNSCORED,
    prepare: member({ mode: 'rehearsal', place: 'home', time: '100', warnings: 'five', ...BOXES }, async () => ({
      path: '/premium/practice-test/1',
    })),
  },
  {
    pattern: '/premium/tests/:sittingId',
    writes: ['SittingSection.endedAt'],
    ...SOME_UNSCORED,
    prepare: member({ step: 'VR', intent: 'end', because: '' }, async ({ student }) => ({
      path: `/premium/tests/${await startWholeTest({ userId: student.id, at: new Date() })}`,
    })),
  },
  {
    pattern: '/premium/tests/:sittingId/abandonment',
    writes: ['PracticeSitting'],
    readsNothing: true,
    prepare: member({}, async ({ student }) => ({
      path: `/premium/tests/${await startWholeTest({ userId: student.id, at: new Date() })}/abandonment`,
    })),
  },
  {
    pattern: '/premium/tests/:sittingId/writing',
    writes: ['Essay.body'],
    prepare: member({}, writtenByHand),
  },
  inWriting('/premium/writing/:essayId', ['Essay.body'], { body: 'It went on.', promptId: PROMPT, intent: 'save' }),
  inWriting('/premium/writing/:essayId/submission', ['Essay.submittedAt'], {}),
  inWriting('/premium/writing/:essayId/abandonment', ['Essay'], {}, { readsNothing: true }),
  inWriting(
    '/api/writings/:essayId/text',
    ['Essay.body'],
    { ...PAGE, body: 'It went on.', promptId: PROMPT, isFinal: false },
    { isCall: true },
  ),
  inQuiz(
    '/premium/sittings/:sittingId/questions/:position',
    ['Response.choice'],
    { ...OPENED, choice: '1', struck: '2', intent: 'save' },
    RIGHT_BY_CHANCE,
  ),
  inQuiz('/premium/sittings/:sittingId/pause', ['SittingSection.pausedAt'], {}),
  inQuiz('/premium/sittings/:sittingId/abandonment', ['PracticeSitting'], {}, { readsNothing: true }),
  inQuiz('/premium/sittings/:sittingId/submission', ['PracticeSitting.endedAt'], {}),
  inQuiz(
    '/api/sittings/:sittingId/section',
    ['Response.choice'],
    { ...PAGE, seen: 0, questions: [{ position: 1, spent: 5000, mark: MARK }], highlights: [] },
    { isCall: true },
  ),
  { pattern: '/premium/interactive-quiz', writes: ['PracticeSitting.kind'], prepare: member(PLAN, async () => ({})) },
  inPractice(
    '/premium/interactive-quiz/:sittingId',
    ['Response.choice'],
    {
      ...OPENED,
      intent: 'check',
      position: '1',
      choice: '1',
      struck: '2',
    },
    RIGHT_BY_CHANCE,
  ),
  inPractice('/premium/interactive-quiz/:sittingId/summary', ['PracticeSitting.endedAt'], {}, { readsNothing: true }),
  {
    pattern: '/premium/mistakes/:mistakeId',
    writes: ['WrongAnswer.note', 'WrongAnswer.wrongAnswerType', 'WrongAnswer.metadata'],
    prepare: member({ note: 'Read it twice.', wrongAnswerType: 'time_pressure', confidenceLevel: '2' }, async (signed) => ({
      path: `/premium/mistakes/${await mistakeOf(signed)}`,
    })),
  },
  {
    pattern: '/premium/twins',
    writes: ['PracticeSitting.kind'],
    prepare: member({}, async (signed) => ({ fields: { mistake: await mistakeOf(signed) } })),
  },
  inTwins('/premium/twins/:sittingId/questions/:position', ['Response.choice'], { ...OPENED, choice: '1', struck: '2' }, RIGHT_BY_CHANCE),
  inTwins('/premium/twins/:sittingId/summary', ['PracticeSitting.endedAt'], {}, { readsNothing: true }),
  onPoem('', ['PoemReading.poemId'], { intent: 'read' }),
  onPoem('/questions/:number', ['PoemAnswer.choice'], { choice: String((poemKey('washer', 1) + 1) % 4) }),
  onPoem('/own', ['OwnPoem.body'], { title: 'Rain', body: 'It rained.', seen: '0' }),
  {
    pattern: '/premium/poetry-corner/:poemId/own/deletion',
    writes: ['OwnPoem'],
    prepare: member({}, async ({ student }) => {
      await stayInCorner(student.id)
      const seen = seenOf(await findOwn({ userId: student.id, poemId: 'night-bus' }))
      return { path: '/premium/poetry-corner/night-bus/own/deletion', fields: { seen: String(seen) } }
    }),
  },
]
