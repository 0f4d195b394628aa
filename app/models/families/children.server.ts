/** What a parent who has agreed may see of a child: found only by the parent's proved address. */

import { db } from '~/db.server'
import { examLevel } from '~/models/bank/stored-level'
import { STORED_SCORE } from '~/models/tests/report/estimates.server'
import { NOT_ENDED } from './consent.server'

/** Permissions that open the child's page: confirmed once, and since then at most withdrawn by the same parent. */
export const SEES = {
  ...NOT_ENDED,
  confirmedAt: { not: null },
  OR: [{ revokedAt: null }, { refusedAt: { not: null } }],
  user: { profile: { holder: 'child' as const } },
}

const MOST_SHOWN = 50

/** The children of a parent, in the order in which they were confirmed. */
export async function childrenOf(parentEmail: string) {
  const consents = await db.consent.findMany({
    where: { parentEmail, ...SEES },
    orderBy: { confirmedAt: 'asc' },
    select: { id: true, revokedAt: true, user: { select: { firstName: true, lastName: true, deletion: { select: { dueAt: true } } } } },
  })
  return consents.map(({ id, revokedAt, user: { firstName, lastName, deletion } }) => ({
    consentId: id,
    name: `${firstName} ${lastName}`,
    mayWrite: revokedAt === null,
    deletedOn: deletion?.dueAt ?? null,
  }))
}

interface Seen {
  parentEmail: string
  consentId: string
}

/** One child with what became of the permission; null for anybody else's. */
export async function findChild({ parentEmail, consentId }: Seen) {
  const consent = await db.consent.findFirst({
    where: { id: consentId, parentEmail, ...SEES },
    select: {
      id: true,
      revokedAt: true,
      events: { orderBy: { at: 'asc' }, select: { id: true, step: true, at: true } },
      user: {
        select: {
          ...{ id: true, firstName: true, lastName: true, username: true, email: true, createdAt: true },
          profile: { select: { level: true, gradeApplied: true, testDate: true, timeZone: true, timePercent: true, accommodations: true } },
          deletion: { select: { askedBy: true, dueAt: true } },
          tutors: { where: { endedAt: null }, select: { since: true, tutor: { select: { id: true, firstName: true, lastName: true } } } },
        },
      },
    },
  })
  if (!consent) return null
  const { user, revokedAt, events } = consent
  const { profile, ...person } = user
  if (!profile) return null
  return {
    ...person,
    consentId: consent.id,
    profile: { ...profile, level: examLevel(profile.level) },
    mayWrite: revokedAt === null,
    events,
  }
}

/**
 * What the child did: results, practice, notes on mistakes, writings, own poems and what was written about passages, the newest first, at
 * most 50 of each with their number.
 */
export async function workOf(userId: string) {
  const ended = { userId, status: 'ended' as const, kind: { not: 'interactive_quiz' as const } }
  const noted = { studentId: userId, note: { not: null } }
  const written = { studentId: userId, body: { not: '' } }
  const [results, resultCount, practice, mistakes, mastered, notes, noteCount, writings, writingCount, poems, poemCount, reading, talks] =
    await Promise.all([
      db.practiceSitting.findMany({
        where: ended,
        orderBy: { startedAt: 'desc' },
        take: MOST_SHOWN,
        select: {
          ...{ id: true, kind: true, level: true, subject: true, number: true, startedAt: true, endedAt: true },
          sections: { select: { right: true, questionCount: true } },
          ...{ mode: true, estimates: { select: STORED_SCORE } },
        },
      }),
      db.practiceSitting.count({ where: ended }),
      db.response.count({ where: { section: { sitting: { userId, kind: 'interactive_quiz' } }, answeredAt: { not: null } } }),
      db.wrongAnswer.count({ where: { studentId: userId } }),
      db.wrongAnswer.count({ where: { studentId: userId, reviewStatus: 'mastered' } }),
      db.wrongAnswer.findMany({
        where: noted,
        orderBy: { createdAt: 'desc' },
        take: MOST_SHOWN,
        select: { id: true, skillArea: true, subject: true, note: true, createdAt: true },
      }),
      db.wrongAnswer.count({ where: noted }),
      db.essay.findMany({
        where: written,
        orderBy: { startedAt: 'desc' },
        take: MOST_SHOWN,
        select: { id: true, subject: true, number: true, body: true, wordCount: true, startedAt: true },
      }),
      db.essay.count({ where: written }),
      db.ownPoem.findMany({
        where: { studentId: userId },
        orderBy: { changedAt: 'desc' },
        take: MOST_SHOWN,
        select: { poemId: true, title: true, body: true, changedAt: true },
      }),
      db.ownPoem.count({ where: { studentId: userId } }),
      writtenOnPassages(userId),
      talksOf(userId),
    ])
  const texts = { notes, noteCount, writings, writingCount, poems, poemCount, reading, ...talks }
  return { results, resultCount, practice, mistakes, mastered, ...texts }
}

