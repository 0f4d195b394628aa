/** The statement by hand finds what Prisma finds, field by field. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent } from '../../../tests/factories/accounts'
import { sitQuiz } from '../../../tests/factories/sittings'
import { saveAnswer } from './answer.server'
import { submitSitting } from './end.server'
import { pauseSitting } from './pause.server'
import { findQuestionRow } from './question-row.server'
import { sectionIdOf } from './sitting.server'

type Place = Parameters<typeof findQuestionRow>[0]

/** The same row as Prisma describes it. Dates inside a joined relation arrive from it as text. */
async function prismaRow({ userId, sectionId, position }: Place) {
  const response = await db.response.findFirst({
    where: { sectionId, position, section: { sitting: { userId, kind: { not: 'interactive_quiz' } } } },
    relationLoadStrategy: 'join',
    select: {
      item: { select: { content: true } },
      section: {
        select: {
          ...{ id: true, part: true, subject: true, questionCount: true, secondsAllowed: true, deadline: true, secondsLeft: true },
          ...{ millisecondsLeft: true, pauses: true, pausedAt: true, revision: true, endedAt: true, spentMilliseconds: true },
          sitting: {
            select: {
              id: true,
              kind: true,
              level: true,
              number: true,
              status: true,
              startedAt: true,
              mode: true,
              place: true,
              conditions: true,
            },
          },
          responses: {
            select: { position: true, choice: true, struck: true, flagged: true, changedAt: true },
            orderBy: { position: 'asc' },
          },
          highlights: { select: { passage: true, sentences: true, changedAt: true }, orderBy: { passage: 'asc' } },
        },
      },
    },
  })
  if (!response) return null
  const { item, section } = response
  const responses = section.responses.map((mark) => ({ ...mark, changedAt: dateOf(mark.changedAt) }))
  const highlights = section.highlights.map((one) => ({ ...one, changedAt: dateOf(one.changedAt) }))
  return { item, section: { ...section, deadline: dateOf(section.deadline), endedAt: dateOf(section.endedAt), responses, highlights } }
}

function dateOf(value: Date | string | null): Date | null {
  return value === null ? null : new Date(value)
}

async function expectSame(place: Place) {
  const row = await findQuestionRow(place)
  expect(row).toEqual(await prismaRow(place))
  return row
}

async function sitting(level: 'isee-lower' | 'ssat-upper' = 'ssat-upper') {
  const { id: userId } = await createStudent()
  const subject = level === 'ssat-upper' ? 'quantitative' : 'mathematics_achievement'
  const open = { userId, level, subject, number: 2, at: new Date() } as const
  const sittingId = await sitQuiz({ ...open, choose: () => null, stopAfter: 0 })
  return { userId, sittingId, sectionId: sectionIdOf(sittingId), position: 1 }
}

test('a fresh section, at its first and its last question', async () => {
  for (const level of ['isee-lower', 'ssat-upper'] as const) {
    const place = await sitting(level)
    const row = await expectSame(place)
    expect(row?.section.responses.length).toBe(row?.section.questionCount)
    expect(await expectSame({ ...place, position: row?.section.questionCount ?? 0 })).not.toBeNull()
  }
})

test('choices, struck choices and flags with the instants of their changes', async () => {
  const place = await sitting()
  await saveAnswer({ ...place, choice: 3, struck: [0, 2], flagged: true, seconds: 12 })
  await saveAnswer({ ...place, position: 2, choice: null, struck: [4], seconds: 3 })
  const row = await expectSame(place)
  expect(row?.section.responses.slice(0, 2)).toMatchObject([
    { choice: 3, struck: [0, 2], flagged: true, changedAt: expect.any(Date) },
    { choice: null, struck: [4], flagged: false },
  ])
})

test('the highlights of its passages, none of them included', async () => {
  const place = await sitting()
  for (const [passage, sentences] of [
    ['u02', [0, 7]],
    ['u01', []],
  ] as const) {
    await db.highlights.create({ data: { sectionId: place.sectionId, passage, sentences: [...sentences], changedAt: new Date() } })
  }
  expect((await expectSame(place))?.section.highlights).toMatchObject([
    { passage: 'u01', sentences: [] },
    { passage: 'u02', sentences: [0, 7] },
  ])
})

test('a paused section and one that has ended', async () => {
  const place = await sitting()
  await pauseSitting(place, new Date(Date.now() + 1_234))
  expect((await expectSame(place))?.section).toMatchObject({ deadline: null, pauses: 1 })
  await submitSitting(place)
  expect((await expectSame(place))?.section).toMatchObject({ endedAt: expect.any(Date), sitting: { status: 'ended' } })
})

test('nothing for another student, another position, another section, or practice', async () => {
  const place = await sitting()
  expect(await expectSame({ ...place, userId: (await createStudent()).id })).toBeNull()
  expect(await expectSame({ ...place, position: 0 })).toBeNull()
  expect(await expectSame({ ...place, position: 21 })).toBeNull()
  expect(await expectSame({ ...place, sectionId: `${place.sectionId}1` })).toBeNull()
  await db.practiceSitting.update({ where: { id: place.sittingId }, data: { kind: 'interactive_quiz' } })
  expect(await expectSame(place)).toBeNull()
})