/** Talks with the tutor, without words of need; a talk of those alone is not among them. */
async function talksOf(userId: string) {
  const asked = { studentId: userId, messages: { some: { author: 'tutor' as const, origin: { not: 'care' as const } } } }
  const [talks, talkCount] = await Promise.all([
    db.tutorConversation.findMany({
      where: asked,
      orderBy: { updatedAt: 'desc' },
      take: MOST_SHOWN,
      select: {
        id: true,
        title: true,
        updatedAt: true,
        messages: { orderBy: { number: 'asc' }, select: { author: true, body: true, number: true, origin: true } },
      },
    }),
    db.tutorConversation.count({ where: asked }),
  ])
  return { talks: talks.map(withoutNeed), talkCount }
}

/** A talk without words of need and their answer: a child may have written about whoever reads this. */
export function withoutNeed<Row extends { messages: { number: number; origin: string }[] }>(talk: Row): Row {
  const inNeed = new Set(talk.messages.filter(({ origin }) => origin === 'care').flatMap(({ number }) => [number, number - 1]))
  return { ...talk, messages: talk.messages.filter(({ number }) => !inNeed.has(number)) }
}

/** What the child wrote beside the lines of passages, and the sentences about them. */
async function writtenOnPassages(userId: string) {
  const [noted, said] = [{ reading: { studentId: userId } }, { studentId: userId, mainIdea: { not: null } }]
  const [lines, lineCount, ideas, ideaCount] = await Promise.all([
    db.passageNote.findMany({
      where: noted,
      orderBy: { writtenAt: 'desc' },
      take: MOST_SHOWN,
      select: { id: true, line: true, text: true, writtenAt: true, reading: { select: { passageId: true } } },
    }),
    db.passageNote.count({ where: noted }),
    db.passageReading.findMany({
      where: said,
      orderBy: { sitting: { startedAt: 'desc' } },
      take: MOST_SHOWN,
      select: { sittingId: true, passageId: true, mainIdea: true },
    }),
    db.passageReading.count({ where: said }),
  ])
  return { lines, lineCount, ideas, ideaCount }
}

/** Who may look at a student's account, and since when: parents who agreed, and tutors. */
export async function whoMaySee(userId: string): Promise<{ name: string; kind: 'parent' | 'tutor'; since: Date }[]> {
  const [consents, tutors] = await Promise.all([
    db.consent.findMany({ where: { userId, ...SEES }, orderBy: { confirmedAt: 'asc' }, select: { parentEmail: true, confirmedAt: true } }),
    db.tutorStudent.findMany({
      where: { studentId: userId, endedAt: null },
      orderBy: { since: 'asc' },
      select: { since: true, tutor: { select: { firstName: true, lastName: true } } },
    }),
  ])
  return [
    ...consents.flatMap(({ parentEmail, confirmedAt }) =>
      confirmedAt ? [{ name: parentEmail, kind: 'parent' as const, since: confirmedAt }] : [],
    ),
    ...tutors.map(({ since, tutor }) => ({ name: `${tutor.firstName} ${tutor.lastName}`, kind: 'tutor' as const, since })),
  ]
}
